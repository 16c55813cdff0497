/** What the person at this screen has in hand; board and tray share it. */

import { drawnTile, placed, type Baron } from "./view";

interface Hand {
  /** A tile chosen before its place. */
  tile: string | null;
  /** A place chosen before its tile. */
  cell: string | null;
  /** The legal steps after each beginning of the draft, so that any step can be done otherwise. */
  known: Known;
}

export type Known = Record<string, string[]>;

export const hand = $state<Hand>({ tile: null, cell: null, known: {} });

/** Remember what can be done after a draft; a new turn forgets the last one. */
export function learn({ draft, next }: Baron): void {
  const key = draft.join(" ");
  hand.known = key ? { ...hand.known, [key]: next } : { "": next };
  hand.cell = null;
  if (key) hand.tile = null;
}

/** The natures that fit on a cell, among these steps. */
export function fitting(steps: string[], cell: string): string[] {
  return steps.flatMap((move) => {
    const lay = placed(move);
    return lay?.cell === cell ? [lay.what] : [];
  });
}

/**
 * The tile that a press on a place would lay: the chosen one; otherwise the one just drawn, or the
 * first that fits somewhere.
 */
export function inHand(look: Baron): string | null {
  const natures = [...new Set(look.next.flatMap((move) => placed(move)?.what ?? []))];
  if (hand.tile !== null && look.view.reserve.some(({ tile }) => tile === hand.tile))
    return hand.tile;
  const drawn = drawnTile(look);
  return natures.find((tile) => tile === drawn) ?? natures[0] ?? null;
}
