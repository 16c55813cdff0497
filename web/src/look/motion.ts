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
