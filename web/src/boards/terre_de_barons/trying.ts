/** What a press on the map tries: legal steps of this moment, or something taken in hand. */

import type { Officer, Stage, Terre } from "./view";
import { commandsOf, officersAt, ownColour, stageOf, tileAt } from "./view";
import { pressedFor, rowsOf, troopOf, unfolded } from "./rows";

/** What is in hand, as far as a press depends on it. */
export interface Held {
  tile: number | null;
  officer: Officer | null;
  card: boolean;
}

/** What a place means now. */
export interface Light {
  lit: "full" | "faint";
  /** The step that a press tries; or beginnings of steps, if something else is asked first. */
  step: string;
  /** The walk there uses the die. */
  far?: boolean;
}

/** What a press does: a whole draft, one more step, something in hand, a question. */
export type Deed =
  | { offer: string[] }
  | { try: string }
  | { take: number | null; officer: Officer | null }
  | { siege: number }
  | { nothing: true };

const NOTHING: Deed = { nothing: true };

/** Where something can be pressed. */
export function lightsOf(look: Terre, held: Held): Map<number, Light> {
  const stage = stageOf(look);
  if (stage === "colours") return colours(look);
  if (stage === "order") return marches(look);
  if (stage !== "turn") return new Map();
  return held.card ? rides(look) : walks(look, held);
}

function colours(look: Terre): Map<number, Light> {
  const found = new Map<number, Light>();
  for (const { tile, barons, knights } of look.settled.tiles)
    for (const colour of [...barons, ...knights])
      if (look.next.includes(colour)) found.set(tile, { lit: "full", step: colour });
      else if (look.settled.free_colours.includes(colour) && look.draft[0] !== colour)
        found.set(tile, { lit: "faint", step: colour });
  return found;
}

function walks({ next, view }: Terre, { tile, officer }: Held): Map<number, Light> {
  const found = new Map<number, Light>();
  const from = `${officer}${tile}-`;
  const far = tile === null ? [] : (view.own?.die.walks?.[tile] ?? []);
  for (const step of next) {
    if (!step.startsWith(from)) continue;
    const end = Number(step.slice(from.length));
    found.set(end, { lit: "full", step, far: far.includes(end) });
  }
  return found;
}

function rides({ next }: Terre): Map<number, Light> {
  const found = new Map<number, Light>();
  for (const step of next) {
    const tile = Number(/^ride:[bk](\d+)$/.exec(step)?.[1] ?? 0);
    if (tile && !found.has(tile)) found.set(tile, { lit: "full", step });
  }
  return found;
}

function marches(look: Terre): Map<number, Light> {
  const found = new Map<number, Light>();
  for (const step of look.next) {
    const tile = pressedFor(look, step);
    if (tile !== null) found.set(tile, { lit: "full", step });
  }
  for (const tile of captures(look)) {
    const troop = found.get(tile)?.step;
    if (!troop) found.set(tile, { lit: "full", step: `capture:${tile}` });
    else if (asksFirst(look, tile))
      found.set(tile, { lit: "full", step: `${troop.split("-")[0]}- capture:` });
  }
  return found;
}

/** The keeps that may be captured. */
export function captures({ next }: Terre): number[] {
  return next.flatMap((step) => (step.startsWith("capture:") ? [Number(step.slice(8))] : []));
}

/** To capture or only to destroy is asked once, before the first troop goes. */
function asksFirst(look: Terre, tile: number): boolean {
  return !rowsOf(look).some((row) => row.tile === tile);
}

/** The tiles of one's pieces that can do something, while nothing is chosen. */
export function ableAt({ next, view }: Terre): Set<number> {
  const walking = next.flatMap((step) => Number(/^[bk](\d+)-/.exec(step)?.[1] ?? 0) || []);
  const ordering = commandsOf(view).flatMap(({ tile, brings }) =>
    Object.keys(brings).length ? [tile] : [],
  );
  return new Set([...walking, ...ordering]);
}

export function pressed(look: Terre, held: Held, tile: number): Deed {
  const stage: Stage = stageOf(look);
  if (stage === "colours") return colouring(look, tile);
  if (stage === "order") return marching(look, tile);
  if (stage !== "turn") return NOTHING;
  return held.card ? riding(look, tile) : choosing(look, held, tile);
}

function colouring(look: Terre, tile: number): Deed {
  const step = colours(look).get(tile)?.step;
  if (step) return { offer: [step] };
  if (look.done) return NOTHING;
  const { barons = [], knights = [] } = tileAt(look.settled, tile) ?? {};
  const [taken] = [...barons, ...knights];
  return taken ? { try: taken } : NOTHING;
}

function riding({ next }: Terre, tile: number): Deed {
  const step = next.find((one) => one === `ride:b${tile}` || one === `ride:k${tile}`);
  return { try: step ?? `ride:k${tile}` };
}

/** A golden tile is walked to; one's own is taken in hand, its officers in turn. */
function choosing(look: Terre, held: Held, tile: number): Deed {
  const walk = `${held.officer}${held.tile}-${tile}`;
  if (look.next.includes(walk)) return { try: walk };
  const officers = officersAt(look, tile);
  if (tile === held.tile) {
    const other = officers[officers.indexOf(held.officer ?? "b") + 1];
    return other ? { take: tile, officer: other } : { take: null, officer: null };
  }
  if (officers.length || tileAt(look.view, tile)?.keep === ownColour(look))
    return { take: tile, officer: officers[0] ?? null };
  return { try: held.officer ? walk : `disperse:${tile}` };
}

function marching(look: Terre, tile: number): Deed {
  const { next, view } = look;
  const light = marches(look).get(tile);
  if (light?.step.startsWith("capture:")) return { offer: captured(look, tile) };
  if (light?.step.endsWith("capture:")) return { siege: tile };
  if (light && next.includes(light.step)) return { try: light.step };
  const command = view.order?.command ?? 0;
  const keep = tileAt(view, tile)?.keep;
  if (view.order?.order === "concentrate" && keep && keep !== ownColour(look))
    return { try: `capture:${tile}` };
  const steps = [`${command}-${tile}`, `${tile}-${command}`] as const;
  return { try: view.order?.order === "concentrate" ? steps[1] : steps[0] };
}

/** A capture, announced and carried out. */
export function captured({ draft, view }: Terre, tile: number): string[] {
  const siege = view.order?.sieges.find((one) => one.tile === tile);
  return [...draft, ...unfolded(siege?.moves ?? [])];
}

/** All the troops that can go to a tile, or come from it. */
export function crowd(look: Terre, tile: number): string[] | null {
  const moves = waveOf(look, tile);
  return moves.length ? [...look.draft, ...moves] : null;
}

/** Where they meet enemies the view tells how; anywhere else one goes like the other. */
function waveOf(look: Terre, tile: number): string[] {
  const { view, next } = look;
  const wave = view.order?.waves.find((one) => one.tile === tile);
  if (wave) return unfolded(wave.moves);
  const move = next.find((step) => pressedFor(look, step) === tile);
  const start = tileAt(view, troopOf(move ?? "")?.start ?? 0);
  const fresh = Number(start?.troops?.[1] ?? 0) - (start?.moved ?? 0);
  return move ? unfolded([{ move, times: fresh }]) : [];
}

/** Everybody who can be called. */
export function everybody(look: Terre): string[] {
  const tiles = look.next.flatMap((step) => pressedFor(look, step) ?? []);
  return [...look.draft, ...tiles.flatMap((tile) => waveOf(look, tile))];
}
