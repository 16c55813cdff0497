/** Whether this person wishes nothing to move. */
export function still(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

const TOGETHER = 16; // milliseconds: what begins within a frame is one change

/** Tells whether a change begins before the one before it, which takes so long, has been seen. */
export function hurried(takes: number): () => boolean {
  let began = -Infinity;
  let quick = false;
  return () => {
    const now = performance.now();
    if (now - began > TOGETHER) {
      quick = now - began < takes;
      began = now;
    }
    return quick;
  };
}

/**
 * Context of a page that knows whether a change is hurried, as `() => boolean`: who steps through a
 * game quickly sees where things are, not how they got there.
 */
export const RUSHED = Symbol("rushed");

/** Calls with parts of a way from 0 to 1, one for each picture of the screen; gives what stops it. */
export function glide(takes: number, show: (part: number) => void): () => void {
  const began = performance.now();
  let frame = 0;
  function next(now: number): void {
    const part = Math.min(1, Math.max(0, (now - began) / takes));
    show(part);
    if (part < 1) frame = requestAnimationFrame(next);
  }
  frame = requestAnimationFrame(next);
  return () => cancelAnimationFrame(frame);
}

const CELL = 90; // milliseconds for a cell of a way
const LONGEST = 500;

/** How long one goes over so many cells; a page on which nothing shall move says 0 for a move. */
export function walking(cells: number): number {
  const root = getComputedStyle(document.documentElement);
  const move = parseFloat(root.getPropertyValue("--m-move")) || 0;
  return move && Math.min(LONGEST, Math.max(move, CELL * cells));
}
