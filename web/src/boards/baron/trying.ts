/** What a press on the board could try: legal steps, of this step of the draft or an earlier one. */

import type { BaronPreview } from "../../wire";
import { placed, type Baron } from "./view";

/** The legal steps after each beginning of the draft, so that any step can be done otherwise. */
export type Known = Record<string, string[]>;

/** The drafts that a press on a cell could make, the next step first. */
export function draftsAt(look: Baron, known: Known, tile: string | null, cell: string): string[][] {
  const { draft, next } = look;
  const found: string[][] = [];
  for (let at = draft.length; at >= 0; at--) {
    const before = draft.slice(0, at);
    const steps = at === draft.length ? next : (known[before.join(" ")] ?? []);
    const what = at < draft.length ? (placed(draft[at] ?? "")?.what ?? null) : tile;
    for (const move of steps) {
      const to = placed(move);
      if (to?.cell === cell && (what === null || to.what === what)) found.push([...before, move]);
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
  const laid = placed(look.draft[0] ?? "")?.what ?? null;
  for (const { cell, what } of placings(Object.values(known).flat()))
    if (what === laid || (what === "keep" && look.done)) lit.set(cell, "faint");
  for (const { cell } of placings(look.draft)) lit.delete(cell);
  for (const { cell, what } of placings(look.next))
    if (tile === null || what === tile) lit.set(cell, "full");
  return lit;
}

function placings(moves: string[]) {
  return moves.flatMap((move) => placed(move) ?? []);
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
