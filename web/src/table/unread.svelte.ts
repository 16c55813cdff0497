/** What others said at a table that nobody here has read yet. */

import { recall, remember } from "../memory";
import type { Seen } from "../play/seen";
import type { TableFacts } from "../wire";

export class Unread {
  private readTo = $state(0);

  constructor(private readonly now: () => { seen: Seen; facts: TableFacts }) {
    this.readTo = recall(this.key(), 0);
  }

  /** Whether there is anybody to talk to: alone among bots there is not. */
  readonly goes = $derived.by(() => {
    const { seen, facts } = this.now();
    return !seen.held.length || facts.seats.filter(({ kind }) => kind === "person").length > 1;
  });
  readonly theirs = $derived.by(() => {
    const { talk, held } = this.now().seen;
    return talk.filter(({ seat, text }) => text && (seat === null || !held.includes(seat)));
  });
  readonly unread = $derived(this.theirs.filter(({ number }) => number > this.readTo).length);

  read(number: number): void {
    if (number <= this.readTo) return;
    this.readTo = number;
    remember(this.key(), number);
  }

  private key(): string {
    return `read.${this.now().facts.table}`;
  }
}
