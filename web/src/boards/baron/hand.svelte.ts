/** What the person at this screen has in hand; board and tray share it. */

import { placed, type Baron } from "./view";

interface Hand {
  /** A tile chosen before its place. */
  tile: string | null;
  /** A place chosen before its tile. */
  cell: string | null;
}

export const hand = $state<Hand>({ tile: null, cell: null });

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
