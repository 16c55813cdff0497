/** What the person at this screen has in hand; board and tray share it. */

import { liftsAt, sourcesOf } from "./trying";
import { goingOf, type Baubyron } from "./view";

interface Hand {
  /** The pawn that is to go: the cell it is on, or one of those beside the board. */
  from: string | null;
  /** A cell where one may climb on or eject, to be said. */
  asking: string | null;
  /** It was chosen by keys, which go on in what opens. */
  keys: boolean;
  /** All that can be done in this turn, while something is on trial too. */
  known: string[];
}

export const hand = $state<Hand>({ from: null, asking: null, keys: false, known: [] });

/** What can be done has changed. In a new turn nothing is in hand, but the only pawn that can move. */
export function learn({ draft, next, mine }: Baubyron): void {
  hand.asking = null;
  if (draft.length) {
    hand.from = goingOf(draft[0] ?? "")?.from ?? null;
    return;
  }
  const known = mine ? next : [];
  if (known.join() !== hand.known.join()) hand.from = only(known);
  hand.known = known;
}

function only(steps: string[]): string | null {
  const [first, ...more] = sourcesOf(steps);
  const buried = steps.some((step) => step.includes("^"));
  return first === undefined || more.length || buried ? null : first;
}

/** In hand is a pile of which only a buried pawn can come back on top. */
export function lifting(): boolean {
  const { from, known } = hand;
  return from !== null && liftsAt(known, from).length > 0 && !sourcesOf(known).includes(from);
}

export function take(from: string | null, keys = false): void {
  hand.from = from;
  hand.asking = null;
  hand.keys = keys;
}
