/** The places of Baubyron's board, and what is said of them. */

import type { Place } from "./grid";
import { nameOf, spotOf } from "./grid";
import { hand } from "./hand.svelte";
import { beginnings, endsOf, liftsAt, redCells, sourcesOf } from "./trying";
import { goingOf, pawnsAt, previewOf, storeysAt, whose, type Baubyron, type Trial } from "./view";

/** What can be done where: the steps that end there, and the pawns that can go. */
export interface Lights {
  ends: Map<string, string[]>;
  able: Set<string>;
}

export function lightsOf({ settled, mine, past }: Baubyron): Lights {
  if (!mine || past) return { ends: new Map(), able: new Set() };
  if (settled.phase === "red") return { ends: redCells(hand.known), able: new Set() };
  const able = new Set(sourcesOf(hand.known));
  for (const step of hand.known) if (step.includes("^")) able.add(step.split("^")[0] ?? "");
  return { ends: hand.from === null ? new Map() : endsOf(hand.known, hand.from), able };
}

export function placesOf(look: Baubyron, lights: Lights, trial: Trial | null): Place[] {
  const { settled } = look;
  return (settled.building?.cells ?? []).map(({ cell, storeys }) => {
    const steps = lights.ends.get(cell) ?? [];
    const lit = steps.length && cell !== trial?.to ? "full" : undefined;
    const able = lights.able.has(cell) && hand.from === null && !look.draft.length;
    const other = lights.able.has(cell) && hand.from !== cell;
    const pawns = pawnsAt(settled, cell).length;
    return {
      name: cell,
      storeys,
      pawns,
      label: said(look, cell, steps, able),
      lit: lit ?? (able ? "full" : undefined),
      able,
      chosen: hand.from === cell || trial?.to === cell,
      step: look.draft.length ? undefined : stepAt(cell, steps, other),
    };
  });
}

/** What a press does there, for scripts and tests. */
function stepAt(cell: string, steps: string[], other: boolean): string | undefined {
  if (steps.length === 1) return steps[0];
  if (steps.length) return steps.map((step) => `${step}…`).join(" ");
  if (!other) return undefined;
  const lifts = liftsAt(hand.known, cell);
  if (lifts.length === 1 && !sourcesOf(hand.known).includes(cell)) return lifts[0];
  return beginnings(hand.known, cell);
}

// ---- words -------------------------------------------------------------------------------------

function said(look: Baubyron, cell: string, steps: string[], able: boolean): string {
  const { t, settled } = look;
  const { building } = settled;
  const parts = [t("board-baubyron-cell", { cell, storeys: storeysAt(settled, cell) })];
  if (cell === building?.goal) parts.push(t("board-baubyron-cell-goal"));
  if (building?.entries.includes(cell)) parts.push(t("board-baubyron-cell-entry"));
  parts.push(pileSaid(look, cell), aroundSaid(look, cell));
  if (able) parts.push(t("board-baubyron-cell-able"));
  for (const step of steps) parts.push(promise(look, step));
  return parts.filter(Boolean).join(" ");
}

function pileSaid(look: Baubyron, cell: string): string {
  const pawns = pawnsAt(look.settled, cell);
  if (!pawns.length) return "";
  const names = pawns.map((seat) => look.t("board-baubyron-pawn", whose(look, seat)));
  return look.t("board-baubyron-cell-pile", { count: pawns.length, names: names.join(", ") });
}

const AROUND = { west: [-1, 0], north: [0, 1], east: [1, 0], south: [0, -1] } as const;

/** What lies beside it: nothing, or a cell and how much higher it is. */
function aroundSaid(look: Baubyron, cell: string): string {
  const { column, row } = spotOf(cell);
  const here = storeysAt(look.settled, cell);
  const sides = Object.entries(AROUND).flatMap(([side, [east, north]]) => {
    const name = nameOf({ column: column + east, row: row + north });
    const there = storeysAt(look.settled, name);
    if (!there) return [];
    const [by, way] = [
      Math.abs(there - here),
      there > here ? "up" : there < here ? "down" : "level",
    ];
    return [look.t("board-baubyron-beside", { side, cell: name, by, way })];
  });
  return sides.length ? `${sides.join(", ")}.` : "";
}

function promise(look: Baubyron, step: string): string {
  const { t } = look;
  const going = goingOf(step);
  if (!going) return t("board-baubyron-cell-red");
  const ejects = previewOf(look, step)?.ejects ?? [];
  const [victim] = ejects;
  const points = look.settled.roll ?? 0;
  if (victim === undefined) return t("board-baubyron-cell-go", { points });
  const name = t("board-baubyron-pawn", whose(look, victim));
  return t("board-baubyron-cell-eject", { points, name });
}
