/** A table as text: asked for anew whenever what this seat sees has changed. */

import type { AsText, PlainView, StepWords } from "../wire";
import type { Seen } from "./seen";

/** What the board of words draws: the table without the draft, and all that can be done. */
export interface TextView extends PlainView {
  /** The draft in words. */
  tried: string[];
  /** The legal next steps in words. */
  steps: StepWords[];
  /** The words belong to the draft that is shown; otherwise they are on their way. */
  fresh: boolean;
}

const EMPTY: TextView = { drawing: "", points: [], tried: [], steps: [], fresh: false };

/** What is seen, as far as words depend on it: while it is the same, nothing is asked. */
export function standing({ line, seat, ply, draft, facts }: Seen): string | null {
  if (line !== "open" || !facts || facts.phase === "gathering") return null;
  return JSON.stringify([seat, ply, draft.moves, draft.final, facts.phase]);
}

/** The text that is shown: the last that came, until the next one does. */
export function textView(text: AsText | null, { seat, ply, draft, past }: Seen): TextView {
  if (past) return { ...EMPTY, ...(past.view as unknown as PlainView) };
  if (!text || text.seat !== seat) return EMPTY;
  const same = text.ply === ply && text.moves.join(" ") === draft.moves.join(" ");
  const { tried, steps } = same ? text : EMPTY;
  return { ...text.view, tried, steps, fresh: same };
}
