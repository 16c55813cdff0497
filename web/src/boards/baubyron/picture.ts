/** What the relief paints: a building, what stands on it and the light on it. It knows no three.js. */

import type { Charge, Tincture } from "../../arms";
import type { Building, Frame, Gaze, Stop } from "./grid";

export interface Picture {
  building: Building;
  /** The lines whose names are shown; those of the building, unless there is more to see. */
  frame?: Frame;
  gaze: Gaze;
  /** Whose pawns there are. */
  arms: { tincture: Tincture; charge: Charge }[];
  /** From below; null is red. `leaving`: the one on top would go away. */
  piles: { cell: string; pawns: (number | null)[]; leaving?: boolean }[];
  /** The pawn on top of a pile comes there over these. */
  coming?: { cell: string; over: Stop[] } | null;
  /** Light on cells: where one may go, would go, could begin, may not, or where somebody just went. */
  lights: { cell: string; how: Light }[];
  /** A block on trial: `ub2`. */
  block: string | null;
  /** Storeys above this are glass. */
  clear: number;
  /** Cells whose columns are looked through. */
  through: string[];
}

export type Light = "lit" | "on" | "able" | "refused" | "last";

/** A block where it lies: its cells, the storeys under it and its own. */
export interface Laid {
  kind: string;
  cells: string[];
  bottom: number;
  thick: number;
}

/** Blocks laid one after the other; each lies on what is under it. */
export function lay(blocks: string[]): Laid[] {
  const heights = new Map<string, number>();
  return blocks.map((word) => {
    const kind = word.charAt(0);
    const first = word.slice(1);
    const cells = kind === "u" ? [first] : [first, beside(first, kind)];
    const bottom = heights.get(first) ?? 0;
    const thick = kind === "u" ? 2 : 1;
    for (const cell of cells) heights.set(cell, bottom + thick);
    return { kind, cells, bottom, thick };
  });
}

function beside(cell: string, kind: string): string {
  const [column, row] = [cell.charCodeAt(0), Number(cell.slice(1))];
  return kind === "x" ? `${String.fromCharCode(column + 1)}${row}` : `${cell.charAt(0)}${row + 1}`;
}
