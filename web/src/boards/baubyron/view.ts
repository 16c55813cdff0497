/** Small readings of a view of Baubyron; everything in them comes with the view. */

import type { Look } from "../../play/kit";
import type { BaubyronPreview, BaubyronView } from "../../wire";
import type { Building } from "./grid";

export type Baubyron = Look<BaubyronView>;

/** The building stands; until then people build together. */
export function built({ past, view, settled }: Baubyron): boolean {
  return (past ? view : settled).site === null;
}

const NOTHING: Building = { cells: [], blocks: [], entries: [], goal: null };

/** What stands, or what is being built. */
export function buildingOf({ building, site }: BaubyronView): Building {
  if (building) {
    const { cells, entries, goal, code } = building;
    return { cells, entries, goal, blocks: (code.split(" @")[0] ?? "").split(" ") };
  }
  if (!site) return NOTHING;
  return { cells: site.cells, entries: site.entries, goal: null, blocks: site.blocks };
}

/** One's own pawns beside the board, and the red ones one keeps: where moves begin too. */
export const STOCK = "in";
export const KEPT = "red";

/** A pawn's move, taken apart: `a1xc2` goes from a1 to c2 and ejects there. */
export interface Going {
  from: string;
  to: string;
  ejects: boolean;
}

export function goingOf(step: string): Going | null {
  const found = /^([a-z]\d+|in|red)([-x])([a-z]\d+)$/.exec(step);
  if (!found) return null;
  const [, from = "", sign, to = ""] = found;
  return { from, to, ejects: sign === "x" };
}

/** A buried pawn that comes to the top of its pile: `a1^2`. */
export function liftOf(step: string): { cell: string; level: number } | null {
  const [cell = "", level] = step.split("^");
  return level === undefined ? null : { cell, level: Number(level) };
}

/** Where a red pawn is placed before the race: `red:c3`. */
export function redAt(step: string): string | null {
  return step.startsWith("red:") ? step.slice(4) : null;
}

/** The cell that a step is about in the end. */
function endOf(step: string): string | null {
  return goingOf(step)?.to ?? liftOf(step)?.cell ?? redAt(step);
}

export function pawnsAt({ piles }: BaubyronView, cell: string): (number | null)[] {
  return piles.find((pile) => pile.cell === cell)?.pawns ?? [];
}

export function storeysAt({ building }: BaubyronView, cell: string): number {
  return building?.cells.find((one) => one.cell === cell)?.storeys ?? 0;
}

/** What the draft, or a step, would do. */
export function previewOf({ settled }: Baubyron, step: string): BaubyronPreview | undefined {
  return settled.previews.find(({ move }) => move === step);
}

/** Points from a player's best pawn to the goal, pawns apart; outside, all of them. */
export function pointsOf({ seats, building }: BaubyronView, seat: number): number {
  return seats[seat]?.points ?? building?.points ?? 0;
}

/** A pawn's owner for a sentence, which may say "you" or "red". */
export function whose(look: Baubyron, seat: number | null): { who: string; name: string } {
  if (seat === null) return { who: "red", name: "" };
  return { who: seat === look.seat ? "you" : "they", name: look.players[seat]?.name ?? "" };
}

/** What a draft does on the board. */
export interface Trial {
  step: string;
  /** The cell where the pawn was; null: it comes from beside the board. */
  from: string | null;
  to: string;
  /** The pawns of that cell, if it is done: the one that moved is on top. */
  pawns: (number | null)[];
  /** Who goes away; undefined: nobody. */
  ejected: number | null | undefined;
  way: string[];
  costs: number[];
}

export function trialOf(look: Baubyron): Trial | null {
  const step = look.draft[0];
  const to = step === undefined ? null : endOf(step);
  if (step === undefined || to === null || look.past) return null;
  const going = goingOf(step);
  const preview = previewOf(look, step);
  const from = going && ![STOCK, KEPT].includes(going.from) ? going.from : null;
  const lifted = liftOf(step) !== null;
  return {
    step,
    from,
    to,
    pawns: pawnsAt(look.view, to),
    ejected: lifted ? pawnsAt(look.settled, to).at(-1) : preview?.ejects[0],
    way: preview ? preview.way.split(" ") : [],
    costs: preview?.costs ?? [],
  };
}

/** Pawns as they stand, with the one that would go at both ends of its way. */
export function pilesWith({ piles }: BaubyronView, trial: Trial | null) {
  if (!trial) return piles;
  const rest = piles.filter(({ cell }) => cell !== trial.to);
  return [
    ...rest.map((pile) => ({ ...pile, leaving: pile.cell === trial.from })),
    { cell: trial.to, pawns: trial.pawns },
  ];
}
