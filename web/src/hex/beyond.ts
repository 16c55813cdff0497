/** Golden places out of sight, told at the side of the map where they are. */

import { onScreen, type Camera, type Size } from "./camera";
import type { Cell } from "./cell";
import { boxOf, hexOf, type Hex } from "./geometry";

export type Side = "top" | "right" | "bottom" | "left";

/** The places beyond one side. */
export interface Hidden {
  side: Side;
  hexes: Hex[];
  /** Where along the side, in pixels. */
  along: number;
}

const MARGIN = 30; // pixels that a tab keeps from the corners

export function hidden(cells: Cell[], camera: Camera, room: Size): Hidden[] {
  const found = new Map<Side, { hexes: Hex[]; sum: number }>();
  for (const cell of cells) {
    if (cell.lit !== "full") continue;
    const hex = hexOf(cell.name);
    const seen = onScreen(camera, boxOf([hex]));
    const at = { x: (seen.left + seen.right) / 2, y: (seen.top + seen.bottom) / 2 };
    const side = sideOf(at, room);
    if (!side) continue;
    const along = side === "top" || side === "bottom" ? at.x : at.y;
    const { hexes, sum } = found.get(side) ?? { hexes: [], sum: 0 };
    found.set(side, { hexes: [...hexes, hex], sum: sum + along });
  }
  return [...found].map(([side, { hexes, sum }]) => {
    const length = side === "top" || side === "bottom" ? room.width : room.height;
    const along = Math.min(Math.max(sum / hexes.length, MARGIN), Math.max(MARGIN, length - MARGIN));
    return { side, hexes, along };
  });
}

/** Beyond which side a point lies, the one that it is farther from; none if it is in sight. */
function sideOf({ x, y }: { x: number; y: number }, { width, height }: Size): Side | null {
  const [left, right, top, bottom] = [-x, x - width, -y, y - height];
  const most = Math.max(left, right, top, bottom);
  if (most <= 0) return null;
  if (most === left) return "left";
  if (most === right) return "right";
  return most === top ? "top" : "bottom";
}
