/** The order being carried out, as rows: how many troops go where, or come from where. */

import type { TerreDeBaronsTimes, Told } from "../../wire";
import { ownColour, troopsAt, type Terre } from "./view";

const TROOP = /^(\d+)-(\d+)$/;

/** A step of a troop, taken apart. */
export function troopOf(move: string): { start: number; end: number } | null {
  const found = TROOP.exec(move);
  return found ? { start: Number(found[1]), end: Number(found[2]) } : null;
}

export interface Row {
  /** Where troops go; where they come from, if they are called. */
  tile: number;
  /** The places of its steps in the draft. */
  at: number[];
  /** Where its troops come to rest. */
  ends: number[];
  count: number;
  /** They capture a keep: all of them, or none. */
  capture: boolean;
}

/** Where the order begins in the draft. */
export function begun(draft: string[]): number {
  return draft.findLastIndex((move) => /^(disperse|concentrate):/.test(move));
}

/** The tile that a troop's row is about. */
export function pressedFor(look: Terre, move: string): number | null {
  const troop = troopOf(move);
  if (!troop) return null;
  return look.view.order?.order === "concentrate" ? troop.start : troop.end;
}

export function rowsOf(look: Terre): Row[] {
  const { draft, view } = look;
  if (!view.order) return [];
  const rows: Row[] = [];
  const targets = draft.flatMap((move, at) =>
    move.startsWith("capture:") ? [{ tile: Number(move.slice(8)), at }] : [],
  );
  for (let at = begun(draft) + 1; at < draft.length; at++) {
    const move = draft[at] ?? "";
    const target = targets.find((one) => one.at === at)?.tile;
    const troop = troopOf(move);
    const tile = target ?? pressedFor(look, move);
    if (tile === null) continue;
    const capturing = targets.some((one) => one.at <= at && one.tile === (target ?? troop?.end));
    const key = capturing ? (target ?? troop?.end ?? tile) : tile;
    let row = rows.find((one) => one.tile === key && one.capture === capturing);
    if (!row) rows.push((row = { tile: key, at: [], ends: [], count: 0, capture: capturing }));
    row.at.push(at);
    if (!troop) continue;
    row.count += 1;
    if (!row.ends.includes(troop.end)) row.ends.push(troop.end);
  }
  return rows;
}

/** Moves that are told once with how often, one by one. */
export function unfolded(times: TerreDeBaronsTimes[]): string[] {
  return times.flatMap(({ move, times: count }) => Array.from({ length: count }, () => move));
}

/** The draft with one troop of a row fewer; all of them, if they capture. */
export function fewer({ draft }: Terre, row: Row): string[] {
  const gone = row.capture ? row.at : row.at.slice(-1);
  return draft.filter((_, at) => !gone.includes(at));
}

/** The draft without any troop of the order. */
export function recalled({ draft }: Terre): string[] {
  return draft.slice(0, begun(draft) + 1);
}

/** The draft with one row before the row above it: a second wave after a keep has fallen. */
export function raised(look: Terre, row: Row): string[] {
  const rows = rowsOf(look);
  const at = rows.findIndex((one) => one.tile === row.tile && one.capture === row.capture);
  const above = rows[at - 1];
  if (!above) return look.draft;
  const ordered = rows.toSpliced(at - 1, 2, row, above);
  return [...recalled(look), ...ordered.flatMap((one) => one.at.map((n) => look.draft[n] ?? ""))];
}

/** What is told of the order on trial. */
export function toldOf({ tried }: Terre): Told[] {
  const from = tried.findLastIndex(({ kind }) => /^(dispersing|concentrating)$/.test(kind));
  return tried.slice(from + 1);
}

/** What the troops of a row do. */
export interface Outcome {
  kind: "captured" | "destroyed" | "fought" | "engaged" | "waits" | "joins" | "goes";
  /** Against whom. */
  foe: number | null;
  /** How many fought, or wait, or are joined; and of how many. */
  count: number;
  of: number;
  /** How many wait before a keep after a fight. */
  waiting: number;
}

export function outcomeOf(look: Terre, row: Row): Outcome {
  const told = toldOf(look).filter(({ facts }) => row.ends.includes(Number(facts["tile"])));
  const last = (kind: string) => told.findLast((one) => one.kind === kind)?.facts;
  const fights = told.filter(({ kind }) => kind === "fought");
  const fought = fights.reduce((all, { facts }) => all + Number(facts["count"]), 0);
  const foe = Number(
    (last("captured") ?? last("destroyed") ?? fights[0]?.facts)?.["other_seat"] ?? -1,
  );
  const found = (kind: Outcome["kind"], count = fought, of = 0): Outcome => ({
    kind,
    foe: foe < 0 ? null : foe,
    count,
    of,
    waiting: 0,
  });
  if (last("captured")) return found("captured");
  if (last("destroyed")) return found("destroyed");
  const engaged = last("engaged");
  if (engaged) return found("engaged", Number(engaged["count"]), Number(engaged["needed"]));
  const waits = last("waits");
  const [waiting, needed] = [Number(waits?.["count"] ?? 0), Number(waits?.["needed"] ?? 0)];
  if (fought) return { ...found("fought", fought, needed), waiting };
  if (waits) return found("waits", waiting, needed);
  const there = row.ends.reduce(
    (all, end) => all + troopsAt(look.view, end, ownColour(look)),
    -row.count,
  );
  return there > 0 ? found("joins", there) : found("goes", 0);
}

/** Where blood flows: such rows are told first. */
export function hot({ kind }: Outcome): boolean {
  return ["captured", "destroyed", "fought", "engaged"].includes(kind);
}
