/** Changes are shown one after the other, each long enough to be seen. */

import type { Update } from "../wire";

/** Whether something is being shown: at its pace, or for as long as somebody wishes. */
export type Telling = "nothing" | "runs" | "held";

export class Pacing {
  telling: Telling = "nothing";
  private waiting: Update[] = [];
  private pause: ReturnType<typeof setTimeout> | undefined;

  /**
   * `apply` shows a change; `rest` says how long what is shown now stays, in milliseconds; `changed`
   * hears when `telling` has become something else.
   */
  constructor(
    private readonly apply: (update: Update) => void,
    private readonly rest: () => number,
    private readonly changed: () => void,
  ) {}

  add(update: Update): void {
    this.waiting.push(update);
    if (this.telling === "nothing") this.next();
  }

  /** What is shown now stays, until `next`. */
  hold(): void {
    if (this.telling !== "runs") return;
    clearTimeout(this.pause);
    this.telling = "held";
    this.changed();
  }

  /** Show everything that waits, now. */
  skip(): void {
    const [all, was] = [this.waiting, this.telling];
    this.clear();
    for (const update of all) this.apply(update);
    if (was !== "nothing") this.changed();
  }

  /** Forget everything that waits. */
  clear(): void {
    clearTimeout(this.pause);
    this.telling = "nothing";
    this.waiting = [];
  }

  /** Show the next change, and let it be seen for a while. Other seats' change with it. */
  next(): void {
    clearTimeout(this.pause);
    const first = this.waiting[0];
    this.telling = first ? "runs" : "nothing";
    if (!first) return this.changed();
    const together = this.waiting.filter(({ ply }) => ply === first.ply);
    this.waiting = this.waiting.filter(({ ply }) => ply !== first.ply);
    for (const update of together) this.apply(update);
    this.pause = setTimeout(() => this.next(), this.rest());
  }
}
