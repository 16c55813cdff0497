/** Fights, put together from the story in which they are told. */

import type { Told } from "../../wire";
import { placed } from "./view";

export interface Side {
  seat: number;
  cell: string;
  strength: number;
  baron: boolean;
}

/** One against one. Against several barons a knight has one duel with each. */
export interface Duel {
  knight: Side;
  foe: Side;
  /** The tiles that count for neither. */
  field: string[];
  won: boolean;
}

/** All that followed from one tile, one keep or the end. */
export interface Affair {
  ply: number;
  duels: Duel[];
  /** What came of it, in the order it happened. */
  ends: Told[];
}

const ENDS = new Set(["established", "keep_back", "keep_lost", "loss", "relief", "fell"]);

/** What a story tells of baronies and fights; null if nothing. */
export function affairOf(story: Told[]): Affair | null {
  const ends = story.filter(({ kind }) => ENDS.has(kind));
  const duels = story.flatMap((told, at) => duelOf(told, story.slice(at)) ?? []);
  const first = ends[0];
  return first ? { ply: first.ply, duels, ends } : null;
}

/** The last affair of a whole story. */
export function lastAffair(story: Told[]): Affair | null {
  const ply = story.findLast(({ kind }) => ENDS.has(kind))?.ply;
  return ply === undefined ? null : affairOf(story.filter((told) => told.ply === ply));
}

function duelOf({ kind, facts }: Told, after: Told[]): Duel | null {
  if (kind !== "faced" && kind !== "rivals") return null;
  const baron = kind === "faced";
  const [seat, cell, strength] = baron
    ? ["baron_seat", "baron_cell", "baron"]
    : ["rival_seat", "rival_cell", "rival"];
  const knight = side(facts, "seat", "cell", "strength", false);
  const foe = side(facts, seat, cell, strength, baron);
  const end = after.find(
    (told) => (told.kind === "won" || told.kind === "lost") && told.facts["cell"] === knight.cell,
  );
  const won = baron ? end?.kind === "won" : knight.strength > foe.strength;
  return { knight, foe, field: cellsOf(facts["field"]), won };
}

function side(facts: Told["facts"], seat = "", cell = "", strength = "", baron: boolean): Side {
  return {
    seat: Number(facts[seat]),
    cell: String(facts[cell]),
    strength: Number(facts[strength]),
    baron,
  };
}

/** The places in `F@1,0 S@2,-1`; none in a dash. */
function cellsOf(field: string | number | undefined): string[] {
  return String(field)
    .split(" ")
    .flatMap((tile) => placed(tile)?.cell ?? []);
}
