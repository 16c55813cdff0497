/** Baron at the table. */

import english from "../../../../src/baronnies/games/baron/words.en.ftl?raw";
import french from "../../../../src/baronnies/games/baron/words.fr.ftl?raw";
import land from "../../hex/land.svg?raw";
import type { Kit, Moment, Sound } from "../../play/kit";
import type { BaronView, Told } from "../../wire";
import { add } from "../../words";
import { signed } from "../../numbers";
import Before from "./Before.svelte";
import Board from "./Board.svelte";
import Explained from "./Explained.svelte";
import { affairOf } from "./fights";
import { hand, inHand } from "./hand.svelte";
import { labels } from "./labels";
import { FIGHT } from "./telling.svelte";
import Scene from "./Scene.svelte";
import Sign from "./Sign.svelte";
import Tray from "./Tray.svelte";
import { drawing, joining, placed, tinctureOf, type Baron } from "./view";
import ownEnglish from "./words.en.ftl?raw";
import ownFrench from "./words.fr.ftl?raw";

add(french, english);
add(ownFrench, ownEnglish);

const GLANCE = 650; // milliseconds for a tile or a keep

/** A tile is laid in every turn, so the tiles tell how many turns there are. */
function turns({ tiles, out, pile, display, seats }: BaronView): number {
  const held = seats.reduce((all, { reserve }) => all + reserve, 0);
  return tiles.length - 1 + out.length + pile + display.length + held;
}

function where({ view, t }: Baron): string {
  if (view.phase === "end") return t("board-baron-where-end");
  if (view.phase === "over") return t("board-baron-where-over");
  const of = turns(view);
  return t("board-baron-where", { turn: Math.min(view.turn + 1, of), of });
}

function now(look: Baron): [now: string, note: string] {
  const { view, t } = look;
  const trial = look.draft.at(-1) === drawing(look) ? "draw" : "done";
  if (look.done) return [t(`board-baron-trial-${trial}`), t(`board-baron-note-trial-${trial}`)];
  if (view.phase === "lay") return laying(look);
  const asks = ["draw", "discard", "keep", "end"].includes(view.phase);
  return asks
    ? [t(`board-baron-now-${view.phase}`), t(`board-baron-note-${view.phase}`)]
    : ["", ""];
}

function laying(look: Baron): [string, string] {
  const { view, t } = look;
  const tile = inHand(look);
  const last = view.display.length === 0;
  const note = last ? t("board-baron-note-last", { count: view.reserve.length }) : "";
  if (hand.cell !== null) return [t("board-baron-now-which"), note];
  return [
    t("board-baron-now-lay", { tile: tile ?? "M" }),
    note || t("board-baron-note-lay", { others: others(look) }),
  ];
}

/** Whether there is a choice of natures. */
function others({ next }: Baron): "yes" | "no" {
  return new Set(next.map((move) => placed(move)?.what)).size > 1 ? "yes" : "no";
}

/** What the draft would bring this seat: the plaque says it again. */
function price({ view, settled, seat }: Baron): string {
  if (seat === null) return "none";
  const won = (view.seats[seat]?.honour ?? 0) - (settled.seats[seat]?.honour ?? 0);
  return won ? signed(won) : "none";
}

function confirm(look: Baron): string {
  const { draft, next, t } = look;
  const last = draft.at(-1) ?? "";
  const drawn = last === drawing(look) ? joining(look) : undefined;
  if (drawn) return t("board-baron-confirm-draw", { cost: drawn.cost });
  if (next.includes("pass"))
    return last ? t("board-baron-confirm-bare", { price: price(look) }) : t("board-baron-pass");
  if (placed(last)?.what === "keep") return t("board-baron-confirm-keep", { price: price(look) });
  if (last === "try" || last === "hold") return t("board-baron-confirm-end");
  return t("board-baron-confirm-lay", { price: price(look) });
}

function under({ view, t }: Baron, seat: number): string {
  const facts = view.seats[seat];
  if (!facts) return "";
  if (facts.fell) return t("baron-see-fell");
  return t("board-baron-keeps", { stock: facts.stock });
}

function pace(story: Told[]): number {
  const fights = affairOf(story)?.duels.length ?? 0;
  const seen = story.some(({ kind }) => kind === "laid" || kind === "keep" || kind === "drew");
  return fights * FIGHT + (seen ? GLANCE : 0);
}

/** Which fact of an event tells honour, and which way it went. */
const BRINGS: Record<string, [fact: string, way: 1 | -1]> = {
  established: ["honour", 1],
  contact: ["honour", 1],
  relief: ["honour", 1],
  loss: ["honour", -1],
  drew: ["cost", -1],
};

function gain({ kind, facts }: Told): { seat: number; points: number } | null {
  const [fact, way] = BRINGS[kind] ?? [];
  if (fact === undefined || way === undefined) return null;
  return { seat: Number(facts["seat"]), points: way * Number(facts[fact]) };
}

const SOUNDS: Record<string, Sound> = {
  drew: "card",
  laid: "tile",
  keep: "keep",
  faced: "fight",
  rivals: "fight",
};

export const kit: Kit<BaronView> = {
  sound: ({ kind }) => SOUNDS[kind] ?? null,
  where: ({ facts }) => String(facts["cell"] ?? ""),
  gain,
  Sign,
  goal: ({ t }) => t("board-baron-goal"),
  moment: (look): Moment => {
    const [what, note] = now(look);
    return { where: where(look), now: what, note, confirm: confirm(look) };
  },
  points: ({ view }, seat) => view.seats[seat]?.honour ?? 0,
  under,
  tincture: tinctureOf,
  ends: ({ next }) => (next.includes("pass") ? "pass" : null),
  secrets: true,
  pace,
  drawings: land,
  Board,
  Tray,
  Before,
  Explained,
  Scene,
  labels,
  supporter: (tincture) => `ba-${tincture}`,
};
