/** Small readings of a view of Le Baron; everything in them comes with the view. */

import type { Look } from "../../play/kit";
import type { LeBaronCard, LeBaronHandCard, LeBaronView } from "../../wire";

export type { LeBaronView } from "../../wire";
export type Card = LeBaronCard;
export type HandCard = LeBaronHandCard;
export type LeBaron = Look<LeBaronView>;

export const ROMAN = ["I", "II", "III", "IV", "V"] as const;

/** The row a draft names, from 1; 0 if none. */
export function namedRow(look: LeBaron): number {
  const step = look.draft[0] ?? "";
  return /^r\d$/.test(step) ? Number(step.slice(1)) : 0;
}

/** The card in question: the one on trial from the hand, or one's own that is to be placed. */
export function inQuestion(look: LeBaron): HandCard | null {
  const { settled, draft, past, mine, final } = look;
  if (past || (!mine && !final)) return null;
  if (settled.phase === "place") return mine ? settled.chosen : null;
  const card = Number(draft[0]);
  return settled.hand.find((held) => held.card === card) ?? null;
}

/** What a card would meet in a row. */
export interface Prospect {
  may: boolean;
  takes: number;
}

export function prospect(look: LeBaron, card: HandCard, row: number): Prospect {
  const fit = card.fits.find((one) => one.row === row);
  if (fit) return { may: true, takes: fit.takes };
  const heads = Object.values(look.settled.rows[row - 1]?.counts ?? {});
  // A card that fits nowhere may take any row: each is a legal step until one is named.
  const forced = look.next.includes(`r${row}`) || (!card.fits.length && namedRow(look) > 0);
  return { may: forced, takes: forced ? heads.reduce((sum, count) => sum + count, 0) : 0 };
}

/** The colours of a row with a card added, the most frequent first. */
export function tally(counts: Record<string, number>, heads = ""): [string, number][] {
  const sums = { ...counts };
  for (const letter of heads) sums[letter] = (sums[letter] ?? 0) + 1;
  return Object.entries(sums).sort(([, one], [, other]) => other - one);
}

/** Cards a player still has to play, at most. */
export function cardsLeft(view: LeBaronView): number {
  return Math.max(0, ...view.seats.map((seat) => seat.hand + seat.pile + seat.under.length));
}
