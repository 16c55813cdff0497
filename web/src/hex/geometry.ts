/**
 * Hexagons with their tops up, at axial coordinates: q grows to the east, r to the south-east.
 *
 * Lengths are those of the drawings in land.svg: a hexagon is 100 high.
 */

export interface Hex {
  q: number;
  r: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const RADIUS = 50;
export const WIDTH = Math.sqrt(3) * RADIUS;
const ROW = 1.5 * RADIUS;

/** The six directions, clockwise from the upper right: the sides of a hexagon in the same order. */
const DIRECTIONS = {
  ne: { q: 1, r: -1 },
  e: { q: 1, r: 0 },
  se: { q: 0, r: 1 },
  sw: { q: -1, r: 1 },
  w: { q: -1, r: 0 },
  nw: { q: 0, r: -1 },
} as const;
export type Direction = keyof typeof DIRECTIONS;
const SIDES: readonly Hex[] = Object.values(DIRECTIONS);

export function nameOf({ q, r }: Hex): string {
  return `${q},${r}`;
}

export function hexOf(name: string): Hex {
  const [q = 0, r = 0] = name.split(",").map(Number);
  return { q, r };
}

export function step({ q, r }: Hex, way: Direction, times = 1): Hex {
  return { q: q + times * DIRECTIONS[way].q, r: r + times * DIRECTIONS[way].r };
}

export function neighbours({ q, r }: Hex): Hex[] {
  return SIDES.map((side) => ({ q: q + side.q, r: r + side.r }));
}

export function middle({ q, r }: Hex): Point {
  return { x: WIDTH * (q + r / 2), y: ROW * r };
}

/** The corners around a middle, clockwise from the top. */
export function corners(at: Point = { x: 0, y: 0 }, radius = RADIUS): Point[] {
  const wide = (Math.sqrt(3) / 2) * radius;
  return [
    { x: at.x, y: at.y - radius },
    { x: at.x + wide, y: at.y - radius / 2 },
    { x: at.x + wide, y: at.y + radius / 2 },
    { x: at.x, y: at.y + radius },
    { x: at.x - wide, y: at.y + radius / 2 },
    { x: at.x - wide, y: at.y - radius / 2 },
  ];
}

export function path(points: Point[]): string {
  return `M${points.map(({ x, y }) => `${short(x)} ${short(y)}`).join("L")}Z`;
}

/** A hexagon around 0,0. */
export function hexagon(radius = RADIUS): string {
  return path(corners(undefined, radius));
}

/** The border of a region as closed paths, drawn `inset` inside it. Holes have paths of their own. */
export function outline(region: Hex[], inset = 0): string {
  return loops(region)
    .map((loop) => path(shrunk(loop, inset)))
    .join("");
}

/** The corners of the border, each loop with the region on its right hand. */
export function loops(region: Hex[]): Point[][] {
  const next = borders(region);
  const found: Point[][] = [];
  while (next.size) {
    const loop: Point[] = [];
    let at = next.keys().next().value;
    // Three hexagons meet at a corner, so at most one border leaves it.
    for (let side; at !== undefined && (side = next.get(at)); at = key(side.to)) {
      next.delete(at);
      loop.push(side.from);
    }
    found.push(loop);
  }
  return found;
}

function borders(region: Hex[]): Map<string, { from: Point; to: Point }> {
  const inside = new Set(region.map(nameOf));
  const sides = new Map<string, { from: Point; to: Point }>();
  for (const hex of region) {
    const points = corners(middle(hex));
    neighbours(hex).forEach((beside, at) => {
      const [from, to] = [points[at], points[(at + 1) % 6]];
      if (from && to && !inside.has(nameOf(beside))) sides.set(key(from), { from, to });
    });
  }
  return sides;
}

function shrunk(loop: Point[], by: number): Point[] {
  return loop.map((at, index) => {
    const one = inward(loop.at(index - 1) ?? at, at);
    const other = inward(at, loop[(index + 1) % loop.length] ?? at);
    const reach = by / (1 + one.x * other.x + one.y * other.y);
    return { x: at.x + reach * (one.x + other.x), y: at.y + reach * (one.y + other.y) };
  });
}

function inward(from: Point, to: Point): Point {
  return { x: (from.y - to.y) / RADIUS, y: (to.x - from.x) / RADIUS };
}

/** What is around all of them. */
export function boxOf(hexes: Hex[]): Box {
  const points = (hexes.length ? hexes : [{ q: 0, r: 0 }]).map(middle);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return {
    left: Math.min(...xs) - WIDTH / 2,
    top: Math.min(...ys) - RADIUS,
    right: Math.max(...xs) + WIDTH / 2,
    bottom: Math.max(...ys) + RADIUS,
  };
}

function key({ x, y }: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}

function short(length: number): number {
  return Math.round(length * 10) / 10;
}
