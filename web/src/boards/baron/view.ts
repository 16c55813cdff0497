/** What a seat sees of Baron, as the game's view.py makes it. */

import type { Tincture } from "../../arms";

export interface TileFacts {
  /** A letter of MVFWYQPSX. */
  tile: string;
  value: number;
}

export interface Laid extends TileFacts {
  cell: string;
  q: number;
  r: number;
}

export interface KeepFacts {
  cell: string;
  seat: number;
  baron: boolean;
  worth: number;
  missing: number;
  land: string[];
}

export interface Preview {
  move: string;
  contact: number;
  honour: number[];
  falls: number[];
  story: (string | number)[][];
}

export interface SeatView {
  colour: string | null;
  honour: number;
  fell: number;
  stock: number;
  reserve: number;
  known: string;
  maybe: string;
  place: number | null;
}

export interface BaronView {
  phase: "deal" | "refill" | "draw" | "lay" | "discard" | "keep" | "end" | "over";
  turn: number;
  asked: number[];
  seat: number | null;
  first: number | null;
  tiles: Laid[];
  free: string[];
  keeps: KeepFacts[];
  display: (TileFacts & { cost: number; payable: boolean })[];
  pile: number;
  buried: (TileFacts & { above: number })[];
  out: string;
  reserve: TileFacts[];
  back: number;
  knight: string | null;
  tries: string[];
  seats: SeatView[];
  previews: Preview[];
}

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

/** A number with its sign, as the games write it. */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : `${number}`.replace("-", "−");
}
