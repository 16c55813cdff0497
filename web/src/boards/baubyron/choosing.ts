/** What a press on a cell, or on pawns beside the board, does: take a pawn in hand, or try a step. */

import type { Lights } from "./cells";
import { hand, take } from "./hand.svelte";
import { liftsAt, sourcesOf } from "./trying";
import type { Baubyron } from "./view";

/** Whether there was something to do. */
export function choose(look: Baubyron, lights: Lights, cell: string, at: Element): boolean {
  const steps = lights.ends.get(cell) ?? [];
  const [step, ...more] = steps;
  if (step !== undefined && !more.length) return (look.offer([step], at), true);
  if (step !== undefined) return (ask(cell, at), true);
  if (hand.from === cell) return (take(null), true);
  if (!lights.able.has(cell)) return false;
  const lifts = liftsAt(hand.known, cell);
  const [lift] = lifts;
  if (lift !== undefined && lifts.length === 1 && !sourcesOf(hand.known).includes(cell))
    return (look.offer([lift], at), true);
  return (takeUp(look, cell, at), true);
}

/** A pawn in hand; what was on trial is taken back. */
export function takeUp(look: Baubyron, from: string, at: Element): void {
  if (look.draft.length) look.offer([], at);
  take(from, byKeys(at));
}

/** One may climb on or eject there. */
function ask(cell: string, at: Element): void {
  hand.asking = cell;
  hand.keys = byKeys(at);
}

function byKeys(at: Element): boolean {
  return at.matches(":focus-visible");
}

/** The cell where there is something to say: climb on or eject, or which buried pawn. */
export function askingAt({ draft, mine, past }: Baubyron): string | null {
  if (!mine || past || draft.length) return null;
  if (hand.asking !== null) return hand.asking;
  return hand.from !== null && liftsAt(hand.known, hand.from).length ? hand.from : null;
}
