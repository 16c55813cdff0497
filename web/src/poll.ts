/** Asking again and again, while somebody looks. */

import { untrack } from "svelte";

/** What a page tells of itself; tests have one of their own. */
export interface Eyes {
  hidden: boolean;
  addEventListener(type: "visibilitychange", listener: () => void): void;
  removeEventListener(type: "visibilitychange", listener: () => void): void;
}

/**
 * Ask at once, then so many milliseconds after each answer; never twice at a time. While the page
 * is hidden nothing is asked; when it is seen again, at once. The answer stops it. What is looked at
 * while asking does not begin it anew, for the answer may change just that.
 */
export function poll(ask: () => Promise<unknown>, every: number, eyes: Eyes = document) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = false;
  let stopped = false;

  async function turn(): Promise<void> {
    clearTimeout(timer);
    if (asking || stopped || eyes.hidden) return;
    asking = true;
    try {
      await ask();
    } finally {
      asking = false;
      if (!stopped && !eyes.hidden) timer = setTimeout(turn, every);
    }
  }

  const seen = () => void turn();
  eyes.addEventListener("visibilitychange", seen);
  untrack(() => void turn());
  return (): void => {
    stopped = true;
    clearTimeout(timer);
    eyes.removeEventListener("visibilitychange", seen);
  };
}
