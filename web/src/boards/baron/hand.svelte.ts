/** What the person at this screen has in hand and is looking at; board, tray and margin share it. */

import { affairOf, lastAffair, type Affair, type Duel } from "./fights";
import { placed, type Baron } from "./view";

interface Hand {
  /** A tile chosen before its place. */
  tile: string | null;
  /** A place chosen before its tile. */
  cell: string | null;
  /** A step of an affair that is looked at, and of which one. */
  step: { of: string; at: number } | null;
}

export const hand = $state<Hand>({ tile: null, cell: null, step: null });

/** The natures that fit on a cell, among the legal steps. */
export function fitting(next: string[], cell: string): string[] {
  return next.flatMap((move) => {
    const lay = placed(move);
    return lay?.cell === cell ? [lay.what] : [];
  });
}

/** The tile that a press on a cell would lay: the chosen one, or the only one. */
export function inHand({ view, next }: Baron): string | null {
  if (view.reserve.some(({ tile }) => tile === hand.tile)) return hand.tile;
  const natures = new Set(next.flatMap((move) => placed(move)?.what ?? []));
  const [only = null] = natures;
  return natures.size === 1 ? only : null;
}

export function drop(): void {
  hand.tile = null;
  hand.cell = null;
}

/** An affair to be explained. */
export interface Shown extends Affair {
  /** It would happen; otherwise it has. */
  trial: boolean;
  key: string;
  /** The duel that is looked at step by step, from 0. */
  at: number | null;
}

/** What the draft would bring; without a draft, the last thing that happened. */
export function affairShown(look: Baron): Shown | null {
  const trial = look.draft.length > 0;
  const affair = trial ? affairOf(look.tried) : lastAffair(look.story);
  if (!affair) return null;
  const key = trial ? look.draft.join(" ") : `${affair.ply}`;
  const at = hand.step?.of === key ? Math.min(hand.step.at, affair.duels.length - 1) : null;
  return { ...affair, trial, key, at };
}

/** The duel that the board shows: the one looked at, or the first of a trial. */
export function duelShown(look: Baron): Duel | null {
  const shown = affairShown(look);
  if (!shown || (shown.at === null && !shown.trial)) return null;
  return shown.duels[shown.at ?? 0] ?? null;
}
