/**
 * A finished game looked at again, without anything on a screen.
 *
 * The past arrives in pages of many lines: a whole view, then what changed with each line. So a
 * step inside a page is shown at once, and the page after it is there before it is needed.
 */

import { WIRE_VERSION } from "../../play/hearing";
import type { Line, Listener } from "../../play/line";
import type { Answer, Asking, Past, TableFacts, Told } from "../../wire";
import type { Lang } from "../../wishes.svelte";
import { type Instant, instants, PAGE } from "./instant";

const NOW = 2 ** 31 - 1; // no story is told in the welcome
export const LEISURE = 60; // milliseconds between pages that nobody waits for
const REST = 1000; // milliseconds to wait when the server asks for patience
export const PACES = { slow: 2400, steady: 1200, quick: 450 }; // milliseconds a line is shown

const DEALT = 80; // milliseconds for what is dealt or drawn: nobody decides anything

export type Pace = keyof typeof PACES;

/** All a page shows. Replaced whole at every change. */
export interface Shown {
  line: "joining" | "open" | "lost" | "ended";
  /** Why it ended. */
  goodbye: string;
  facts: TableFacts | null;
  seat: number | null;
  /** The line asked for; what is shown follows as soon as it is here. */
  ply: number;
  last: number;
  instant: Instant | null;
  /** All that is known of what happened, in order. */
  story: Told[];
  playing: boolean;
  pace: Pace;
}

export interface Opening {
  lang: Lang;
  seat: number | null;
  ply: number;
  /** Whether views are wanted as text, for want of a board. */
  plain(game: string): boolean;
}

export class Replay implements Listener {
  private readonly line: Line;
  private readonly readers = new Set<(shown: Shown) => void>();
  private shown: Shown;
  private pages = new Map<number, Instant[]>();
  private asked: { id: number; page: number } | null = null;
  private seeking: 1 | -1 | null = null;
  private patience: ReturnType<typeof setTimeout> | undefined;
  private clock: ReturnType<typeof setTimeout> | undefined;
  private lastId = 0;

  constructor(
    private readonly opening: Opening,
    connect: (listener: Listener) => Line,
  ) {
    this.shown = {
      line: "joining",
      goodbye: "",
      facts: null,
      seat: opening.seat,
      ply: opening.ply,
      last: 0,
      instant: null,
      story: [],
      playing: false,
      pace: "steady",
    };
    this.line = connect(this);
  }

  /** The contract of a Svelte store. */
  subscribe(reader: (shown: Shown) => void): () => void {
    this.readers.add(reader);
    reader(this.shown);
    return () => this.readers.delete(reader);
  }

  close(): void {
    clearTimeout(this.clock);
    clearTimeout(this.patience);
    this.line.close();
  }

  // ---- what a person does ------------------------------------------------------------------

  /** Show the table after so many lines. */
  go(ply: number): void {
    this.pause();
    this.step(ply);
  }

  /** To where the next turn begins, or to where this one began, or the one before. */
  turn(way: 1 | -1): void {
    this.pause();
    this.seeking = way;
    this.seek();
  }

  /** Through whose eyes; null is a spectator. */
  sit(seat: number | null): void {
    if (seat === this.shown.seat) return;
    this.forget();
    this.show({ seat });
    this.fetch();
  }

  play(): void {
    if (this.shown.ply >= this.shown.last) this.step(0);
    this.show({ playing: true });
    this.wind();
  }

  pause(): void {
    clearTimeout(this.clock);
    this.seeking = null;
    if (this.shown.playing) this.show({ playing: false });
  }

  hasten(pace: Pace): void {
    this.show({ pace });
    if (this.shown.playing) this.wind();
  }

  /** Read everything in another language. */
  speak(lang: Lang): void {
    this.opening.lang = lang;
    this.forget();
    this.greet();
  }

  // ---- what the line does ------------------------------------------------------------------

  opened(): void {
    this.greet();
  }

  broken(): void {
    this.asked = null;
    if (this.shown.line !== "ended") this.show({ line: "lost" });
  }

  heard(message: Answer): void {
    if (message.type === "welcome") this.welcome(message.table, message.frames[0]?.ply ?? 0);
    else if (message.type === "table") this.news(message.table);
    else if (message.type === "past") this.take(message);
    else if (message.type === "error" && message.id === this.asked?.id) this.wait();
    else if (message.type === "goodbye") {
      this.show({ goodbye: message.text, line: message.again ? "lost" : "ended" });
      if (!message.again) this.line.close();
    }
  }

  private welcome(facts: TableFacts, last: number): void {
    const { seat, ply } = this.shown;
    const known = seat !== null && seat < facts.seats.length ? seat : null;
    this.asked = null;
    this.show({ line: "open", facts, last, seat: known, ply: Math.min(ply, last) });
    this.fetch();
  }

  /** A game that was still being played has ended: how far it went is told anew. */
  private news(facts: TableFacts): void {
    if (facts.phase === "over" && this.shown.facts?.phase !== "over") this.greet();
    this.show({ facts });
  }

  private greet(): void {
    const { lang } = this.opening;
    const id = ++this.lastId;
    this.send({ type: "hello", version: WIRE_VERSION, id, lang, tokens: [], since: NOW });
  }

  private wait(): void {
    this.asked = null;
    clearTimeout(this.patience);
    this.patience = setTimeout(() => this.fetch(), REST);
  }

  // ---- pages -------------------------------------------------------------------------------

  /** The page to show and the ones beside it are wanted at once, the rest at leisure. */
  private fetch(): void {
    clearTimeout(this.patience);
    const page = this.nearest();
    if (this.asked || page === undefined) return;
    if (this.near(page)) this.look(page);
    else this.patience = setTimeout(() => this.look(page), LEISURE);
  }

  /** Whether a page is the one to show, or beside it. */
  private readonly near = (page: number) => Math.abs(page - Math.floor(this.shown.ply / PAGE)) <= 1;

  /** The page that is wanted most of those that are not here. */
  private nearest(): number | undefined {
    const here = Math.floor(this.shown.ply / PAGE);
    const all = Array.from({ length: Math.floor(this.shown.last / PAGE) + 1 }, (_, page) => page);
    const missing = all.filter((page) => !this.pages.has(page));
    return missing.sort((one, other) => Math.abs(one - here) - Math.abs(other - here))[0];
  }

  private look(page: number): void {
    const { facts, seat, line } = this.shown;
    if (facts?.phase !== "over" || line !== "open") return;
    const id = ++this.lastId;
    this.asked = { id, page };
    const plain = this.opening.plain(facts.game);
    this.send({ type: "look", id, seat, ply: page * PAGE, more: PAGE - 1, plain });
  }

  private take(past: Past): void {
    if (past.id !== this.asked?.id) return; // of a seat or a language that is no longer asked for
    const page = this.asked.page;
    this.asked = null;
    this.pages.set(page, instants(past));
    // Each telling draws everything anew: what comes at leisure waits until all is here.
    if (this.near(page) || this.nearest() === undefined) this.show({ story: this.told() });
    this.seek();
    this.fetch();
  }

  private told(): Told[] {
    const pages = [...this.pages].sort(([one], [other]) => one - other);
    return pages.flatMap(([, page]) => page.flatMap(({ story }) => story));
  }

  private forget(): void {
    this.pages.clear();
    this.asked = null;
    this.show({ story: [] });
  }

  private at(ply: number): Instant | undefined {
    return this.pages.get(Math.floor(ply / PAGE))?.[ply % PAGE];
  }

  // ---- moving ------------------------------------------------------------------------------

  private step(ply: number): void {
    this.show({ ply: Math.max(0, Math.min(ply, this.shown.last)) });
    this.fetch();
  }

  /** Look for the beginning of a turn as far as pages are here; the rest when they are. */
  private seek(): void {
    const way = this.seeking;
    if (way === null) return;
    const { last } = this.shown;
    for (let ply = this.shown.ply + way; ; ply += way) {
      if (ply <= 0 || ply >= last) return this.found(ply);
      const [before, here] = [this.at(ply - 1), this.at(ply)];
      if (!before || !here) return this.step(ply - way); // goes on when the page is here
      if (before.turn !== here.turn) return this.found(ply);
    }
  }

  private found(ply: number): void {
    this.seeking = null;
    this.step(ply);
  }

  private wind(): void {
    clearTimeout(this.clock);
    const pace = this.isLuck(this.shown.ply) ? DEALT : PACES[this.shown.pace];
    this.clock = setTimeout(() => this.tick(), pace);
  }

  /** Whether a line was luck's alone: nobody was asked before it. */
  private isLuck(ply: number): boolean {
    return ply === 0 || this.at(ply - 1)?.asked.length === 0;
  }

  /** The next line, unless this one is not here yet. */
  private tick(): void {
    const { ply, last, instant } = this.shown;
    if (instant?.ply === ply) this.step(ply + 1);
    if (this.shown.ply < last) this.wind();
    else this.show({ playing: false });
  }

  // ---- showing -----------------------------------------------------------------------------

  private show(change: Partial<Shown>): void {
    const next = { ...this.shown, ...change };
    next.instant = this.at(next.ply) ?? next.instant;
    this.shown = next;
    for (const reader of this.readers) reader(next);
  }

  private send(message: Asking): void {
    this.line.send(message);
  }
}
