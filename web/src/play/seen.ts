/** What a page shows of a table, and nothing it has to work out. */

import type {
  Account,
  AsText,
  ChatLine,
  Clock,
  DraftFacts,
  Goodbye,
  Hint,
  Past,
  TableFacts,
  Told,
} from "../wire";
import type { Telling } from "./pacing";

export type View = Record<string, unknown>;

/** Why something cannot be done: a clause, its words, and the step it is about. */
export interface WhyNot {
  step: string;
  clause: string;
  text: string;
  where: string;
  /** It was tried, not only pointed at. */
  tried: boolean;
}

/** What each seat had left, and when we were told, in milliseconds since 1970. */
export interface Clocks {
  each: Clock[];
  at: number;
}

/** All a page shows. Replaced whole at every change. */
export interface Seen {
  line: "joining" | "open" | "lost" | "ended";
  /** Since when all this is no longer sure: it was kept from the last visit. */
  since: number | null;
  goodbye: Goodbye | null;
  facts: TableFacts | null;
  clocks: Clocks;
  /** What was said to people like us, oldest first. */
  talk: ChatLine[];
  /** We may say nothing more here. */
  muted: boolean;
  /** The seats of this device, ascending; none is a spectator. */
  held: number[];
  /** Through whose eyes we look. */
  seat: number | null;
  /** The seat to whom the screen is to be handed; nothing of a hand is shown meanwhile. */
  curtain: number | null;
  ply: number;
  asked: number[];
  /** Turns at other tables that bots think about first. */
  before: number;
  /** Without the draft. */
  settled: View | null;
  /** With the draft; or as it was, while looking back. */
  view: View | null;
  draft: DraftFacts;
  /** All that happened, as far as the seat may know. */
  story: Told[];
  /** What the last change told, to be played on the board. */
  news: Told[];
  /** Whether that is still being shown. */
  telling: Telling;
  past: Past | null;
  /** Where the points came from, once it is over. */
  account: Account | null;
  whyNot: WhyNot | null;
  /** A good turn that was asked for; "asked" while somebody thinks of one. */
  hint: Hint | "asked" | null;
  /** The table as text, where that is wished. */
  text: AsText | null;
  /** A sentence about something that went wrong. */
  trouble: string | null;
}

export const NO_DRAFT: DraftFacts = {
  moves: [],
  patch: [],
  next: [],
  done: false,
  final: false,
  story: [],
};

export const NOTHING: Seen = {
  line: "joining",
  since: null,
  goodbye: null,
  facts: null,
  clocks: { each: [], at: 0 },
  talk: [],
  muted: false,
  held: [],
  seat: null,
  curtain: null,
  ply: 0,
  asked: [],
  before: 0,
  settled: null,
  view: null,
  draft: NO_DRAFT,
  story: [],
  news: [],
  telling: "nothing",
  past: null,
  account: null,
  whyNot: null,
  hint: null,
  text: null,
  trouble: null,
};

export function told(each: Clock[]): Clocks {
  return { each, at: Date.now() };
}
