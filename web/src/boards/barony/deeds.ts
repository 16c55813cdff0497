/** What players did, summed up: a turn in one sentence, and step by step with places. */

import type { Told } from "../../wire";
import { signed } from "../../numbers";
import { turnsOf } from "../../parts/chronicle";
import { whoIs } from "../../play/look";
import { isKind, KINDS, type Barony } from "./view";

/** A turn of somebody, summed up. */
export interface Deed {
  seat: number;
  said: string;
  /** What it brought. */
  note: string;
  hexes: string[];
}

/** A step that stands on the map with a number, and in words. */
export interface Scene {
  hex: string | null;
  from: string | null;
  said: string;
  fight: boolean;
}

const TELLING = new Set([
  ...["placed", "recruited", "returned", "moved", "destroyed", "stole", "explored"],
  ...["built", "founded", "landed", "title", "cast", "passed"],
]);

function doer({ facts }: Told): number {
  return typeof facts["seat"] === "number" ? facts["seat"] : -1;
}

function placeOf({ facts }: Told): string | null {
  return typeof facts["hex"] === "string" ? facts["hex"] : null;
}

/** What the others did since this seat's last turn; for those who look on, the last round. */
export function since(look: Barony): Deed[] {
  const told = look.story.filter(({ kind }) => TELLING.has(kind));
  const own = told.findLastIndex((one) => doer(one) === look.seat);
  const from = look.seat === null ? lastRound(told, look.players.length) : own + 1;
  if (look.seat !== null && own < 0) return [];
  const turns = new Map<number, Told[]>();
  for (const one of told.slice(from)) turns.set(doer(one), [...(turns.get(doer(one)) ?? []), one]);
  return [...turns].map(([seat, deeds]) => ({ seat, ...allTurns(look, seat, deeds) }));
}

/** Whoever had several turns, first cities and then an action, did all of it. */
function allTurns(look: Barony, seat: number, told: Told[]): Omit<Deed, "seat"> {
  const deeds = turnsOf(told).map((turn) => summed(look, seat, turn.told));
  return {
    said: deeds.map(({ said }) => said).join(" "),
    note: deeds.flatMap(({ note }) => note || []).join(" · "),
    hexes: deeds.flatMap(({ hexes }) => hexes),
  };
}

/** Where the last turns of so many players begin. */
function lastRound(told: Told[], players: number): number {
  const plies = [...new Set(told.map(({ ply }) => ply))].slice(-players);
  return told.findIndex(({ ply }) => ply === plies[0]);
}

/** Several steps in one sentence. */
function summed(look: Barony, seat: number, told: Told[]): Omit<Deed, "seat"> {
  const { t, view } = look;
  const of = (...kinds: string[]) => told.filter(({ kind }) => kinds.includes(kind));
  const count = (...kinds: string[]) => of(...kinds).length;
  const built = of("built");
  const facts = {
    ...whoIs(look, seat),
    placed: count("placed"),
    recruited: count("recruited", "returned"),
    moved: count("moved"),
    villages: built.filter(({ facts }) => facts["building"] === "village").length,
    strongholds: built.filter(({ facts }) => facts["building"] === "stronghold").length,
    victim: look.players[Number(of("destroyed")[0]?.facts["victim_seat"] ?? -1)]?.name ?? "",
    title: String(of("title")[0]?.facts["title"] ?? ""),
  };
  const said = t(`board-barony-did-${deedOf(told)}`, facts);
  const tokens = [...built, ...of("founded"), ...of("stole")]
    .map(({ facts }) => facts["token"])
    .filter(isKind);
  const found = of("explored").reduce((all, { facts }) => all + Number(facts["magic"]), 0);
  const points =
    tokens.reduce((all, kind) => all + view.worth.silver[kind], 0) +
    view.worth.imprint * count("explored") +
    gained(view.worth.points, count("founded"), count("title")) -
    spent(look, of("title"));
  const received = KINDS.flatMap((kind) => {
    const number = tokens.filter((one) => one === kind).length;
    return number ? [t("board-barony-tokens", { kind, count: number })] : [];
  });
  const note = [
    ...received,
    ...(found ? [t("board-barony-magic", { count: found })] : []),
    ...(points
      ? [t("board-barony-points", { points: signed(points), count: Math.abs(points) })]
      : []),
  ].join(" · ");
  return { said, note, hexes: [...new Set(told.flatMap((one) => placeOf(one) ?? []))] };
}

/** Points of new cities and titles, as the track has them. */
function gained(points: number[][], cities: number, titles: number): number {
  return (points[0]?.[cities] ?? 0) + (points[titles]?.[0] ?? 0);
}

/** What was paid is no longer counted at the end. */
function spent({ view }: Barony, titles: Told[]): number {
  return titles
    .flatMap(({ facts }) => [...String(facts["paid"] ?? "")])
    .filter(isKind)
    .reduce((all, kind) => all + view.worth.silver[kind], 0);
}

/** What a turn was about, by what it led to. */
function deedOf(told: Told[]): string {
  const kinds = new Set(told.map(({ kind }) => kind));
  const [found = "passed"] = [
    "destroyed",
    ...["placed", "built", "founded", "landed", "title", "explored", "moved", "recruited"],
  ].filter((kind) => kinds.has(kind));
  return kinds.has("returned") && found === "passed" ? "recruited" : found;
}

/** What just happened, step by step; recruits that come to one place are one step. */
export function scenes(news: Told[]): Scene[] {
  const found: Scene[] = [];
  let last = "";
  for (const told of news) {
    if (!TELLING.has(told.kind)) continue;
    const hex = placeOf(told);
    const same = `${told.kind} ${hex}`;
    if (told.kind === "recruited" && same === last) continue;
    last = same;
    const from = typeof told.facts["start"] === "string" ? told.facts["start"] : null;
    found.push({ hex, from, said: told.text, fight: told.kind === "destroyed" });
  }
  return found;
}

/** What goes from a place or a player to a player: tokens won, pieces lost. */
export interface Flight {
  drawing: string;
  from: { hex: string } | { seat: number };
  to: number;
  /** Whose piece it is. */
  own?: number;
}

export function flights(story: Told[]): Flight[] {
  return story.flatMap(({ kind, facts }): Flight[] => {
    const [to, victim] = [Number(facts["seat"]), Number(facts["victim_seat"])];
    const from = { hex: String(facts["hex"]) };
    if (kind === "destroyed")
      return [{ drawing: `#by-${facts["piece"]}`, from, to: victim, own: victim }];
    if (!isKind(facts["token"])) return [];
    const drawing = `#tk-${facts["token"]}`;
    return [{ drawing, from: kind === "stole" ? { seat: victim } : from, to }];
  });
}
