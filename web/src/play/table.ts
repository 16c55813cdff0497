/**
 * A table as this device sees it, without anything on a screen.
 *
 * It knows no rule: legal steps arrive with the view, and what may not be done comes back from the
 * server with its clause. A draft lives here and is offered whole.
 */

import type { Asking, Past, Welcome } from "../wire";
import type { Lang } from "../wishes.svelte";
import { Hearing, WIRE_VERSION } from "./hearing";
import type { Line, Listener } from "./line";
import type { Questions } from "./questions";
import type { Seen } from "./seen";
import type { Setting } from "./setting";
import type { Unsaid } from "./talk";

export type Ending = "draw" | "count" | null;

const KEPT_STORY = 40; // events for the next visit without a connection

export class Table {
  private readonly line: Line;
  private readonly hearing: Hearing;

  constructor(
    private readonly setting: Setting,
    connect: (listener: Listener) => Line,
  ) {
    this.hearing = new Hearing(
      setting,
      (message) => this.ask(message),
      () => this.line.close(),
    );
    this.line = connect(this.hearing);
  }

  /** The contract of a Svelte store. */
  subscribe(reader: (seen: Seen) => void): () => void {
    return this.hearing.showing.subscribe(reader);
  }

  close(): void {
    this.hearing.pacing.clear();
    this.line.close();
  }

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
    const id = this.questions.about({ seat, step, tried: true, offered: { ply, moves } });
    this.ask({ type: "offer", id, seat, ply, moves });
  }

  /** Whether an answer is still to come: what is pressed meanwhile would mean something else then. */
  get waits(): boolean {
    return this.hearing.waits;
  }

  /** Once there is nothing to wait for; whether what was tried has been granted. */
  answered(): Promise<boolean> {
    return this.hearing.answered();
  }

  /** Make the draft final, perhaps with one more step that ends it. */
  handIn(last?: string): void {
    const { seat, ply, draft } = this.seen;
    if (seat === null || draft.final) return;
    const moves = last === undefined ? draft.moves : [...draft.moves, last];
    const id = this.questions.about({ seat, step: moves.at(-1) ?? "", tried: true });
    this.ask({ type: "hand_in", id, seat, ply, moves });
  }

  /** Point at something that cannot be done, to be told why. */
  doubt(step: string): void {
    const { seat, ply, draft } = this.seen;
    if (seat === null || this.seen.past || draft.next.includes(step)) return;
    const moves = [...draft.moves, step];
    const id = this.questions.about({ seat, step, tried: false });
    this.ask({ type: "why", id, seat, ply, moves });
  }

  /** Enough of why not. What was tried stays until something else is, unless asked. */
  forgetWhyNot(tried = true): void {
    if (this.seen.whyNot && (tried || !this.seen.whyNot.tried)) this.show({ whyNot: null });
  }

  /** Ask for a good turn; it is put on trial as one's own would be. */
  hint(): void {
    const { seat, ply } = this.seen;
    if (seat === null || this.seen.past || this.seen.hint === "asked") return;
    this.show({ hint: "asked", trouble: null });
    this.ask({ type: "hint", id: this.questions.newId(), seat, ply });
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
    const answer = this.hearing.sayings.answered(id);
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
        plain: this.hearing.plain(),
      });
  }

  /** The table as it was, for a picture: what is shown stays. */
  glance(ply: number): Promise<Past> {
    const id = this.questions.newId();
    this.ask({ type: "look", id, seat: this.seen.seat, ply });
    return new Promise((resolve) => this.hearing.glances.set(id, resolve));
  }

  /** Look through another seat's eyes; the curtain opens. */
  sit(seat: number): void {
    this.hearing.showing.sit(seat);
  }

  /** Read everything in another language. */
  speak(lang: Lang): void {
    this.setting.lang = lang;
    this.hearing.greet(0);
  }

  /** Take up other seats. */
  hold(tokens: string[]): void {
    this.setting.tokens = tokens;
    this.hearing.greet(0);
  }

  /** What is known now, as a welcome tells it; not the whole story. */
  known(): Welcome | null {
    const { facts } = this.seen;
    if (!facts || this.seen.line !== "open") return null;
    const sides = this.hearing.showing.sides.all();
    const frames = sides.map(({ frame }) => frame);
    const story = sides.map((side) => side.story.slice(-KEPT_STORY));
    return { type: "welcome", id: 0, version: WIRE_VERSION, table: facts, frames, story };
  }

  /** Do not wait for what is still being shown. */
  skip(): void {
    this.hearing.pacing.skip();
  }

  /** What is being shown stays until one goes on. */
  linger(): void {
    this.hearing.pacing.hold();
  }

  goOn(): void {
    this.hearing.pacing.next();
  }

  private get seen(): Seen {
    return this.hearing.showing.seen;
  }

  private get questions(): Questions {
    return this.hearing.questions;
  }

  private show(change: Partial<Seen>): void {
    this.hearing.showing.show(change);
  }

  private ask(message: Asking): void {
    this.line.send(message);
  }
}
