/** Where one looks: a point of the map is drawn at `x + scale * point`, in pixels. */

import { WIDTH, type Box, type Point } from "./geometry";

export interface Camera {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

const LEAST = 40 / WIDTH; // no hexagon is narrower than a fingertip, unless a person zooms out
const NEARLY = 0.9; // of that is enough where everything is seen then
const MOST = 1.12; // few hexagons do not fill a desk's screen,
const ACROSS = 7; // nor a larger one: so many stand across it at least
const CLOSEST = 2.4;
const EDGE = 6; // pixels left bare around it
const KEPT = 90; // pixels of the land that cannot be pushed off the screen

/** Everything, if that leaves nothing smaller than the least scale: hexagons may be a little smaller. */
export function fit(box: Box, size: Size, least?: number): Camera {
  const most = Math.max(MOST, Math.min(size.width, size.height) / ACROSS / WIDTH);
  const all = whole(box, size);
  const enough = all >= (least ?? NEARLY * LEAST);
  return centred(box, size, Math.min(most, enough ? all : (least ?? LEAST)));
}

/** The scale at which everything is seen. */
function whole({ left, top, right, bottom }: Box, { width, height }: Size): number {
  return Math.min((width - 2 * EDGE) / (right - left), (height - 2 * EDGE) / (bottom - top));
}

function centred(box: Box, { width, height }: Size, scale: number): Camera {
  return {
    x: width / 2 - (scale * (box.left + box.right)) / 2,
    y: height / 2 - (scale * (box.top + box.bottom)) / 2,
    scale,
  };
}

/** Nearer or farther; the point under the fingers stays there. */
export function zoom(camera: Camera, by: number, at: Point, box: Box, size: Size): Camera {
  const farthest = Math.min(LEAST, whole(box, size));
  const scale = Math.min(Math.max(CLOSEST, camera.scale), Math.max(farthest, camera.scale * by));
  const grown = scale / camera.scale;
  return { x: at.x - grown * (at.x - camera.x), y: at.y - grown * (at.y - camera.y), scale };
}

/** Moved, as far as the land stays in sight. */
export function pan(camera: Camera, by: Point, box: Box, { width, height }: Size): Camera {
  const { scale } = camera;
  return {
    x: between(KEPT - scale * box.right, camera.x + by.x, width - KEPT - scale * box.left),
    y: between(KEPT - scale * box.bottom, camera.y + by.y, height - KEPT - scale * box.top),
    scale,
  };
}

/** Moved as little as it takes to see a box. */
export function reveal(camera: Camera, box: Box, { width, height }: Size): Camera {
  const seen = onScreen(camera, box);
  return {
    ...camera,
    x: camera.x + nudge(seen.left, seen.right, width),
    y: camera.y + nudge(seen.top, seen.bottom, height),
  };
}

export function sees(camera: Camera, box: Box, { width, height }: Size): boolean {
  const { left, top, right, bottom } = onScreen(camera, box);
  return left >= -1 && top >= -1 && right <= width + 1 && bottom <= height + 1;
}

export function onScreen({ x, y, scale }: Camera, box: Box): Box {
  return {
    left: x + scale * box.left,
    top: y + scale * box.top,
    right: x + scale * box.right,
    bottom: y + scale * box.bottom,
  };
}

function nudge(from: number, to: number, room: number): number {
  if (from < 0) return -from;
  return to > room ? Math.max(room - to, -from) : 0;
}

function between(least: number, value: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

const APART = 4; // pixels between a place and the words at it

/** Where words of this height begin at a place on the screen: above it, else below, never out of the room. */
export function wordsAt(place: Box, high: number, room: Size): number {
  const above = place.top - APART - high;
  const below = Math.min(place.bottom + APART, room.height - high);
  return Math.max(0, above < 0 ? below : above);
}
