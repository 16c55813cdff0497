/** Golden places out of sight, told at the side of the map where they are. */

import { onScreen, type Camera, type Size } from "./camera";
import type { Box } from "./geometry";

export type Side = "top" | "right" | "bottom" | "left";

/** The places beyond one side. */
export interface Hidden {
  side: Side;
  places: Box[];
  /** Where along the side, in pixels. */
  along: number;
}

const MARGIN = 30; // pixels that a tab keeps from the corners,
const TOOLS = 72; // and from the upper right one: there are the tools,
const COLUMN = 166; // one above the other

export function hidden(lit: Box[], camera: Camera, room: Size): Hidden[] {
  const found = new Map<Side, { places: Box[]; sum: number }>();
  for (const place of lit) {
    const seen = onScreen(camera, place);
    const at = { x: (seen.left + seen.right) / 2, y: (seen.top + seen.bottom) / 2 };
    const side = sideOf(at, room);
    if (!side) continue;
    const along = side === "top" || side === "bottom" ? at.x : at.y;
    const { places, sum } = found.get(side) ?? { places: [], sum: 0 };
    found.set(side, { places: [...places, place], sum: sum + along });
  }
  return [...found].map(([side, { places, sum }]) => {
    const [least, most] = ends(side, room);
    const along = Math.min(Math.max(sum / places.length, least), Math.max(least, most));
    return { side, places, along };
  });
}

/** From where to where along a side a tab may lie. */
function ends(side: Side, { width, height }: Size): [number, number] {
  if (side === "top") return [MARGIN, width - TOOLS];
  if (side === "bottom") return [MARGIN, width - MARGIN];
  const corner = height > 2 * COLUMN ? COLUMN : TOOLS;
  return [side === "right" ? corner : MARGIN, height - MARGIN];
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

/** The smallest box that holds them all. */
export function around(boxes: Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}
