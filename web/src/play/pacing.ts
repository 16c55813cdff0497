/** Changes are shown one after the other, each long enough to be seen. */

import type { Update } from "../wire";

export class Pacing {
  private waiting: Update[] = [];
  private pause: ReturnType<typeof setTimeout> | undefined;

  /**
   * `apply` shows a change; `rest` says how long what is shown now stays, in milliseconds; `busy` is
   * told whether there is more to come.
   */
  constructor(
    private readonly apply: (update: Update) => void,
    private readonly rest: () => number,
    private readonly busy: (telling: boolean) => void,
  ) {}

  add(update: Update): void {
    this.waiting.push(update);
    this.busy(true);
    if (this.pause === undefined) this.next();
  }

  /** Show everything that waits, now. */
  skip(): void {
    const all = this.waiting;
    this.clear();
    for (const update of all) this.apply(update);
    this.busy(false);
  }

  /** Forget everything that waits. */
  clear(): void {
    clearTimeout(this.pause);
    this.pause = undefined;
    this.waiting = [];
  }

  /** Show the next change, and let it be seen for a while. Other seats' change with it. */
  private next(): void {
    this.pause = undefined;
    const first = this.waiting[0];
    if (!first) return this.busy(false);
    const together = this.waiting.filter(({ ply }) => ply === first.ply);
    this.waiting = this.waiting.filter(({ ply }) => ply !== first.ply);
    for (const update of together) this.apply(update);
    this.pause = setTimeout(() => this.next(), this.rest());
  }
}
