/**
 * What is pressed while an answer is still to come is held, and pressed again once the page shows
 * what was answered: before that it would mean something of a moment that is over.
 */

import { tick } from "svelte";

const MOST = 2; // more than that nobody means
const THINGS = "[data-step], [data-act], [data-cell], .tray button, .acts button";
const KEYS = /^(Enter| |Backspace|\d|PageUp|PageDown)$/; // what they do depends on the answer
// What a second press of a quick finger may mean: the same once more, or one more step back.
const AGAIN =
  "[data-lit=full], [data-step]:not([aria-pressed=true], .no), [data-act=undo]:not(:disabled)";

/** A table, as far as presses go. */
export interface Awaited {
  /** Whether an answer is still to come. */
  readonly waits: boolean;
  /** Whether it was granted, once it has come. */
  answered(): Promise<boolean>;
}

interface Press {
  event: MouseEvent | KeyboardEvent;
  at: Element;
  /** The same thing was pressed before it, and is being answered. */
  twice: boolean;
  /** The decision that it is about. */
  moment: string;
}

export class Presses {
  /** How many are held. */
  count = $state(0);
  private readonly held: Press[] = [];
  private last: Element | null = null;
  private redoing = false;

  /** `moment` names the decision of the person here, "" while there is none. */
  constructor(
    private readonly table: Awaited,
    private readonly moment: () => string,
  ) {}

  /** Look on before anything on the page hears of it; returns how to end that. */
  watch(main: HTMLElement): () => void {
    const hear = (event: Event) => this.hear(event as Press["event"], main);
    const kinds = ["click", "keydown"];
    for (const kind of kinds) window.addEventListener(kind, hear, true);
    return () => kinds.forEach((kind) => window.removeEventListener(kind, hear, true));
  }

  /** Escape: nothing is held any more. Whether anything was. */
  drop(): boolean {
    const dropped = this.held.splice(0);
    for (const { at } of dropped) this.release(at);
    return dropped.length > 0;
  }

  private hear(event: Press["event"], main: HTMLElement): void {
    const at = thingOf(event, main);
    if (!at || this.redoing) return;
    const waits = this.held.length > 0 || (this.table.waits && this.moment() !== "");
    if (!waits) this.last = at;
    else if (this.concerns(event, at)) this.hold(event, at);
  }

  /** Keys that only lead elsewhere do so at once, unless something is held before them. */
  private concerns(event: Press["event"], at: Element): boolean {
    if (!("key" in event)) return true;
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (event.key === " " && at.matches("button:not([data-cell])")) return false; // a click follows
    return KEYS.test(event.key) || (this.held.length > 0 && !/Tab|Escape|Shift/.test(event.key));
  }

  private hold(event: Press["event"], at: Element): void {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (this.held.length >= MOST || ("repeat" in event && event.repeat)) return;
    const before = this.held.at(-1)?.at ?? this.last;
    this.held.push({ event, at, twice: at === before, moment: this.moment() });
    at.setAttribute("data-held", "");
    this.count = this.held.length;
    if (this.held.length === 1) void this.redo();
  }

  /** What is held builds on what was tried: if that is not granted, it is nothing. */
  private async redo(): Promise<void> {
    while (this.held.length) {
      const granted = await this.table.answered();
      await tick();
      if (!granted) this.drop();
      const press = this.held.shift();
      if (!press) return;
      this.release(press.at);
      if (press.moment === this.moment()) this.again(press);
    }
  }

  private release(at: Element): void {
    at.removeAttribute("data-held");
    this.count = this.held.length;
  }

  private again({ event, at, twice }: Press): void {
    const key = "key" in event;
    if (!key && (!at.isConnected || (twice && !at.matches(AGAIN)))) return;
    const there = key ? (document.activeElement ?? at) : at; // keys before it may have led elsewhere
    this.last = there;
    this.redoing = true;
    const copy = key ? new KeyboardEvent(event.type, event) : new MouseEvent(event.type, event);
    const unheard = there.dispatchEvent(copy);
    // A browser presses a button by a real key only.
    if (key && event.key === "Enter" && unheard && there.matches("button")) press(there);
    this.redoing = false;
  }
}

const press = (at: Element) => at instanceof HTMLElement && at.click();

/** The thing of the table that is pressed; a key belongs to where one is. */
function thingOf(event: Event, main: HTMLElement): Element | null {
  const at = event.target;
  if (!(at instanceof Element)) return null;
  if (event.type !== "keydown") return main.contains(at) ? at.closest(THINGS) : null;
  if (at.closest("dialog, input, select, textarea")) return null;
  return main.contains(at) || at === document.body ? at : null;
}
