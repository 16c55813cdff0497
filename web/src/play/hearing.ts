/** What the line tells a table, and what becomes of it. */

import type {
  Answer,
  Asking,
  DraftFacts,
  Frame,
  Goodbye,
  Hint,
  Past,
  Update,
  Welcome,
} from "../wire";
import type { Listener } from "./line";
import { Pacing } from "./pacing";
import { standing } from "./plain";
import { Questions } from "./questions";
import { told, type Seen } from "./seen";
import type { Setting } from "./setting";
import { Showing } from "./showing";
import { Sayings, withTalk } from "./talk";

export const WIRE_VERSION = 1;

export class Hearing implements Listener {
  readonly questions = new Questions();
  readonly sayings = new Sayings();
  readonly pacing: Pacing = new Pacing(
    (update) => this.apply(update),
    () => this.setting.pace(this.seen.news),
    () => this.show({}),
  );
  readonly showing = new Showing(
    () => this.pacing.telling,
    () => this.setting.secrets(),
    () => this.wantText(),
  );
  /** Who waits for the table as it was. */
  readonly glances = new Map<number, (past: Past) => void>();
  /** Who waits for an answer. */
  private readonly patient: ((granted: boolean) => void)[] = [];
  /** What was seen when text was last asked for. */
  private textOf: string | null = null;

  constructor(
    private readonly setting: Setting,
    private readonly ask: (message: Asking) => void,
    private readonly hangUp: () => void,
  ) {}

  private get seen(): Seen {
    return this.showing.seen;
  }

  private show(change: Partial<Seen>): void {
    this.showing.show(change);
  }

  opened(): void {
    this.questions.forget();
    this.greet(this.showing.sides.knownPly());
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
    else if (message.type === "error") this.questions.forget(); // it does not say about what
    if (!this.waits) this.settle(!/refused|stale|error/.test(message.type));
  }

  /** Something was tried and not answered; or the line is gone. */
  get waits(): boolean {
    return this.questions.waits || this.seen.line === "lost";
  }

  /** Once that is over: whether it was granted. */
  answered(): Promise<boolean> {
    if (!this.waits) return Promise.resolve(true);
    return new Promise((resolve) => this.patient.push(resolve));
  }

  private settle(granted: boolean): void {
    for (const resolve of this.patient.splice(0)) resolve(granted);
  }

  private hear(message: Answer): void {
    switch (message.type) {
      case "welcome":
        this.welcome(message);
        return this.askAccount();
      case "table":
        this.show({ facts: message.table, clocks: told(message.table.clocks) });
        this.showing.drawCurtain();
        return this.askAccount();
      case "update":
        this.show({ clocks: told(message.clocks), before: 0 });
        return this.pacing.add(message);
      case "waiting":
        this.show({ clocks: told(message.clocks), before: message.before });
        this.showing.sides.waitFor(message.ply, message.asked);
        return this.show({});
      case "draft":
        return this.takeDraft(message.seat, message.ply, message.draft);
      case "accepted":
        if (message.draft) this.takeDraft(message.seat, message.ply, message.draft);
        return;
      case "refused":
      case "because":
        return this.refused(message);
      case "hint":
        return this.takeHint(message);
      case "stale":
        this.show({ hint: null });
        this.pacing.skip();
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

  /** Say who we are; the story is told from this line on. */
  greet(since: number): void {
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
    const before = this.showing.sides.welcome(message);
    const held = message.frames.flatMap(({ seat }) => (seat === null ? [] : [seat]));
    const seat = held.includes(this.seen.seat ?? -1) ? this.seen.seat : (held[0] ?? null);
    // Who was a spectator hears the players now, and the other way round.
    const talk = held.length > 0 === this.seen.held.length > 0 ? this.seen.talk : [];
    const clocks = told(message.table.clocks);
    const fresh = { hint: null, past: null, account: null, news: [], muted: false, since: null };
    this.show({ line: "open", facts: message.table, clocks, talk, held, seat, ...fresh });
    this.showing.drawCurtain();
    for (const frame of message.frames) this.offerAgain(frame, before.get(frame.seat));
  }

  /** A draft that the server has forgotten, or never got, is offered again if the table stands there. */
  private offerAgain({ seat, ply, asked, draft }: Frame, before: Frame | undefined): void {
    if (seat === null || !asked.includes(seat) || draft.final) return;
    const lost = this.questions.lostDraft(seat, ply);
    if (draft.moves.length && !lost) return;
    const known = before?.ply === ply ? before.draft.moves : this.setting.recallDraft(seat, ply);
    const moves = lost ?? known;
    if (!moves.length) return;
    const id = this.questions.about({ seat, step: moves.at(-1) ?? "", tried: true });
    this.ask({ type: "offer", id, seat, ply, moves });
  }

  private apply(update: Update): void {
    const how = this.showing.sides.apply(update);
    if (how === "gap") return this.greet(this.showing.sides.of(update.seat)?.frame.ply ?? 0);
    if (how === "old") return;
    const looking = update.seat === this.seen.seat;
    this.show(looking ? { news: update.story, whyNot: null, hint: null } : {});
    this.showing.drawCurtain();
  }

  private takeDraft(seat: number, ply: number, draft: DraftFacts): void {
    if ((this.showing.sides.of(seat)?.frame.ply ?? ply) < ply) this.pacing.skip();
    if (!this.showing.sides.takeDraft(seat, ply, draft)) return;
    this.setting.keepDraft(seat, ply, draft.final ? [] : draft.moves);
    this.show({ whyNot: null, trouble: null });
    this.showing.drawCurtain();
  }

  private takeHint(hint: Hint): void {
    const { seat, ply } = this.seen;
    const now = hint.seat === seat && hint.ply === ply;
    this.show({ hint: now ? hint : null });
    const { moves } = hint.best;
    if (now) this.ask({ type: "offer", id: this.questions.newId(), seat, ply, moves });
  }

  private takeFrame(frame: Frame): void {
    const side = this.showing.sides.of(frame.seat);
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
    if (this.seen.hint === "asked") this.show({ hint: null });
    if (message.id === null || !this.sayings.answer(message.id, message.text))
      this.show({ trouble: message.text });
  }

  private farewell(message: Goodbye): void {
    this.show({ goodbye: message, line: message.again ? "lost" : "ended" });
    if (!message.again) this.hangUp();
  }

  /** Whether this table is read rather than looked at. */
  plain(): boolean {
    return this.setting.plain(this.seen.facts?.game ?? "");
  }

  /** Ask for the table as text where that is wished and something has changed. */
  private wantText(): void {
    const now = this.plain() ? standing(this.seen) : null;
    if (now === this.textOf) return;
    this.textOf = now;
    if (now) this.ask({ type: "plain", id: this.questions.newId(), seat: this.seen.seat });
  }
}
