/** What a builder has in hand, from one turn to the next. */

import type { Kind } from "./site";

class Hold {
  kind = $state<Kind>("x");
  /** Entries are being named, instead of blocks laid. */
  naming = $state(false);
  /** The whole table is shown, for a block far from the others. */
  whole = $state(false);
  /** The shelf of ready buildings is open. */
  shelf = $state(false);
}

export const hold = new Hold();
