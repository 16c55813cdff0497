/**
 * A table as this device sees it, without anything on a screen.
 *
 * It knows no rule: legal steps arrive with the view, and what may not be done comes back from the
 * server with its clause. A draft lives here and is offered whole.
 */

import type { Answer, Asking, DraftFacts, Frame, Goodbye, Past, Update, Welcome } from "../wire";
import type { Lang } from "../wishes.svelte";
import { Curtain } from "./curtain";
import type { Line, Listener } from "./line";
import { Pacing } from "./pacing";
import { standing } from "./plain";
import { Questions } from "./questions";
import { NOTHING, told, type Seen } from "./seen";
import type { Setting } from "./setting";
import { Sides } from "./sides";
import { Sayings, withTalk, type Unsaid } from "./talk";

export const WIRE_VERSION = 1;

export type Ending = "draw" | "count" | null;

const KEPT_STORY = 40; // events for the next visit without a connection

export class Table implements Listener {
  private readonly line: Line;
  private seen: Seen = NOTHING;
  private readonly readers = new Set<(seen: Seen) => void>();
  private readonly sides = new Sides();
  private readonly questions = new Questions();
  private readonly curtain = new Curtain();
  private readonly sayings = new Sayings();
  private readonly pacing = new Pacing(
    (update) => this.apply(update),
    () => this.setting.pace(this.seen.news),
    () => this.show({}),
  );
  private readonly glances = new Map<number, (past: Past) => void>();

  /** What was seen when text was last asked for. */
  private textOf: string | null = null;

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
    this.pacing.clear();
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
    this.ask({ type: "offer", id: this.questions.about(seat, step, true), seat, ply, moves });
  }

  /** Make the draft final, perhaps with one more step that ends it. */
  handIn(last?: string): void {
    const { seat, ply, draft } = this.seen;
    if (seat === null || draft.final) return;
    const moves = last === undefined ? draft.moves : [...draft.moves, last];
    const id = this.questions.about(seat, moves.at(-1) ?? "", true);
    this.ask({ type: "hand_in", id, seat, ply, moves });
  }

  /** Point at something that cannot be done, to be told why. */
  doubt(step: string): void {
    const { seat, ply, draft } = this.seen;
    if (seat === null || this.seen.past || draft.next.includes(step)) return;
    const moves = [...draft.moves, step];
    this.ask({ type: "why", id: this.questions.about(seat, step, false), seat, ply, moves });
  }

  /** Enough of why not. What was tried stays until something else is, unless asked. */
  forgetWhyNot(tried = true): void {
    if (this.seen.whyNot && (tried || !this.seen.whyNot.tried)) this.show({ whyNot: null });
  }

  /** Add this person's bytes to the luck and be ready. */
  ready(seat: number, luck: string): void {
    this.ask({ type: "ready", id: this.questions.newId(), seat, luck });
  }

  wish(wish: Ending): void {
    if (this.seen.seat !== null)
      this.ask({ type: "wish", id: this.questions.newId(), seat: this.seen.seat, wish });
  }

  /** Leave a seat to a caretaker, or take it back. */
  away(seat: number, away: boolean): void {
    this.ask({ type: "away", id: this.questions.newId(), seat, away });
  }

  /** Say something to the players, or among spectators; tells why it was not said. */
  say(text: string, name: string): Promise<Unsaid> {
    if (this.seen.line !== "open") return Promise.resolve("");
    const id = this.questions.newId();
    const answer = this.sayings.answered(id);
    this.ask({ type: "say", id, text, name });
    return answer;
  }

  /** See the table as it was; null is now. */
  look(ply: number | null): void {
    this.skip();
    if (ply === null || ply >= this.seen.ply) this.show({ past: null, whyNot: null });
    else
      this.ask({
        type: "look",
        id: this.questions.newId(),
        seat: this.seen.seat,
        ply: Math.max(0, ply),
        plain: this.plain(),
      });
  }

  /** The table as it was, for a picture: what is shown stays. */
  glance(ply: number): Promise<Past> {
    const id = this.questions.newId();
    this.ask({ type: "look", id, seat: this.seen.seat, ply });
    return new Promise((resolve) => this.glances.set(id, resolve));
  }

  /** Look through another seat's eyes; the curtain opens. */
  sit(seat: number): void {
    this.show(this.curtain.raise(seat));
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
    const sides = this.sides.all();
    const frames = sides.map(({ frame }) => frame);
    const story = sides.map((side) => side.story.slice(-KEPT_STORY));
    return { type: "welcome", id: 0, version: WIRE_VERSION, table: facts, frames, story };
  }

  /** Do not wait for what is still being shown. */
  skip(): void {
    this.pacing.skip();
  }

  /** What is being shown stays until one goes on. */
  linger(): void {
    this.pacing.hold();
  }

  goOn(): void {
    this.pacing.next();
  }

  // ---- what the line does ------------------------------------------------------------------

  opened(): void {
    this.greet(this.sides.knownPly());
  }

  broken(): void {
    this.sayings.lineBroke();
    const last = this.seen.facts ? null : this.setting.recallLast();
    if (last) {
      this.welcome(last.welcome);
      this.show({ since: last.at, clocks: told([]) });
    }
    if (this.seen.line !== "ended") this.show({ line: "lost" });
  }

  heard(message: Answer): void {
    this.hear(message);
    if ("id" in message && message.id !== null) this.questions.answered(message.id);
  }

  private hear(message: Answer): void {
    switch (message.type) {
      case "welcome":
        this.welcome(message);
        return this.askAccount();
      case "table":
        this.show({ facts: message.table, clocks: told(message.table.clocks) });
        this.drawCurtain();
        return this.askAccount();
      case "update":
        this.show({ clocks: told(message.clocks), before: 0 });
        return this.pacing.add(message);
      case "waiting":
        this.show({ clocks: told(message.clocks), before: message.before });
        this.sides.waitFor(message.ply, message.asked);
        return this.show({});
      case "draft":
        return this.takeDraft(message.seat, message.ply, message.draft);
      case "accepted":
        if (message.draft) this.takeDraft(message.seat, message.ply, message.draft);
        return;
      case "refused":
      case "because":
        return this.refused(message);
      case "stale":
        this.skip();
        return this.takeFrame(message.frame);
      case "plain":
        return this.show({ text: message });
      case "past":
        return this.lookedBack(message);
      case "account":
        return this.show({ account: message });
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
    this.textOf = null;
    this.ask({
      type: "hello",
      version: WIRE_VERSION,
      id: this.questions.newId(),
      lang,
      tokens,
      since,
    });
  }

  /** Once, when it is over; and again in another language. */
  private askAccount(): void {
    const { facts, account } = this.seen;
    if (facts?.phase === "over" && !account)
      this.ask({ type: "account", id: this.questions.newId() });
  }

  private lookedBack(past: Past): void {
    const glancing = this.glances.get(past.id);
    this.glances.delete(past.id);
    if (glancing) glancing(past);
    else this.show({ past, whyNot: null });
  }

  private welcome(message: Welcome): void {
    this.pacing.clear();
    const before = this.sides.welcome(message);
    const held = message.frames.flatMap(({ seat }) => (seat === null ? [] : [seat]));
    const seat = held.includes(this.seen.seat ?? -1) ? this.seen.seat : (held[0] ?? null);
    // Who was a spectator hears the players now, and the other way round.
    const talk = held.length > 0 === this.seen.held.length > 0 ? this.seen.talk : [];
    const clocks = told(message.table.clocks);
    const fresh = { past: null, account: null, news: [], muted: false, since: null };
    this.show({ line: "open", facts: message.table, clocks, talk, held, seat, ...fresh });
    this.drawCurtain();
    for (const one of held) this.offerAgain(one, before.get(one));
  }

  /** A draft that the server has forgotten is offered again, if the table still stands there. */
  private offerAgain(seat: number, before: Frame | undefined): void {
    const side = this.sides.of(seat);
    if (!side || side.frame.draft.moves.length || !side.frame.asked.includes(seat)) return;
    const { ply } = side.frame;
    const moves = before?.ply === ply ? before.draft.moves : this.setting.recallDraft(seat, ply);
    if (moves.length) this.ask({ type: "offer", id: this.questions.newId(), seat, ply, moves });
  }

  private apply(update: Update): void {
    const how = this.sides.apply(update);
    if (how === "gap") return this.greet(this.sides.of(update.seat)?.frame.ply ?? 0);
    if (how === "old") return;
    const looking = update.seat === this.seen.seat;
    this.show(looking ? { news: update.story, whyNot: null } : {});
    this.drawCurtain();
  }

  private takeDraft(seat: number, ply: number, draft: DraftFacts): void {
    if ((this.sides.of(seat)?.frame.ply ?? ply) < ply) this.skip();
    if (!this.sides.takeDraft(seat, ply, draft)) return;
    this.setting.keepDraft(seat, ply, draft.final ? [] : draft.moves);
    this.show({ whyNot: null, trouble: null });
    this.drawCurtain();
  }

  private takeFrame(frame: Frame): void {
    const side = this.sides.of(frame.seat);
    if (!side) return;
    if (frame.ply > side.frame.ply) return this.greet(side.frame.ply); // the story is missing
    side.frame = frame;
    this.show({ whyNot: null });
  }

  private refused(message: Extract<Answer, { type: "refused" | "because" }>): void {
    const whyNot = this.questions.whyNot(message, this.seen);
    if (whyNot) this.show({ whyNot });
  }

  private hearTalk(message: Extract<Answer, { type: "chat" }>): void {
    this.show({ talk: withTalk(this.seen.talk, message) });
    if (message.id !== null) this.sayings.answer(message.id, null);
  }

  private wrong(message: Extract<Answer, { type: "error" }>): void {
    if (message.code === "muted") this.show({ muted: true });
    if (message.id === null || !this.sayings.answer(message.id, message.text))
      this.show({ trouble: message.text });
  }

  private farewell(message: Goodbye): void {
    this.show({ goodbye: message, line: message.again ? "lost" : "ended" });
    if (!message.again) this.line.close();
  }

  // ---- showing -------------------------------------------------------------------------------

  private drawCurtain(): void {
    const next = this.sides.nextToDecide(this.seen);
    const change = this.curtain.fall(this.seen, next, this.setting.secrets());
    if (change) this.show(change);
  }

  private show(change: Partial<Seen>): void {
    const { telling } = this.pacing;
    this.seen = this.sides.fill({ ...this.seen, telling, ...change }, this.seen);
    for (const reader of this.readers) reader(this.seen);
    this.wantText();
  }

  private plain(): boolean {
    return this.setting.plain(this.seen.facts?.game ?? "");
  }

  /** Ask for the table as text where that is wished and something has changed. */
  wantText(): void {
    const now = this.plain() ? standing(this.seen) : null;
    if (now === this.textOf) return;
    this.textOf = now;
    if (now) this.ask({ type: "plain", id: this.questions.newId(), seat: this.seen.seat });
  }

  private ask(message: Asking): void {
    this.line.send(message);
  }
}
