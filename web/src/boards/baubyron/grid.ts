/**
 * The squares of a building, as an eye sees them: from above on the plan, aslant in the relief.
 *
 * Both are drawn in the same units, so one camera serves both: a cell is 100 wide, a storey 100 high.
 * Cells have the games' names; a1 lies at the lower left until somebody turns the table.
 */

import { around } from "../../hex/beyond";
import type { Cell } from "../../hex/cell";
import type { Box, Point } from "../../hex/geometry";

export const UNIT = 100;
const HALF = 0.5; // of a cell
export const PAWN = 0.5; // how high a pawn is, in storeys

/** A building as a view tells it, in a race, in the making or in the workshop. */
export interface Building {
  cells: { cell: string; storeys: number }[];
  /** In the order they are laid, for the seams of the relief: `xa1 yb2 uc3`. */
  blocks: string[];
  entries: string[];
  goal: string | null;
}

/** A cell that can be pointed at and pressed. */
export interface Place extends Cell {
  /** How high it lies, in storeys. */
  storeys: number;
  /** How many pawns stand on it. */
  pawns?: number;
}

/** Where a cell is on the table: columns from a, rows from 1, both counted from 0. */
export interface Spot {
  column: number;
  row: number;
}

/** A spot on which one stands, so many storeys above the table. */
export interface Stop extends Spot {
  level: number;
}

export function spotOf(name: string): Spot {
  return { column: name.charCodeAt(0) - 97, row: Number(name.slice(1)) - 1 };
}

export function nameOf({ column, row }: Spot): string {
  return `${String.fromCharCode(97 + column)}${row + 1}`;
}

/** How one looks: quarter turns of the table, parts of one while it is turning, and from how high. */
export interface Gaze {
  turn: number;
  relief: boolean;
}

const QUARTER = Math.PI / 2;
const RISE = 0.72; // radians above the table, in the relief

/** The direction of the eye, in radians: around the table, and above it. */
export function angles({ turn, relief }: Gaze): { around: number; above: number } {
  return { around: turn * QUARTER - (relief ? QUARTER / 2 : 0), above: relief ? RISE : QUARTER };
}

/** Where a point of the table, so many storeys above it, is drawn. */
export function project(gaze: Gaze, { column, row }: Spot, storeys = 0): Point {
  const { around, above } = angles(gaze);
  const [east, south] = [column, -row];
  const right = east * Math.cos(around) - south * Math.sin(around);
  const near = east * Math.sin(around) + south * Math.cos(around);
  const down = gaze.relief ? Math.sin(above) * near - Math.cos(above) * storeys : near;
  return { x: tidy(UNIT * right), y: tidy(UNIT * down) };
}

/** How near to the eye a spot of the table lies: what is nearer is drawn over what is farther. */
export function nearness(gaze: Gaze, { column, row }: Spot): number {
  const { around } = angles(gaze);
  return column * Math.sin(around) - row * Math.cos(around);
}

function tidy(number: number): number {
  return Math.round(number * 1000) / 1000;
}

/** The outline of what can be pressed at a cell: its top, and what stands on it. */
export function outline(gaze: Gaze, { name, storeys, pawns = 0 }: Place): Point[] {
  const { column, row } = spotOf(name);
  const levels = gaze.relief && pawns ? [storeys, storeys + pawns * PAWN] : [storeys];
  const corners = levels.flatMap((level) =>
    [-HALF, HALF].flatMap((east) =>
      [-HALF, HALF].map((north) =>
        project(gaze, { column: column + east, row: row + north }, level),
      ),
    ),
  );
  return hull(corners);
}

/** The smallest convex outline of some points, clockwise. */
export function hull(points: Point[]): Point[] {
  const order = points.toSorted((one, other) => one.x - other.x || one.y - other.y);
  return [...side(order), ...side(order.toReversed())];
}

function side(order: Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of order) {
    while (kept.length > 1 && !bends(kept.at(-2), kept.at(-1), point)) kept.pop();
    kept.push(point);
  }
  return kept.slice(0, -1);
}

function bends(one: Point | undefined, two: Point | undefined, three: Point): boolean {
  if (!one || !two) return true;
  return (two.x - one.x) * (three.y - one.y) - (two.y - one.y) * (three.x - one.x) > 0;
}

export function boxOf(points: Point[]): Box {
  return around(points.map(({ x, y }) => ({ left: x, top: y, right: x, bottom: y })));
}

/** The lines of the table around a building. */
export interface Frame {
  first: Spot;
  last: Spot;
}

export function frameOf(cells: { cell: string }[]): Frame {
  const spots = cells.map(({ cell }) => spotOf(cell));
  const [columns, rows] = [spots.map(({ column }) => column), spots.map(({ row }) => row)];
  if (!spots.length) return { first: { column: 0, row: 0 }, last: { column: 0, row: 0 } };
  return {
    first: { column: Math.min(...columns), row: Math.min(...rows) },
    last: { column: Math.max(...columns), row: Math.max(...rows) },
  };
}

// Cells between a line's name and the middle of its last cell; in the relief the steps of doors lie there.
const BESIDE = { plan: 1.05, relief: 1.2 };

/** The names of the lines, each on the side that is nearest, or on the left. */
export function lineNames(gaze: Gaze, { first, last }: Frame): { text: string; spot: Spot }[] {
  const beside = gaze.relief ? BESIDE.relief : BESIDE.plan;
  const columns = [first.row - beside, last.row + beside].map((row) =>
    span(first.column, last.column).map((column) => ({
      text: nameOf({ column, row: 0 }).charAt(0),
      spot: { column, row },
    })),
  );
  const rows = [first.column - beside, last.column + beside].map((column) =>
    span(first.row, last.row).map((row) => ({ text: `${row + 1}`, spot: { column, row } })),
  );
  const best = (sides: typeof columns) => sides.toSorted((one, other) => low(other) - low(one))[0];
  const low = (line: (typeof columns)[number]) => {
    const { x, y } = project(gaze, line[0]?.spot ?? first);
    return y - x / 10;
  };
  return [...(best(columns) ?? []), ...(best(rows) ?? [])];
}

export function span(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}

const MARGIN = 0.28; // cells around everything
const NARROW = 0.1;
const RULER = 0.36; // above it and on its left, where its lines are named
const OVER = 0.85; // cells above it, where one chooses how to look

/**
 * All that is to be seen: the building, what stands on it, and the names of its lines; without a frame,
 * where room is dear, the building alone between its rulers.
 */
export function extent(gaze: Gaze, places: Place[], frame: Frame | null): Box {
  const names = frame ? lineNames(gaze, frame).map(({ spot }) => project(gaze, spot)) : [];
  const { left, top, right, bottom } = boxOf([
    ...places.flatMap((place) => outline(gaze, place)),
    ...names,
  ]);
  const rim = (frame ? MARGIN : NARROW) * UNIT;
  const [before, over] = frame ? [rim, OVER * UNIT] : [RULER * UNIT, RULER * UNIT];
  return { left: left - before, top: top - over, right: right + rim, bottom: bottom + rim };
}

const WAYS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const FAR = 26; // cells across the table

/** The next place in the direction of an arrow, as it is seen after a turn, over gaps if need be. */
export function ahead(
  gaze: Gaze,
  names: Set<string>,
  from: string,
  key: string,
): string | null | undefined {
  const way = WAYS[key];
  if (!way) return undefined;
  const [column, row] = turned(way, Math.round(gaze.turn));
  const at = spotOf(from);
  for (let times = 1; times <= FAR; times++) {
    const name = nameOf({ column: at.column + times * column, row: at.row + times * row });
    if (names.has(name)) return name;
  }
  return null;
}

/** A direction of the screen as columns and rows of the table. */
function turned({ x, y }: Point, turn: number): [number, number] {
  const [east, north] = [x, -y];
  return [
    [east, north],
    [-north, east],
    [-east, -north],
    [north, -east],
  ][((turn % 4) + 4) % 4] as [number, number];
}
