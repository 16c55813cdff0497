/** The affair that is explained, and how far it is told; board and margin tell it together. */

import { still } from "../../look/motion";
import {
  affairOf,
  contactOf,
  decisive,
  lastAffair,
  storyOf,
  type Affair,
  type Duel,
} from "./fights";
import type { Baron } from "./view";

/** Milliseconds for a fight that has just been fought: its battlefield, the counting, the end. */
export const FIGHT = 2400;
const BEFORE_COUNTING = 300;
const COUNTED = 200; // for each tile of a side; there are six at most

interface Telling {
  /** The duel that is looked at, from 0, and in which affair. */
  step: { of: string; at: number } | null;
  /** How many tiles of each side are counted. */
  counted: number;
}

export const telling = $state<Telling>({ step: null, counted: Infinity });

/** An affair to be explained. */
export interface Shown extends Affair {
  /** It would happen, by the draft or if a knight tries at the end; null: it has. */
  trial: "trial" | "attempt" | null;
  key: string;
  /** The duel that is looked at step by step, from 0. */
  at: number | null;
  /** The duel that is shown: that one, or the one in which all was decided. */
  duel: Duel | null;
}

/** What is about to happen; if nothing is, the last thing that did. */
export function affairShown(look: Baron): Shown | null {
  const tries = look.next.includes("try");
  const trial = tries ? "attempt" : look.draft.length ? "trial" : null;
  const affair = tries ? attempt(look) : trial ? trialOf(look) : lastOf(look);
  if (!affair) return null;
  const key = tries ? `try ${look.view.knight}` : trial ? look.draft.join(" ") : `${affair.ply}`;
  const { step } = telling;
  const at = step?.of === key ? Math.min(step.at, affair.duels.length - 1) : null;
  return { ...affair, trial, key, at, duel: affair.duels[at ?? decisive(affair)] ?? null };
}

/** At the end: what the knight who is asked would come to, if nobody after him tried. */
function attempt({ view }: Baron): Affair | null {
  const preview = view.previews.find(({ move }) => move === "try");
  return preview ? affairOf(storyOf(preview)) : null;
}

function trialOf({ tried }: Baron): Affair | null {
  return affairOf(tried) ?? contactOf(tried);
}

function lastOf({ past, news, story }: Baron): Affair | null {
  return past ? affairOf(news) : lastAffair(story);
}

/** The duel that the board shows: the one looked at, or that of a trial. */
export function duelShown(look: Baron): Duel | null {
  const shown = affairShown(look);
  return shown && (shown.at !== null || shown.trial) ? shown.duel : null;
}

let next: ReturnType<typeof setTimeout> | undefined;

/** Show what has just been fought, duel by duel. */
export function tell(affair: Affair): void {
  clearTimeout(next);
  const show = (at: number) => {
    const more = at < affair.duels.length;
    telling.step = more ? { of: `${affair.ply}`, at } : null;
    if (more) next = setTimeout(() => show(at + 1), FIGHT);
  };
  show(0);
}

/** Look at one duel of an affair, for as long as one likes; null: enough of it. */
export function lookAt(of: string, at: number | null): void {
  clearTimeout(next);
  telling.step = at === null ? null : { of, at };
}

/** Count the tiles of a duel, one after the other; what is returned ends it. */
export function count(tiles: number): () => void {
  telling.counted = still() ? Infinity : 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const go = () => {
    telling.counted = telling.counted < tiles ? telling.counted + 1 : Infinity;
    if (telling.counted <= tiles) timer = setTimeout(go, COUNTED);
  };
  if (telling.counted <= tiles) timer = setTimeout(go, BEFORE_COUNTING);
  return () => {
    clearTimeout(timer);
    telling.counted = Infinity;
  };
}
