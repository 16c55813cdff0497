/** What stands before what, in the relief: which columns hide a cell from the eye. */

import type { Point } from "../../hex/geometry";
import { hull, nearness, project, spotOf, type Building, type Gaze } from "./grid";

const HALF = 0.5;
const CORNERS = [-HALF, HALF].flatMap((column) => [-HALF, HALF].map((row) => ({ column, row })));

/** The outline of a column, from the table to its top. */
function column(gaze: Gaze, cell: string, storeys: number): Point[] {
  const at = spotOf(cell);
  return hull(
    [0, storeys].flatMap((level) =>
      CORNERS.map((by) =>
        project(gaze, { column: at.column + by.column, row: at.row + by.row }, level),
      ),
    ),
  );
}

/** Whether a point lies within an outline that goes round clockwise. */
function holds(outline: Point[], { x, y }: Point): boolean {
  return outline.every((one, at) => {
    const two = outline[(at + 1) % outline.length] ?? one;
    return (two.x - one.x) * (y - one.y) - (two.y - one.y) * (x - one.x) > 0;
  });
}

/** The cells whose columns stand before the middle of a cell. */
export function hiders(gaze: Gaze, { cells }: Pick<Building, "cells">, cell: string): string[] {
  const own = cells.find((one) => one.cell === cell);
  if (!gaze.relief || !own) return [];
  const point = project(gaze, spotOf(cell), own.storeys);
  const depth = nearness(gaze, spotOf(cell));
  return cells
    .filter((one) => one.storeys > own.storeys && nearness(gaze, spotOf(one.cell)) > depth)
    .filter((one) => holds(column(gaze, one.cell, one.storeys), point))
    .map((one) => one.cell);
}

/** The corner from which most is seen, in quarter turns. */
export function bestCorner(building: Pick<Building, "cells">): number {
  const hidden = [0, 1, 2, 3].map(
    (turn) =>
      building.cells.filter(({ cell }) => hiders({ turn, relief: true }, building, cell).length)
        .length,
  );
  return hidden.indexOf(Math.min(...hidden));
}
