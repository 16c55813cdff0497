/** What the person at this screen has in hand; board, tray and margin share it. */

import type { Officer } from "./view";

interface Hand {
  /** The tile that is chosen, and the officer on it who may walk. */
  tile: number | null;
  officer: Officer | null;
  /** The personal card is laid out. */
  card: boolean;
  /** The keep that may be captured or only destroyed; opened by keys or not. */
  siege: { tile: number; keys: boolean } | null;
  /** The tile that is pointed at. */
  pointed: number | null;
}

export const hand = $state<Hand>({
  tile: null,
  officer: null,
  card: false,
  siege: null,
  pointed: null,
});

export function take(tile: number | null, officer: Officer | null = null): void {
  hand.tile = tile;
  hand.officer = officer;
  hand.card = false;
  hand.siege = null;
}

/** Everything goes back to its place. */
export function drop(): void {
  take(null);
}
