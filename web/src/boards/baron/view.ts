/** Small readings of a view of Baron; everything in them comes with the view. */

import type { Tincture } from "../../arms";
import { hexOf, nameOf, neighbours } from "../../hex/geometry";
import type { Look } from "../../play/kit";
import type { BaronLaid, BaronOffer, BaronView } from "../../wire";

export type Baron = Look<BaronView>;

/** The drawing of a tile in land.svg. */
const LANDS: Record<string, string> = {
  M: "meadow",
  V: "village",
  F: "field",
  W: "forest",
  Y: "vineyard",
  Q: "quarry",
  P: "pond",
  S: "marsh",
  X: "cursed",
};

export function landOf(tile: string): string {
  return LANDS[tile] ?? "meadow";
}

const TINCTURES: Record<string, Tincture> = {
  red: "gules",
  white: "argent",
  blue: "azure",
  black: "sable",
  yellow: "or",
};

export function tinctureOf(view: BaronView, seat: number): Tincture | null {
  return TINCTURES[view.seats[seat]?.colour ?? ""] ?? null;
}

/** A step in the game's notation, taken apart: `Q@2,-3` lays Q at 2,-3. */
export function placed(move: string): { what: string; cell: string } | null {
  const [what = "", cell] = move.split("@");
  return cell === undefined ? null : { what, cell };
}

/** The place in the display that a draft draws from, as its step: `d2`. */
export function drawing({ draft }: Baron): string | null {
  return draft.find((move) => /^d\d$/.test(move)) ?? null;
}

/** A tile of the display that is drawn on trial. */
export function joining(look: Baron): BaronOffer | undefined {
  const step = drawing(look);
  return step === null ? undefined : look.settled.display[Number(step.slice(1)) - 1];
}

/** The nature that this seat drew last, on trial or for good. */
export function drawnTile(look: Baron): string | null {
  const { story, seat } = look;
  const last = story.findLast(({ kind, facts }) => kind === "drew" && facts["seat"] === seat);
  return joining(look)?.tile ?? (last ? String(last.facts["tile"]) : null);
}

/** Where the draft lays its tile. */
export function layOf(draft: string[]): { at: number; what: string; cell: string } | null {
  const at = draft.findIndex((move) => !["keep", undefined].includes(placed(move)?.what));
  const lay = placed(draft[at] ?? "");
  return lay && { at, ...lay };
}

/** The tiles of a keep's land (5.1): its meadow and those around it, the meadow first. */
export function landOfKeep({ tiles }: BaronView, cell: string): BaronLaid[] {
  const at = new Map(tiles.map((laid) => [laid.cell, laid]));
  return [hexOf(cell), ...neighbours(hexOf(cell))].flatMap((hex) => at.get(nameOf(hex)) ?? []);
}
