/** Between two hands of one device a curtain falls; before the first too: who looks is not known. */

import type { Seen } from "./seen";

export class Curtain {
  /** For whom it was last raised. */
  private raisedFor: number | null = null;

  /** The seat looks: what changes for it. */
  raise(seat: number): Partial<Seen> {
    this.raisedFor = seat;
    return { seat, curtain: null, past: null, whyNot: null, news: [] };
  }

  /** What changes when `next` is the seat of this device to decide; null if nothing does. */
  fall(seen: Seen, next: number | null, secrets: boolean): Partial<Seen> | null {
    const { held, facts, curtain } = seen;
    if (facts?.phase !== "running") return curtain === null ? null : { curtain: null };
    const seat = next ?? (this.raisedFor === null ? (held[0] ?? null) : null);
    if (held.length < 2 || seat === null) return null;
    if (!secrets) return seat === seen.seat ? null : this.raise(seat);
    return seat === this.raisedFor ? null : { curtain: seat };
  }
}
