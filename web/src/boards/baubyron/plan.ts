/** The lines of a plan: walls, cliffs with their hachures, seams and shadows, as they are seen. */

import type { Box, Point } from "../../hex/geometry";
import { nameOf, project, span, spotOf, UNIT, type Building, type Frame, type Gaze } from "./grid";

/** A cell as it is drawn: its upper left corner, and what falls on it. */
export interface Square extends Point {
  cell: string;
  storeys: number;
  /** The shade of higher neighbours, above and to the left. */
  falls: string;
  /** The edges of a wall, a cliff, a second storey of it, or a seam. */
  wall: string;
  cliff: string;
  second: string;
  seam: string;
  /** Strokes on the lower side of a cliff, a row for each storey; the number of storeys is spared. */
  hachures: string;
}

const HALF = UNIT / 2;
const SIDES: readonly Point[] = [
  { x: 0, y: -1 },
  { x: 0, y: 1 },
  { x: 1, y: 0 },
  { x: -1, y: 0 },
];
const STROKES = span(0, 10).map((at) => 5 + 9 * at);
const LONG = 7.5; // a stroke
const ROW = 11; // from one row of strokes to the next
const SECOND = 12.5; // how far inside a cliff its second line runs
/** Where the number of storeys stands, from the upper left corner; its foot is at `bottom`. */
export const NUMBER = { left: 9, bottom: 25 } as const;
const SPARED: Box = { left: 6, top: 6, right: 26, bottom: 28 };

export function squares(building: Building, gaze: Gaze): Square[] {
  const drawn = building.cells.map(({ cell, storeys }) => ({
    cell,
    storeys,
    at: project(gaze, spotOf(cell)),
  }));
  const heights = new Map(drawn.map(({ at, storeys }) => [`${at.x} ${at.y}`, storeys]));
  return drawn.map(({ cell, storeys, at }) => {
    const corner = { x: at.x - HALF, y: at.y - HALF };
    const next = ({ x, y }: Point) => heights.get(`${at.x + x * UNIT} ${at.y + y * UNIT}`) ?? 0;
    const square: Square = {
      cell,
      storeys,
      ...corner,
      falls: shade(corner, next({ x: 0, y: -1 }) - storeys, next({ x: -1, y: 0 }) - storeys),
      wall: "",
      cliff: "",
      second: "",
      seam: "",
      hachures: "",
    };
    for (const side of SIDES) edge(square, side, at, next(side));
    return square;
  });
}

/** The shade that higher ground throws, deeper for more storeys. */
function shade({ x, y }: Point, above: number, left: number): string {
  const deep = (storeys: number) => 8 + 7 * storeys;
  const down = above > 0 ? `M${x} ${y}h${UNIT}v${deep(above)}h${-UNIT}z` : "";
  const across = left > 0 ? `M${x} ${y}h${deep(left)}v${UNIT}h${-deep(left)}z` : "";
  return down + across;
}

/** What is drawn at one side of a cell. */
function edge(square: Square, side: Point, at: Point, other: number): void {
  const along = { x: Math.abs(side.y), y: Math.abs(side.x) };
  const from = {
    x: at.x + side.x * HALF - along.x * HALF,
    y: at.y + side.y * HALF - along.y * HALF,
  };
  /** A line along the side, so far inside, from so far on. */
  const line = (inwards: number, on = 0) => {
    const [x, y] = [from.x - side.x * inwards, from.y - side.y * inwards];
    return `M${x + along.x * on} ${y + along.y * on}l${along.x * (UNIT - on)} ${along.y * (UNIT - on)}`;
  };
  const rise = other - square.storeys;
  if (!other) square.wall += line(0);
  else if (rise === 0) square.seam += line(0);
  if (!other || rise <= 0) return;
  square.cliff += line(0);
  const beside = side.x < 0 || side.y < 0; // the number stands at this side
  if (rise > 1) square.second += line(SECOND, beside ? (side.x ? SPARED.bottom : SPARED.right) : 0);
  for (const row of span(0, rise - 1))
    for (const stroke of STROKES) {
      const deep = 3 + row * ROW;
      if (beside && spares(side, stroke, deep)) continue;
      const [x, y] = [from.x + along.x * stroke, from.y + along.y * stroke];
      square.hachures += `M${x - side.x * deep} ${y - side.y * deep}l${-side.x * LONG} ${-side.y * LONG}`;
    }
}

/** Whether a stroke would run through the number, or close by. */
function spares(side: Point, along: number, deep: number): boolean {
  const { left, top, right, bottom } = SPARED;
  const [from, to, near, far] = side.x ? [top, bottom, left, right] : [left, right, top, bottom];
  return along > from && along < to && deep + LONG > near && deep < far;
}

/** Dots on the bare table, one cell around the building. */
export function dots({ cells }: Building, { first, last }: Frame, gaze: Gaze): Point[] {
  const built = new Set(cells.map(({ cell }) => cell));
  return span(first.column - 1, last.column + 1).flatMap((column) =>
    span(first.row - 1, last.row + 1)
      .filter((row) => !built.has(nameOf({ column, row })))
      .map((row) => project(gaze, { column, row })),
  );
}

/** Sides of a cell towards the table, as columns and rows: the first is where a door stands. */
export function outwards({ cells }: Pick<Building, "cells">, cell: string): Point | undefined {
  const built = new Set(cells.map((one) => one.cell));
  const { column, row } = spotOf(cell);
  const ways = [
    { x: 0, y: -1 },
    { x: -1, y: 0 },
    { x: 1, y: 0 },
    { x: 0, y: 1 },
  ];
  return ways.find(({ x, y }) => !built.has(nameOf({ column: column + x, row: row + y })));
}
