/** What the person at this screen has in hand; board, tray and margin share it. */

interface Hand {
  /** The hex of the knight that is to move. */
  knight: string | null;
  /** The spells are laid out, and these are chosen though they are no cast yet. */
  casting: boolean;
  spells: string[];
  /** The hex where several things can be done, and one has to be chosen; opened by keys or not. */
  choice: { hex: string; keys: boolean } | null;
  /** The hex that is pointed at. */
  pointed: string | null;
}

export const hand = $state<Hand>({
  knight: null,
  casting: false,
  spells: [],
  choice: null,
  pointed: null,
});

/** Everything goes back to its place. */
export function drop(): void {
  hand.knight = null;
  hand.casting = false;
  hand.spells = [];
  hand.choice = null;
}
