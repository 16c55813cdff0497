/** What players did, summed up: a turn in one sentence, and step by step with places. */

import { middle } from "../../hex/geometry";
import type { Way } from "../../look/Coming.svelte";
import { turnsSince } from "../../play/since";
import { nameless, readerIn } from "../../parts/chronicle";
import type { Told } from "../../wire";
import { hexOfTile, type Terre } from "./view";

/** A step that stands on the map with a number, and in words; troops sent together are one. */
export interface Scene {
  tile: number | null;
  from: number | null;
  /** Troops of it; 0: no troops. */
  count: number;
  kind: string;
  facts: Told["facts"];
  /** What became of them: fights, a keep that fell. */
  after: Told[];
  text: string;
}

/** A turn of somebody, summed up. */
export interface Deed {
  seat: number;
  said: string;
  /** The die it was played with. */
  note: string;
  tiles: number[];
}

const STEPS = new Set([
  ...["rolled", "treasure", "walked", "walked_far", "rode", "recruited", "recruited_more"],
  ...["built", "deconstructed", "marched", "passed"],
]);
const OUTCOMES = new Set(["swapped", "fought", "waits", "destroyed", "captured"]);

function number(fact: unknown): number | null {
  return typeof fact === "number" ? fact : null;
}

/** What happened, step by step. */
export function scenes(story: Told[]): Scene[] {
  const found: Scene[] = [];
  for (const told of story) {
    const { kind, facts, text } = told;
    if (OUTCOMES.has(kind)) found.at(-1)?.after.push(told);
    if (!STEPS.has(kind)) continue;
    const [from, end] = [number(facts["start"]), number(facts["end"])];
    const count = kind === "marched" ? Number(facts["count"]) : 0;
    found.push({ tile: end ?? number(facts["tile"]), from, count, kind, facts, after: [], text });
  }
  return found;
}

/** A step in words: several troops in one sentence, with what became of them. */
export function said(look: Terre, scene: Scene): string {
  if (!scene.count) {
    const after = scene.after.map(({ text }) => nameless(text, readerIn(text, look.players)));
    return [scene.text, ...after].join(" ");
  }
  return look.t("board-terre-told-troops", {
    count: scene.count,
    start: scene.from ?? 0,
    end: scene.tile ?? 0,
    became: became(scene),
    ...foeOf(look, scene),
  });
}

/** What became of troops, the worst of it. */
function became({ after }: Scene): string {
  const kinds = after.map(({ kind }) => kind);
  return (
    ["captured", "destroyed", "fought", "waits"].find((kind) => kinds.includes(kind)) ?? "none"
  );
}

function foeOf({ players, seat }: Terre, { after }: Scene): { name: string; yours: string } {
  const told = after.find(({ facts }) => typeof facts["other_seat"] === "number");
  const foe = Number(told?.facts["other_seat"] ?? -1);
  return { name: players[foe]?.name ?? "", yours: foe === seat ? "yes" : "no" };
}

/** What the others did since this seat's last turn; for those who look on, the last round. */
export function since(look: Terre): Deed[] {
  return turnsSince(look, "rolled").map(({ seat, told }) => ({
    seat,
    ...summed(look, seat, told),
  }));
}

function summed(look: Terre, seat: number, told: Told[]): Omit<Deed, "seat"> {
  const steps = scenes(told).filter(({ kind }) => kind !== "rolled");
  const parts = steps.map((scene) =>
    look.t("board-terre-did", {
      kind: scene.kind,
      officer: String(scene.facts["officer"] ?? ""),
      count: scene.count || Number(scene.facts["count"] ?? 0),
      tile: scene.tile ?? 0,
      die: Number(scene.facts["die"] ?? 0),
      became: became(scene),
      ...foeOf(look, scene),
    }),
  );
  const die = told.findLast(({ kind }) => kind === "rolled" || kind === "treasure")?.facts["die"];
  const list = new Intl.ListFormat(document.documentElement.lang || "fr").format(parts);
  const name = look.players[seat]?.name ?? "";
  return {
    said: look.t("board-terre-turn", { name, did: list || look.t("board-terre-did-nothing") }),
    note: die === undefined ? "" : look.t("board-terre-die", { die: Number(die) }),
    tiles: [...new Set(steps.flatMap(({ tile }) => tile ?? []))],
  };
}

/** What has just come to a tile, and from where. */
export interface Came {
  tile: number;
  what: "baron" | "knight" | "keep" | "troops";
  colour: string;
  way: Way;
}

const COMES: Record<string, Pick<Came, "what" | "way">> = {
  recruited: { what: "troops", way: "land" },
  recruited_more: { what: "troops", way: "land" },
  built: { what: "keep", way: "rise" },
};

/** What one has confirmed was seen to come while it was on trial. */
export function cameIn(look: Terre): Came[] {
  const trial = look.draft.length > 0 && !look.past;
  return scenes(trial ? look.tried : look.news).flatMap(({ tile, from, kind, count, facts }) => {
    const seat = Number(facts["seat"] ?? -1);
    const colour = look.view.seats[seat]?.colour;
    if (tile === null || !colour || (!trial && !look.past && seat === look.seat)) return [];
    if (COMES[kind]) return [{ tile, colour, ...COMES[kind] }];
    const what = count ? "troops" : facts["officer"] === "baron" ? "baron" : "knight";
    if (from === null) return [];
    const [start, end] = [middle(hexOfTile(from)), middle(hexOfTile(tile))];
    return [{ tile, colour, what, way: { x: start.x - end.x, y: start.y - end.y } }];
  });
}

/** Keeps that a story destroys or razes, by their tiles: they stay in sight, struck through. */
export function struckIn({ view }: Terre, story: Told[]): Map<number, string> {
  return new Map(
    story.flatMap(({ kind, facts }): [number, string][] => {
      const whose = { destroyed: facts["other_seat"], deconstructed: facts["seat"] }[kind];
      const colour = view.seats[Number(whose ?? -1)]?.colour;
      return colour ? [[Number(facts["tile"]), colour]] : [];
    }),
  );
}
