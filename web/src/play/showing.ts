/** What this device shows of a table, and to whom it tells when that changes. */

import { Curtain } from "./curtain";
import type { Telling } from "./pacing";
import { NOTHING, type Seen } from "./seen";
import { Sides } from "./sides";

export class Showing {
  seen: Seen = NOTHING;
  readonly sides = new Sides();
  private readonly readers = new Set<(seen: Seen) => void>();
  private readonly curtain = new Curtain();

  /**
   * `telling` says whether a change is being shown, `secrets` whether hands are hidden; `changed`
   * hears after everybody else.
   */
  constructor(
    private readonly telling: () => Telling,
    private readonly secrets: () => boolean,
    private readonly changed: () => void,
  ) {}

  /** The contract of a Svelte store. */
  subscribe(reader: (seen: Seen) => void): () => void {
    this.readers.add(reader);
    reader(this.seen);
    return () => this.readers.delete(reader);
  }

  show(change: Partial<Seen>): void {
    const next = { ...this.seen, telling: this.telling(), ...change };
    this.seen = this.sides.fill(next, this.seen);
    for (const reader of this.readers) reader(this.seen);
    this.changed();
  }

  /** Look through another seat's eyes; the curtain opens. */
  sit(seat: number): void {
    this.show(this.curtain.raise(seat));
  }

  /** The curtain falls where another hand of this device comes next. */
  drawCurtain(): void {
    const next = this.sides.nextToDecide(this.seen);
    const change = this.curtain.fall(this.seen, next, this.secrets());
    if (change) this.show(change);
  }
}
