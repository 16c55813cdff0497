/** A good turn that was asked for. */

import type { Hint } from "../wire";
import type { Seen } from "./seen";

/** The hint that is on trial, if there is one: anything else on the board forgets it. */
export function onTrial({ hint, draft, past }: Seen): Hint | null {
  if (hint === null || hint === "asked" || past) return null;
  return draft.moves.join() === hint.best.moves.join() ? hint : null;
}
