/** What is explained: sentences out of what the rules foretell, or told last. */

import { lifting } from "./hand.svelte";
import { goingOf, KEPT, liftOf, pawnsAt, pointsOf, STOCK, storeysAt, whose } from "./view";
import type { Baubyron, Trial } from "./view";
import { previewOf } from "./view";

interface Line {
  /** Whose arms stand before it; null is red. */
  seat?: number | null;
  text: string;
  clause?: string;
}

export interface Told {
  title: string;
  lines: Line[];
}

export function consequences(
  look: Baubyron,
  trial: Trial | null,
  from: string | null,
): Told | null {
  if (trial) return { title: titleOf(look, trial), lines: trialLines(look, trial) };
  if (look.mine && !look.past && from !== null && !lifting()) return inHand(look, from);
  if (look.mine && !look.past && look.next.length === 1 && look.next[0] === "pass")
    return {
      title: look.t("board-baubyron-nothing"),
      lines: [{ text: look.t("board-baubyron-may-pass"), clause: "4.4" }],
    };
  return null;
}

function titleOf({ t }: Baubyron, { step, pawns }: Trial): string {
  const going = goingOf(step);
  const goes = pawns.at(-1) === null ? "lead" : "go";
  const deed = going ? (going.ejects ? "eject" : goes) : liftOf(step) ? "lift" : "red";
  return t("board-baubyron-if", { deed });
}

function trialLines(look: Baubyron, trial: Trial): Line[] {
  const { t, view, settled } = look;
  const preview = previewOf(look, trial.step);
  const lines: Line[] = [];
  if (view.winner !== null)
    lines.push({
      seat: view.winner,
      text: t("board-baubyron-wins", whose(look, view.winner)),
      clause: "9.1",
    });
  else if (view.phase === "over") lines.push({ text: t("board-baubyron-stuck"), clause: "9.2" });
  if (trial.ejected !== undefined) lines.push(ejection(look, trial.ejected));
  for (const seat of preview?.blocked ?? [])
    lines.push({ seat, text: t("board-baubyron-blocks", whose(look, seat)), clause: "5.1" });
  for (const seat of preview?.freed ?? [])
    lines.push({ seat, text: t("board-baubyron-frees", whose(look, seat)), clause: "5.1" });
  for (const { seat } of look.players) {
    const [was, is] = [pointsOf(settled, seat), pointsOf(view, seat)];
    if (was !== is && view.winner === null)
      lines.push({ seat, text: t("board-baubyron-nearer", { ...whose(look, seat), was, is }) });
  }
  if (!lines.length) lines.push({ text: t("board-baubyron-quiet") });
  return lines;
}

function ejection(look: Baubyron, victim: number | null): Line {
  const stock = victim === null ? 0 : (look.view.seats[victim]?.stock ?? 0);
  const text = look.t("board-baubyron-ejected", { ...whose(look, victim), stock });
  return { seat: victim, text, clause: "6.6" };
}

/** The pawn in hand: where it stands, and on whom. */
function inHand(look: Baubyron, from: string): Told {
  const { t, settled } = look;
  if (from === STOCK || from === KEPT)
    return {
      title: t("board-baubyron-from", { from }),
      lines: [{ text: t("board-baubyron-entering-cost"), clause: from === KEPT ? "5.5" : "5.4" }],
    };
  const pile = settled.piles.find(({ cell }) => cell === from);
  const top = pile?.pawns.at(-1) ?? null;
  const beneath = pile?.pawns.at(-2);
  const facts = {
    height: (pile?.height ?? 1) - 1,
    storeys: storeysAt(settled, from),
    count: (pile?.pawns.length ?? 1) - 1,
  };
  const lines: Line[] = [{ text: t("board-baubyron-stands", facts), clause: "5.2" }];
  if (beneath !== undefined)
    lines.push({
      seat: beneath,
      text: t("board-baubyron-would-free", whose(look, beneath)),
      clause: "5.1",
    });
  const title = t("board-baubyron-pawn-of", whose(look, top));
  return { title, lines };
}

/** What the seal says. */
export function deedOf({ draft, t, view, settled }: Baubyron): string {
  const step = draft[0] ?? "";
  const going = goingOf(step);
  if (step === "pass") return t("board-baubyron-pass");
  if (view.winner !== null && settled.winner === null) return t("board-baubyron-confirm-win");
  if (going) {
    const goes = pawnsAt(view, going.to).at(-1) === null ? "lead" : "go";
    const deed = going.ejects ? "eject" : pawnsAt(settled, going.to).length ? "climb" : goes;
    return t("board-baubyron-confirm", { deed });
  }
  return t("board-baubyron-confirm", { deed: liftOf(step) ? "lift" : "red" });
}
