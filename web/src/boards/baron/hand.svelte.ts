/** What the person at this screen has in hand and is looking at; board and tray share it. */

import type { Look } from "../kit";
import type { Duel } from "./fights";
import { placed, type BaronView } from "./view";

interface Hand {
  /** A tile chosen before its place. */
  tile: string | null;
  /** A place chosen before its tile. */
  cell: string | null;
  /** A fight being looked at. */
  duel: Duel | null;
}

export const hand = $state<Hand>({ tile: null, cell: null, duel: null });

/** The natures that fit on a cell, among the legal steps. */
export function fitting(next: string[], cell: string): string[] {
  return next.flatMap((move) => {
    const lay = placed(move);
    return lay?.cell === cell ? [lay.what] : [];
  });
}

/** The tile that a press on a cell would lay: the chosen one, or the only one. */
export function inHand({ view, next }: Look<BaronView>): string | null {
  const held = [...new Set(view.reserve.map(({ tile }) => tile))];
  if (hand.tile && held.includes(hand.tile)) return hand.tile;
  const natures = new Set(next.flatMap((move) => placed(move)?.what ?? []));
  return natures.size === 1 ? ([...natures][0] ?? null) : held.length === 1 ? held[0]! : null;
}

export function drop(): void {
  hand.tile = null;
  hand.cell = null;
}
