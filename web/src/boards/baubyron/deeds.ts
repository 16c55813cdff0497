/** What the others did since one's turn: a sentence for each, and the cells it is about. */

import type { Way } from "../../look/Coming.svelte";
import { turnsSince } from "../../play/since";
import { project, spotOf, type Gaze } from "./grid";
import type { Baubyron } from "./view";

export interface Deed {
  seat: number;
  said: string;
  note: string;
  cells: string[];
}

/** Nothing while something is tried: then that is what matters. */
export function since(look: Baubyron): Deed[] {
  if (!look.mine || look.past || look.draft.length || look.view.phase !== "move") return [];
  return turnsSince(look, "rolled").map(({ seat, told: [rolled, ...told] }) => ({
    seat,
    said: told.map(({ text }) => text).join(" "),
    note: rolled?.text ?? "",
    cells: [
      ...new Set(told.flatMap(({ facts }) => String(facts["end"] ?? facts["cell"] ?? "") || [])),
    ],
  }));
}

/** The pawn that has just come to a cell, and from where; not one's own, which was seen on trial. */
export function cameTo(look: Baubyron, gaze: Gaze): { cell: string; way: Way } | null {
  const told = look.news.findLast(({ kind }) => /^(moved|entered|lifted|reddened)/.test(kind));
  if (!told || (told.facts["seat"] === look.seat && !look.past)) return null;
  const cell = String(told.facts["end"] ?? told.facts["cell"] ?? "");
  const start = told.facts["start"];
  if (typeof start !== "string") return { cell, way: told.kind === "lifted" ? "rise" : "land" };
  const [from, to] = [project(gaze, spotOf(start)), project(gaze, spotOf(cell))];
  return { cell, way: { x: from.x - to.x, y: from.y - to.y } };
}
