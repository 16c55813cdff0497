/**
 * A table as this device sees it, without anything on a screen.
 *
 * It knows no rule: legal steps arrive with the view, and what may not be done comes back from the
 * server with its clause. A draft lives here and is offered whole.
 */

import type {
  Accepted,
  Answer,
  Asking,
  ChatLine,
  Clock,
  Draft,
  Frame,
  Goodbye,
  Past,
  TableFacts,
  Told,
  Update,
  Welcome,
} from "../wire";
import type { Line, Listener } from "./line";
import { patched } from "./patch";

export const WIRE_VERSION = 1;

export type View = Record<string, unknown>;
export type Lang = "fr" | "en";
export type Ending = "draw" | "count" | null;

/** Why something cannot be done: a clause, its words, and the step it is about. */
export interface WhyNot {
  step: string;
  clause: string;
  text: string;
  where: string;
  /** It was tried, not only pointed at. */
  tried: boolean;
}

/** What one seat of this device knows. */
interface Side {
  frame: Frame;
  story: Told[];
}

/** What each seat had left, and when we were told, in milliseconds since 1970. */
export interface Clocks {
  each: Clock[];
  at: number;
}

/** All a page shows. Replaced whole at every change. */
export interface Seen {
  line: "joining" | "open" | "lost" | "ended";
  /** Since when all this is no longer sure: it was kept from the last visit. */
  since: number | null;
  goodbye: Goodbye | null;
  facts: TableFacts | null;
  clocks: Clocks;
  /** What was said to people like us, oldest first. */
  talk: ChatLine[];
  /** We may say nothing more here. */
  muted: boolean;
  /** The seats of this device, ascending; none is a spectator. */
  held: number[];
  /** Through whose eyes we look. */
  seat: number | null;
  /** The seat to whom the screen is to be handed; nothing of a hand is shown meanwhile. */
  curtain: number | null;
  ply: number;
  asked: number[];
  /** Without the draft. */
  settled: View | null;
  /** With the draft; or as it was, while looking back. */
  view: View | null;
  draft: Draft;
  /** All that happened, as far as the seat may know. */
  story: Told[];
  /** What the last change told, to be played on the board. */
  news: Told[];
  past: Past | null;
  whyNot: WhyNot | null;
  /** A sentence about something that went wrong. */
  trouble: string | null;
}

export interface Setting {
  tokens: string[];
  lang: Lang;
  /** Hands are hidden in this game: a curtain falls between the seats of one device. */
  secrets(): boolean;
  /** How long a change stays before the next one is shown, in milliseconds. */
  pace(story: Told[]): number;
  /** Drafts outlive the page. */
  recallDraft(seat: number, ply: number): string[];
  keepDraft(seat: number, ply: number, moves: string[]): void;
  /** What was known at the last visit, for a page that is opened without a connection. */
  recallLast(): Last | null;
}

/** A table as it was last known. */
export interface Last {
  at: number;
  welcome: Welcome;
}

const KEPT_STORY = 40; // events for the next visit without a connection

const NO_DRAFT: Draft = { moves: [], patch: [], next: [], done: false, final: false, story: [] };

const NOTHING: Seen = {
  line: "joining",
  since: null,
  goodbye: null,
  facts: null,
  clocks: { each: [], at: 0 },
  talk: [],
  muted: false,
  held: [],
  seat: null,
  curtain: null,
  ply: 0,
  asked: [],
  settled: null,
  view: null,
  draft: NO_DRAFT,
  story: [],
  news: [],
  past: null,
  whyNot: null,
  trouble: null,
};

/** Why something was not said: a sentence, or "" when the line was broken; null if it was. */
type Unsaid = string | null;
type Question = { seat: number; step: string; tried: boolean };

export class Table implements Listener {
  private readonly line: Line;
  private seen: Seen = NOTHING;
  private readonly readers = new Set<(seen: Seen) => void>();
  private readonly sides = new Map<number | null, Side>();
  private readonly questions = new Map<number, Question>();
  private readonly sayings = new Map<number, (why: Unsaid) => void>();
  private waiting: Update[] = [];
  private pause: ReturnType<typeof setTimeout> | undefined;
  private lastId = 0;
  /** For whom the curtain was last raised. */
  private raisedFor: number | null = null;

  constructor(
    private readonly setting: Setting,
    connect: (listener: Listener) => Line,
  ) {
    this.line = connect(this);
  }

  /** The contract of a Svelte store. */
  subscribe(reader: (seen: Seen) => void): () => void {
    this.readers.add(reader);
    reader(this.seen);
    return () => this.readers.delete(reader);
  }

  close(): void {
    clearTimeout(this.pause);
    this.line.close();
  }

  // ---- what a person does ------------------------------------------------------------------

  /** Try one more step; or why not. */
  try(step: string): void {
    this.skip();
    this.offer([...this.seen.draft.moves, step], step);
  }

  /** Take the last step back. */
  back(): void {
    this.offer(this.seen.draft.moves.slice(0, -1), "");
  }

  /** Take everything back. */
  drop(): void {
    this.offer([], "");
  }

  /** Replace the whole draft. */
  offer(moves: string[], step = moves.at(-1) ?? ""): void {
    const { seat, ply } = this.seen;
    if (seat === null || this.seen.past) return;
    this.show({ whyNot: null, trouble: null });
    this.ask({ type: "offer", id: this.question(step, true), seat, ply, moves });
  }

  /** Make the draft final. */
  handIn(): void {
    const { seat, ply, draft } = this.seen;
    if (seat === null || draft.final) return;
    const id = this.question(draft.moves.at(-1) ?? "", true);
    this.ask({ type: "hand_in", id, seat, ply, moves: draft.moves });
  }

  /** Point at something that cannot be done, to be told why. */
  doubt(step: string): void {
    const { seat, ply, draft } = this.seen;
    if (seat === null || this.seen.past || draft.next.includes(step)) return;
    const moves = [...draft.moves, step];
    this.ask({ type: "why", id: this.question(step, false), seat, ply, moves });
  }

  /** Enough of why not. What was tried stays until something else is, unless asked. */
  forgetWhyNot(tried = true): void {
    if (this.seen.whyNot && (tried || !this.seen.whyNot.tried)) this.show({ whyNot: null });
  }

  /** Add this person's bytes to the luck and be ready. */
  ready(seat: number, luck: string): void {
    this.ask({ type: "ready", id: this.newId(), seat, luck });
  }

  wish(wish: Ending): void {
    if (this.seen.seat !== null)
      this.ask({ type: "wish", id: this.newId(), seat: this.seen.seat, wish });
  }

  /** Leave a seat to a caretaker, or take it back. */
  away(seat: number, away: boolean): void {
    this.ask({ type: "away", id: this.newId(), seat, away });
  }

  /** Say something to the players, or among spectators; tells why it was not said. */
  say(text: string, name: string): Promise<Unsaid> {
    if (this.seen.line !== "open") return Promise.resolve("");
    const id = this.newId();
    return new Promise((resolve) => {
      this.sayings.set(id, resolve);
      this.ask({ type: "say", id, text, name });
    });
  }

  /** See the table as it was; null is now. */
  look(ply: number | null): void {
    this.skip();
    if (ply === null || ply >= this.seen.ply) this.show({ past: null, whyNot: null });
    else this.ask({ type: "look", id: this.newId(), seat: this.seen.seat, ply: Math.max(0, ply) });
  }

  /** Look through another seat's eyes; the curtain opens. */
  sit(seat: number): void {
    this.raisedFor = seat;
    this.show({ seat, curtain: null, past: null, whyNot: null, news: [] });
  }

  /** Read everything in another language. */
  speak(lang: Lang): void {
    this.setting.lang = lang;
    this.greet(0);
  }

  /** Take up other seats. */
  hold(tokens: string[]): void {
    this.setting.tokens = tokens;
    this.greet(0);
  }

  /** What is known now, as a welcome tells it; not the whole story. */
  known(): Welcome | null {
    const { facts } = this.seen;
    if (!facts || this.seen.line !== "open") return null;
    const sides = [...this.sides.values()];
    const frames = sides.map(({ frame }) => frame);
    const story = sides.map((side) => side.story.slice(-KEPT_STORY));
    return { type: "welcome", id: 0, version: WIRE_VERSION, table: facts, frames, story };
  }

  /** Do not wait for what is still being shown. */
  skip(): void {
    clearTimeout(this.pause);
    this.pause = undefined;
    for (const update of this.waiting.splice(0)) this.apply(update);
  }

  // ---- what the line does ------------------------------------------------------------------

  opened(): void {
    this.greet(this.seen.seat === null && this.sides.size ? this.seen.ply : this.knownPly());
  }

  broken(): void {
    for (const id of [...this.sayings.keys()]) this.said(id, "");
    const last = this.seen.facts ? null : this.setting.recallLast();
    if (last) {
      this.welcome(last.welcome);
      this.show({ since: last.at, clocks: told([]) });
    }
    if (this.seen.line !== "ended") this.show({ line: "lost" });
  }

  heard(message: Answer): void {
    this.hear(message);
    if ("id" in message && message.id !== null) this.questions.delete(message.id);
  }

  private hear(message: Answer): void {
    switch (message.type) {
      case "welcome":
        return this.welcome(message);
      case "table":
        this.show({ facts: message.table, clocks: told(message.table.clocks) });
        return this.drawCurtain();
      case "update":
        this.show({ clocks: told(message.clocks) });
        return this.update(message);
      case "waiting":
        this.show({ clocks: told(message.clocks) });
        return this.waitFor(message.ply, message.asked);
      case "draft":
        return this.takeDraft(message.seat, message.ply, message.draft);
      case "accepted":
        return this.accepted(message);
      case "refused":
      case "because":
        return this.refused(message);
      case "stale":
        this.skip();
        return this.takeFrame(message.frame);
      case "past":
        return this.show({ past: message, whyNot: null });
      case "chat":
        return this.hearTalk(message);
      case "error":
        return this.wrong(message);
      case "goodbye":
        return this.farewell(message);
      case "pong":
        return;
    }
  }

  private greet(since: number): void {
    const { lang, tokens } = this.setting;
    this.ask({ type: "hello", version: WIRE_VERSION, id: this.newId(), lang, tokens, since });
  }

  private knownPly(): number {
    return this.sides.size ? Math.min(...[...this.sides.values()].map((s) => s.frame.ply)) : 0;
  }

  private welcome(message: Welcome): void {
    this.drain();
    const drafts = new Map([...this.sides].map(([seat, { frame }]) => [seat, frame]));
    const known = new Map(this.sides);
    this.sides.clear();
    message.frames.forEach((frame, at) => {
      const story = message.story[at] ?? [];
      const since = story[0]?.ply ?? Infinity;
      const before = known.get(frame.seat)?.story.filter((told) => told.ply < since) ?? [];
      this.sides.set(frame.seat, { frame, story: [...before, ...story] });
    });
    const held = message.frames.flatMap(({ seat }) => (seat === null ? [] : [seat]));
    const seat = held.includes(this.seen.seat ?? -1) ? this.seen.seat : (held[0] ?? null);
    // Who was a spectator hears the players now, and the other way round.
    const talk = held.length > 0 === this.seen.held.length > 0 ? this.seen.talk : [];
    const clocks = told(message.table.clocks);
    const fresh = { past: null, news: [], muted: false, since: null };
    this.show({ line: "open", facts: message.table, clocks, talk, held, seat, ...fresh });
    this.drawCurtain();
    for (const one of held) this.offerAgain(one, drafts.get(one));
  }

  /** A draft that the server has forgotten is offered again, if the table still stands there. */
  private offerAgain(seat: number, before: Frame | undefined): void {
    const side = this.sides.get(seat);
    if (!side || side.frame.draft.moves.length || !side.frame.asked.includes(seat)) return;
    const { ply } = side.frame;
    const moves = before?.ply === ply ? before.draft.moves : this.setting.recallDraft(seat, ply);
    if (moves.length) this.ask({ type: "offer", id: this.newId(), seat, ply, moves });
  }

  private update(message: Update): void {
    this.waiting.push(message);
    if (this.pause === undefined) this.next();
  }

  /** Show the next change, and let it be seen for a while. Other seats' change with it. */
  private next(): void {
    this.pause = undefined;
    const first = this.waiting[0];
    if (!first) return;
    const together = this.waiting.filter(({ ply }) => ply === first.ply);
    this.waiting = this.waiting.filter(({ ply }) => ply !== first.ply);
    for (const update of together) this.apply(update);
    this.pause = setTimeout(() => this.next(), this.setting.pace(this.seen.news));
  }

  private drain(): void {
    clearTimeout(this.pause);
    this.pause = undefined;
    this.waiting = [];
  }

  private apply(update: Update): void {
    const side = this.sides.get(update.seat);
    if (!side || side.frame.ply >= update.ply) return;
    if (side.frame.ply !== update.before) return this.greet(side.frame.ply);
    side.frame = {
      seat: update.seat,
      ply: update.ply,
      asked: update.asked,
      view: patched(side.frame.view, update.patch),
      draft: { ...NO_DRAFT, next: update.next },
    };
    side.story = [...side.story, ...update.story];
    const looking = update.seat === this.seen.seat;
    this.show(looking ? { news: update.story, whyNot: null } : {});
    this.drawCurtain();
  }

  private waitFor(ply: number, asked: number[]): void {
    for (const side of this.sides.values())
      if (side.frame.ply === ply) side.frame = { ...side.frame, asked };
    this.show({});
  }

  private accepted(message: Accepted): void {
    if (message.draft) this.takeDraft(message.seat, message.ply, message.draft);
  }

  private takeDraft(seat: number, ply: number, draft: Draft): void {
    const side = this.sides.get(seat);
    if (side && side.frame.ply < ply) this.skip();
    if (!side || side.frame.ply !== ply) return;
    side.frame = { ...side.frame, draft };
    this.setting.keepDraft(seat, ply, draft.final ? [] : draft.moves);
    this.show({ whyNot: null, trouble: null });
    this.drawCurtain();
  }

  private takeFrame(frame: Frame): void {
    const side = this.sides.get(frame.seat);
    if (!side) return;
    if (frame.ply > side.frame.ply) return this.greet(side.frame.ply); // the story is missing
    side.frame = frame;
    this.show({ whyNot: null });
  }

  private refused(message: Extract<Answer, { type: "refused" | "because" }>): void {
    const question = this.questions.get(message.id);
    if (!question || question.seat !== this.seen.seat) return;
    if (message.type === "because" && (message.allowed || this.seen.whyNot?.tried)) return;
    const { clause, text, where } = message;
    this.show({ whyNot: { step: question.step, clause, text, where, tried: question.tried } });
  }

  private hearTalk(message: Extract<Answer, { type: "chat" }>): void {
    const lines = new Map(this.seen.talk.map((line) => [line.number, line]));
    for (const line of message.lines) lines.set(line.number, line);
    this.show({ talk: [...lines.values()].sort((one, other) => one.number - other.number) });
    if (message.id !== null) this.said(message.id, null);
  }

  private said(id: number, why: Unsaid): boolean {
    const resolve = this.sayings.get(id);
    this.sayings.delete(id);
    resolve?.(why);
    return resolve !== undefined;
  }

  private wrong(message: Extract<Answer, { type: "error" }>): void {
    if (message.code === "muted") this.show({ muted: true });
    if (message.id === null || !this.said(message.id, message.text))
      this.show({ trouble: message.text });
  }

  private farewell(message: Goodbye): void {
    this.show({ goodbye: message, line: message.again ? "lost" : "ended" });
    if (!message.again) this.line.close();
  }

  // ---- the curtain ---------------------------------------------------------------------------

  /** The seat of this device that still has to decide, after the one who looks. */
  private nextHeld(): number | null {
    const from = this.seen.seat ?? 0;
    const open = this.seen.held.filter((seat) => {
      const frame = this.sides.get(seat)?.frame;
      const away = this.seen.facts?.seats[seat]?.away;
      return !away && frame?.asked.includes(seat) && !frame.draft.final;
    });
    return open.find((seat) => seat >= from) ?? open[0] ?? null;
  }

  /** Between two hands of one device; and before the first, since nobody has said who looks. */
  private drawCurtain(): void {
    const { held, facts, curtain } = this.seen;
    if (facts?.phase !== "running") {
      if (curtain !== null) this.show({ curtain: null });
      return;
    }
    const seat = this.nextHeld() ?? (this.raisedFor === null ? (held[0] ?? null) : null);
    if (held.length < 2 || seat === null) return;
    if (!this.setting.secrets()) {
      if (seat !== this.seen.seat) this.sit(seat);
    } else if (seat !== this.raisedFor) this.show({ curtain: seat });
  }

  // ---- showing -------------------------------------------------------------------------------

  private show(change: Partial<Seen>): void {
    const next = { ...this.seen, ...change };
    const side = this.sides.get(next.seat);
    if (side) {
      const { frame, story } = side;
      next.ply = frame.ply;
      next.asked = frame.asked;
      next.settled = frame.view;
      next.draft = frame.draft;
      next.story = story;
      next.view = next.past ? next.past.view : withDraft(frame, this.seen);
    }
    this.seen = next;
    for (const reader of this.readers) reader(next);
  }

  private question(step: string, tried: boolean): number {
    const id = this.newId();
    if (this.seen.seat !== null) this.questions.set(id, { seat: this.seen.seat, step, tried });
    return id;
  }

  private newId(): number {
    return ++this.lastId;
  }

  private ask(message: Asking): void {
    this.line.send(message);
  }
}

function told(each: Clock[]): Clocks {
  return { each, at: Date.now() };
}

/** The same object as long as nothing changed, so that boards are drawn anew only when needed. */
function withDraft(frame: Frame, seen: Seen): View {
  if (frame.view === seen.settled && frame.draft === seen.draft && !seen.past && seen.view)
    return seen.view;
  return patched(frame.view, frame.draft.patch);
}
