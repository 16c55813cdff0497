/** What the others did since one's turn: a sentence for each, and the cells it is about. */

import type { Tincture } from "../../arms";
import { toReader } from "../../parts/chronicle";
import { turnsSince } from "../../play/since";
import type { Told } from "../../wire";
import { PAWN, spotOf, type Stop } from "./grid";
import { outwards } from "./plan";
import { buildingOf, pawnsAt, storeysAt, type Baubyron } from "./view";

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
    said: told.map(({ text }) => toReader(text, look.players)).join(" "),
    note: rolled?.text ?? "",
    cells: [
      ...new Set(told.flatMap(({ facts }) => String(facts["end"] ?? facts["cell"] ?? "") || [])),
    ],
  }));
}

/** Where the last pawn went. */
export function lastCell({ past, news, story }: Baubyron): string | null {
  const told = (past ? news : story).findLast(
    ({ kind, facts }) => kind !== "won" && (facts["end"] || facts["cell"]),
  );
  return told ? String(told.facts["end"] ?? told.facts["cell"]) : null;
}

/** The pawn that has just come to a cell, on top of what stands there. */
export interface Came {
  cell: string;
  /** Where it was, over what it went, and where it stands. */
  over: Stop[];
  /** It came over no cells: out of its pile, or from above. */
  way: "rise" | "land" | null;
}

const HIGH = 1.5; // storeys above its place, from which a pawn is set down

/** Not one's own, which was seen on trial. */
export function cameTo(look: Baubyron): Came | null {
  const told = look.news.findLast(({ kind }) => /^(moved|entered|lifted|reddened)/.test(kind));
  if (!told || (told.facts["seat"] === look.seat && !look.past)) return null;
  const { view } = look;
  const cell = String(told.facts["end"] ?? told.facts["cell"] ?? "");
  const stop = (name: string): Stop => {
    const under = pawnsAt(view, name).length - (name === cell ? 1 : 0);
    return { ...spotOf(name), level: storeysAt(view, name) + under * PAWN };
  };
  const end = stop(cell);
  const way = told.facts["way"];
  if (typeof way !== "string")
    return {
      cell,
      over: [{ ...end, level: end.level + HIGH }, end],
      way: told.kind === "lifted" ? "rise" : "land",
    };
  const over = way.split(" ").map(stop);
  return {
    cell,
    over: told.kind.startsWith("entered") ? [before(look, way), ...over] : over,
    way: null,
  };
}

/** On the table, before the entry through which a pawn came in. */
function before({ view }: Baubyron, way: string): Stop {
  const entry = way.split(" ")[0] ?? "";
  const side = outwards(buildingOf(view), entry) ?? { x: 0, y: -1 };
  const { column, row } = spotOf(entry);
  return { column: column + side.x, row: row + side.y, level: 0 };
}

/** A pawn thrown off its cell: a player's goes back to its owner, a red one to who threw it. */
export interface Thrown {
  drawing: string;
  cell: string;
  to: number;
  own: Tincture;
}

export function thrown({ players }: Baubyron, news: Told[]): Thrown[] {
  return news.flatMap(({ kind, facts }): Thrown[] => {
    const red = kind === "ejected_red";
    const to = Number(facts[red ? "seat" : "victim_seat"]);
    const own = red ? "gules" : players[to]?.tincture;
    if (!kind.startsWith("ejected") || !own) return [];
    return [{ drawing: red ? "#bb-red" : "#bb-pawn", cell: String(facts["cell"]), to, own }];
  });
}
