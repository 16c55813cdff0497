/**
 * A building that somebody makes alone, without anything on a screen.
 *
 * It knows no rule: after each change the server says what the blocks are now, what could be added,
 * and what walking there costs.
 */

import { sketch, Trouble, waysOn } from "../../api";
import type { BaubyronSketch, BaubyronWays } from "../../wire";
import { wishes } from "../../wishes.svelte";

interface Code {
  blocks: string[];
  entries: string[];
}

export class Workshop {
  sketch = $state.raw<BaubyronSketch | null>(null);
  ways = $state.raw<BaubyronWays | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  /** A ready building by its name, until something is changed. */
  name = $state("");
  /** One walks there to try it; otherwise one builds. */
  walking = $state(false);
  /** The cells walked so far. */
  way = $state.raw<string[]>([]);
  private before = $state.raw<string[]>([]);
  /** What was undone, the next to come back last. */
  private after = $state.raw<string[]>([]);
  private queue: Promise<void> = Promise.resolve();

  get mayUndo(): boolean {
    return this.before.length > 0;
  }

  get mayRedo(): boolean {
    return this.after.length > 0;
  }

  /** Open a code, a ready building by its name, or `random:short`. */
  open(code: string): Promise<void> {
    return this.then(async () => {
      if (!(await this.ask(code, false, true))) return;
      this.name = /^[a-z]+$/.test(code) ? code : "";
      if (this.sketch?.building) this.walking = true;
      else await this.makeRoom();
    });
  }

  buildOn(): Promise<void> {
    return this.then(() => this.makeRoom());
  }

  /** What is to be built on lies in the middle of the table; a finished building is named from a1. */
  private async makeRoom(): Promise<void> {
    if (this.sketch) await this.ask(written(this.sketch), true, false);
    this.walking = false;
  }

  lay(block: string): Promise<void> {
    return this.change(({ blocks, entries }) => ({ blocks: [...blocks, block], entries }));
  }

  /** A cell becomes an entry, or is none any more. */
  nameEntry(cell: string): Promise<void> {
    return this.change(({ blocks, entries }) => ({
      blocks,
      entries: entries.includes(cell) ? entries.filter((one) => one !== cell) : [...entries, cell],
    }));
  }

  clear(): Promise<void> {
    return this.change(() => ({ blocks: [], entries: [] }));
  }

  undo(): Promise<void> {
    return this.then(async () => {
      const [code, now] = [this.before.at(-1), this.sketch];
      if (code === undefined || !now || !(await this.ask(code, false, false))) return;
      this.before = this.before.slice(0, -1);
      this.after = [...this.after, written(now)];
    });
  }

  redo(): Promise<void> {
    return this.then(async () => {
      const { after } = this;
      const code = after.at(-1);
      if (code !== undefined && (await this.ask(code, false, true)))
        this.after = after.slice(0, -1);
    });
  }

  /** One change after the other, each from what the one before has made. */
  private change(make: (code: Code) => Code): Promise<void> {
    return this.then(async () => {
      const { blocks, entries } = make(this.sketch?.site ?? { blocks: [], entries: [] });
      if (await this.ask(`${blocks.join(" ")} @ ${entries.join(" ")}`, false, true)) this.name = "";
    });
  }

  private then(deed: () => Promise<void>): Promise<void> {
    return (this.queue = this.queue.then(deed));
  }

  /** Whether there was an answer; what cannot be read changes nothing. */
  private async ask(code: string, middle: boolean, keep: boolean): Promise<boolean> {
    try {
      const told = await sketch(code, middle, wishes.lang);
      const ways = told.building ? await waysOn(told.building.code, wishes.lang) : null;
      if (keep && this.sketch) this.before = [...this.before, written(this.sketch)];
      if (keep) this.after = [];
      [this.sketch, this.ways, this.trouble, this.way] = [told, ways, null, []];
      return true;
    } catch (problem) {
      if (!(problem instanceof Trouble)) throw problem;
      this.trouble = problem;
      return false;
    }
  }

  // ---- walking -------------------------------------------------------------------------------

  /** The cheapest way from an entry. */
  walkFrom(entry: string): void {
    this.way = this.ways?.ways.find(({ cells }) => cells[0] === entry)?.cells ?? [];
  }

  /** What it costs to step on from the end of the way; from outside, to an entry. */
  costTo(cell: string): number | null {
    const last = this.way.at(-1);
    if (last === undefined)
      return this.sketch?.building?.entries.includes(cell) ? (this.ways?.entering ?? null) : null;
    return this.stepCost(last, cell);
  }

  /** Walk on to a cell beside, or back to one of the way; false if it is neither. */
  step(cell: string): boolean {
    const at = this.way.indexOf(cell);
    if (at >= 0) this.way = this.way.slice(0, at || (this.way.length > 1 ? 1 : 0));
    else if (this.costTo(cell) === null) return false;
    else this.way = [...this.way, cell];
    return true;
  }

  /** The cost of each step of the way; entering is apart. */
  get costs(): number[] {
    return this.way.slice(1).map((cell, at) => this.stepCost(this.way[at] ?? "", cell) ?? 0);
  }

  private stepCost(start: string, end: string): number | null {
    return this.ways?.steps.find((step) => step.start === start && step.end === end)?.cost ?? null;
  }
}

function written({ site: { blocks, entries } }: BaubyronSketch): string {
  return `${blocks.join(" ")} @ ${entries.join(" ")}`;
}
