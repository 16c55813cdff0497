/** The review of a finished game, as far as it has come; asked for again while it is made. */

import { beginReview, review, stopReview, Trouble } from "../../api";
import { poll } from "../../poll";
import type { ReviewFacts } from "../../wire";
import { wishes } from "../../wishes.svelte";

const EVERY = 1500; // milliseconds

export class Reviewing {
  facts = $state.raw<ReviewFacts | null>(null);
  trouble = $state.raw<Trouble | null>(null);

  constructor(private readonly table: string) {}

  get ongoing(): boolean {
    return this.facts?.state === "waiting" || this.facts?.state === "running";
  }

  /** Look on until nobody looks any more. */
  watch(): () => void {
    let first = true;
    return poll(async () => {
      if (first || this.ongoing) await this.ask(review(this.table, wishes.lang));
      first = false;
    }, EVERY);
  }

  begin(): Promise<void> {
    return this.ask(beginReview(this.table, wishes.lang));
  }

  stop(): Promise<void> {
    return this.ask(stopReview(this.table, wishes.lang));
  }

  /** The line of the next turning point, or of the one before. */
  turning(from: number, way: 1 | -1): number | null {
    const plies = (this.facts?.turnings ?? []).map(({ ply }) => ply).sort((a, b) => a - b);
    const found = way > 0 ? plies.find((ply) => ply > from) : plies.findLast((ply) => ply < from);
    return found ?? null;
  }

  private async ask(question: Promise<ReviewFacts>): Promise<void> {
    try {
      this.facts = await question;
      this.trouble = null;
    } catch (problem) {
      if (!(problem instanceof Trouble)) throw problem;
      this.trouble = problem;
    }
  }
}
