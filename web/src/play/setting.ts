/** What a table in play needs of its page. */

import type { Told, Welcome } from "../wire";
import type { Lang } from "../wishes.svelte";

export interface Setting {
  tokens: string[];
  lang: Lang;
  /** Hands are hidden in this game: a curtain falls between the seats of one device. */
  secrets(): boolean;
  /** Whether the table is wanted as text. */
  plain(game: string): boolean;
  /** How long a change stays before the next one is shown, in milliseconds. */
  pace(story: Told[]): number;
  /** Drafts outlive the page. */
  recallDraft(seat: number, ply: number): string[];
  keepDraft(seat: number, ply: number, moves: string[]): void;
  /** What was known at the last visit, for a page that is opened without a connection. */
  recallLast(): Last | null;
}

/** A table as it was last known. */
export interface Last {
  at: number;
  welcome: Welcome;
}
