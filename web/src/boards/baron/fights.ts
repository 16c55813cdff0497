/** Fights, put together from the story in which they are told. */

import type { BaronPreview, Events, Told } from "../../wire";
import { placed } from "./view";

type Facts<Kind extends keyof Events["baron"]> = Events["baron"][Kind];

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
  /** The knight is stronger than this foe. */
  stronger: boolean;
  /** The knight wins: it is stronger than every foe. */
  won: boolean;
  /** What came of it and of the duels before it that were judged together. */
  then: Told[];
}

/** All that followed from one tile, one keep or the end. */
export interface Affair {
  ply: number;
  duels: Duel[];
  /** What came of it, in the order it happened. */
  ends: Told[];
  /** Knights counted half: it was the end of the game. */
  halved: boolean;
}

const ENDS = new Set(["established", "keep_back", "keep_lost", "loss", "relief", "fell"]);
const BESIDE = new Set(["contact", "compared", "waits"]); // told with an affair, but none by themselves

/** What a story tells of baronies and fights; null if nothing. */
export function affairOf(story: Told[]): Affair | null {
  const first = story.find(({ kind }) => ENDS.has(kind));
  if (!first) return null;
  const ends = story.filter(({ kind }) => ENDS.has(kind) || BESIDE.has(kind));
  const halved = story.some(({ kind }) => kind === "tries" || kind === "holds");
  return { ply: first.ply, duels: duelsOf(story), ends, halved };
}

/** The last affair of a whole story. */
export function lastAffair(story: Told[]): Affair | null {
  const ply = story.findLast(({ kind }) => ENDS.has(kind))?.ply;
  return ply === undefined ? null : affairOf(story.filter((told) => told.ply === ply));
}

// The facts of the events in a preview, in the order in which they come.
const FACTS: { [Kind in keyof Events["baron"]]?: (keyof Events["baron"][Kind])[] } = {
  rivals: ["seat", "cell", "strength", "rival_seat", "rival_cell", "rival", "field"],
  compared: ["seat", "cell", "strength", "kin_cell", "kin"],
  waits: ["seat", "cell", "earlier"],
  faced: ["seat", "cell", "strength", "baron_seat", "baron_cell", "baron", "field"],
  won: ["seat", "cell"],
  lost: ["seat", "cell"],
  keep_back: ["seat", "cell"],
  keep_lost: ["seat", "cell"],
  loss: ["seat", "honour", "field"],
  relief: ["seat", "honour", "field"],
  established: ["seat", "cell", "worth", "honour"],
};

/** What a preview tells, as if it had happened; it comes without sentences. */
export function storyOf({ story }: BaronPreview): Told[] {
  return story.map(([kind, ...facts]) => {
    const names: string[] = FACTS[kind as keyof typeof FACTS] ?? [];
    const named = Object.fromEntries(names.map((name, at) => [name, facts[at] ?? ""]));
    return { ply: 0, turn: 0, by: null, kind: `${kind}`, facts: named, text: "" };
  });
}

/** A tile on trial that brings honour by itself. */
export function contactOf(story: Told[]): Affair | null {
  const ends = story.filter(({ kind }) => kind === "contact");
  return ends[0] ? { ply: ends[0].ply, duels: [], ends, halved: false } : null;
}

/** Where it was decided: the duel in which the knight was least ahead. */
export function decisive({ duels }: Affair): number {
  const ahead = duels.map(({ knight, foe }) => knight.strength - foe.strength);
  return Math.max(0, ahead.indexOf(Math.min(...ahead)));
}

function duelsOf(story: Told[]): Duel[] {
  const duels: Duel[] = [];
  story.forEach((told, at) => {
    const duel = duelOf(told, story.slice(at));
    if (duel) duels.push(duel);
    else if (ENDS.has(told.kind)) duels.at(-1)?.then.push(told);
  });
  return duels;
}

function duelOf({ kind, facts }: Told, after: Told[]): Duel | null {
  if (kind === "faced") {
    const told = facts as Facts<"faced">;
    const foe = side(told.baron_seat, told.baron_cell, told.baron, true);
    return duel(told, foe, wins(after, told.cell));
  }
  if (kind !== "rivals") return null;
  const told = facts as Facts<"rivals">;
  const foe = side(told.rival_seat, told.rival_cell, told.rival, false);
  return duel(told, foe, told.strength > told.rival);
}

function duel(told: Facts<"faced"> | Facts<"rivals">, foe: Side, won: boolean): Duel {
  const knight = side(told.seat, told.cell, told.strength, false);
  const stronger = knight.strength > foe.strength;
  return { knight, foe, field: cellsOf(String(told.field)), stronger, won, then: [] };
}

type Fact = number | string;
function side(seat: Fact, cell: Fact, strength: Fact, baron: boolean): Side {
  return { seat: Number(seat), cell: String(cell), strength: Number(strength), baron };
}

/** Whether a knight wins, as is told after its last duel with a baron. */
function wins(after: Told[], cell: Fact): boolean {
  const judged = after.find(
    ({ kind, facts }) => (kind === "won" || kind === "lost") && facts["cell"] === cell,
  );
  return judged?.kind === "won";
}

/** The places in `F@1,0 S@2,-1`; none in a dash. */
function cellsOf(field: string): string[] {
  return field.split(" ").flatMap((tile) => placed(tile)?.cell ?? []);
}
