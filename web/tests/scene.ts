/** A table whose server does nothing but what a test says. */

import { expect } from "vitest";
import type { Listener } from "../src/play/line";
import type { Seen } from "../src/play/seen";
import type { Setting } from "../src/play/setting";
import { Table } from "../src/play/table";
import type { Answer, Asking, DraftFacts, Frame, Told } from "../src/wire";
import { factsOf } from "./facts";

export const TABLE = factsOf();
export const PAST = { turn: 2, asked: [], story: [], later: [] };
export const NO_DRAFT: DraftFacts = {
  moves: [],
  patch: [],
  next: [],
  done: false,
  final: false,
  story: [],
};

export function frame(seat: number | null, change: Partial<Frame> = {}): Frame {
  const draft = { ...NO_DRAFT, next: ["18", "45"] };
  return { seat, ply: 7, asked: [0, 1], view: { hand: [18, 45], points: 0 }, draft, ...change };
}

export function told(ply: number, text = `line ${ply}`): Told {
  return { ply, turn: 1, by: null, kind: "placed", facts: {}, text };
}

/** A server that does nothing but what the test says. */
export class Scene {
  asked: Asking[] = [];
  drafts = new Map<string, string[]>();
  closed = false;
  pace = 0;
  seen!: Seen;
  readonly table: Table;
  line!: Listener;

  constructor(change: Partial<Setting> = {}) {
    const setting: Setting = {
      tokens: ["token-of-seat-one"],
      lang: "en",
      plain: () => false,
      secrets: () => true,
      pace: () => this.pace,
      recallDraft: (seat, ply) => this.drafts.get(`${seat} ${ply}`) ?? [],
      keepDraft: (seat, ply, moves) => void this.drafts.set(`${seat} ${ply}`, moves),
      recallLast: () => null,
      ...change,
    };
    this.table = new Table(setting, (listener) => {
      this.line = listener;
      return {
        send: (message) => void this.asked.push(message),
        close: () => void (this.closed = true),
      };
    });
    this.table.subscribe((seen) => (this.seen = seen));
    this.line.opened();
  }

  hear(message: Answer): void {
    this.line.heard(message);
  }

  welcome(frames: Frame[] = [frame(0)], story: Told[][] = [[told(6)]], table = TABLE): void {
    this.hear({ type: "welcome", id: 1, version: 1, table, frames, story });
  }

  last<T extends Asking["type"]>(type: T): Extract<Asking, { type: T }> {
    const found = this.asked.findLast((message) => message.type === type);
    expect(found, `nothing of type ${type} was asked`).toBeDefined();
    return found as Extract<Asking, { type: T }>;
  }

  accept(draft: Partial<DraftFacts>): void {
    const { id, seat, ply } = this.last("offer");
    this.hear({ type: "accepted", id, seat, ply, draft: { ...NO_DRAFT, ...draft } });
  }

  update(seat: number | null, before: number, points: number, ply = before + 1): void {
    this.hear({
      type: "update",
      seat,
      before,
      ply,
      asked: [1],
      clocks: [],
      patch: [{ op: "replace", path: "/points", value: points }],
      next: [],
      story: [told(before)],
    });
  }
}
