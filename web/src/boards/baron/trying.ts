/** What a press on the board could try: legal steps, of this step of the draft or an earlier one. */

import type { BaronPreview } from "../../wire";
import { hand, type Known } from "./hand.svelte";
import { layOf, placed, type Baron } from "./view";

/**
 * The draft that a press on a cell makes: the next step before earlier ones done otherwise, the tile
 * in hand before others. None where nothing can be done, several where one must say which tile.
 */
export function draftsAt(look: Baron, known: Known, tile: string | null, cell: string): string[][] {
  const ways = waysTo(look, known, tile, cell);
  const found = ways.length || hand.tile !== null ? ways : waysTo(look, known, null, cell);
  return found.filter(({ length }) => length === found[0]?.length);
}

function waysTo(look: Baron, known: Known, tile: string | null, cell: string): string[][] {
  const { draft, next } = look;
  const found: string[][] = [];
  for (let at = draft.length; at >= 0; at--) {
    const before = draft.slice(0, at);
    const steps = at === draft.length ? next : (known[before.join(" ")] ?? []);
    const what = at < draft.length ? (placed(draft[at] ?? "")?.what ?? null) : tile;
    for (const move of steps) {
      const to = placed(move);
      if (to?.cell === cell && (what === null || to.what === what) && move !== draft[at])
        found.push([...before, move]);
    }
  }
  return found;
}

/** Where the next step can be, and, faintly, where the steps on trial could be instead. */
export function lightsOf(
  look: Baron,
  known: Known,
  tile: string | null,
): Map<string, "full" | "faint"> {
  const lit = new Map<string, "full" | "faint">();
  const laid = layOf(look.draft)?.what ?? null;
  for (const { cell, what } of placings(earlier(look, known)))
    if (what === laid || (what === "keep" && look.done)) lit.set(cell, "faint");
  for (const { cell } of placings(look.draft)) lit.delete(cell);
  for (const { cell, what } of placings(look.next))
    if (tile === null || what === tile) lit.set(cell, "full");
    else if (hand.tile === null && !lit.has(cell)) lit.set(cell, "faint");
  return lit;
}

/** The legal steps before each step of the draft. */
function earlier({ draft }: Baron, known: Known): string[] {
  return draft.flatMap((_, at) => known[draft.slice(0, at).join(" ")] ?? []);
}

function placings(moves: string[]) {
  return moves.flatMap((move) => placed(move) ?? []);
}

/** Whether the tile just laid there could have a keep, or be confirmed without. */
export function mayKeep({ draft, next }: Baron, cell: string): boolean {
  return layOf(draft)?.cell === cell && next.includes(`keep@${cell}`);
}

/** What the next step would do on a cell. */
export function previewAt(
  { view, next }: Baron,
  tile: string | null,
  cell: string,
): BaronPreview | undefined {
  const move = next.find((one) => {
    const to = placed(one);
    return to?.cell === cell && (tile === null || to.what === tile || to.what === "keep");
  });
  return view.previews.find((preview) => preview.move === move);
}

export function isFight(preview: BaronPreview | undefined): boolean {
  return preview?.story.some(([kind]) => kind === "faced" || kind === "rivals") ?? false;
}

/** What a person seems to want at a cell where nothing can be done, to be told why not. */
export function wanted({ view }: Baron, tile: string | null, cell: string): string {
  const nature = tile ?? view.reserve[0]?.tile ?? "M";
  return view.phase === "keep" ? `keep@${cell}` : `${nature}@${cell}`;
}

/** Whether a cell is where one might look for such a step: a free place, or land for a keep. */
export function tempting({ view }: Baron, cell: string): boolean {
  if (view.phase === "lay") return view.free.includes(cell);
  return view.phase === "keep" && !view.free.includes(cell);
}
