import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { addressOf, momentIn } from "../src/pages/replay/moment";
import { PAGE } from "../src/pages/replay/instant";
import { LEISURE, PACES, Replay, type Opening, type Shown } from "../src/pages/replay/replay";
import type { Asking, Look, Past, TableFacts, Told } from "../src/wire";
import { factsOf, seatOf } from "./facts";

const LAST = 100;
const TURN = 5; // lines

function facts(phase: TableFacts["phase"] = "over"): TableFacts {
  const bot = { kind: "bot", bot: "random", present: false } as const;
  return factsOf({ phase, seats: [seatOf(0, bot), seatOf(1, bot)] });
}

function told(ply: number): Told[] {
  return ply
    ? [{ ply: ply - 1, turn: ply, by: null, kind: "placed", facts: {}, text: `line ${ply - 1}` }]
    : [];
}

/** A server that has a game of a hundred lines, or more. */
class Scene {
  last = LAST;
  asked: Asking[] = [];
  shown!: Shown;
  closed = false;
  readonly replay: Replay;

  constructor(change: Partial<Opening> = {}) {
    const opening: Opening = { lang: "en", seat: 1, ply: 50, plain: () => false, ...change };
    this.replay = new Replay(opening, () => ({
      send: (message) => void this.asked.push(message),
      close: () => void (this.closed = true),
    }));
    this.replay.subscribe((shown) => (this.shown = shown));
    this.replay.opened();
  }

  welcome(phase: TableFacts["phase"] = "over"): void {
    const draft = { moves: [], patch: [], next: [], done: false, final: false, story: [] };
    const frame = { seat: null, ply: this.last, asked: [], view: {}, draft };
    const table = facts(phase);
    this.replay.heard({ type: "welcome", id: 1, version: 1, table, frames: [frame], story: [[]] });
  }

  get look(): Look {
    const last = this.asked.at(-1);
    if (last?.type !== "look") throw new Error(`asked ${last?.type}`);
    return last;
  }

  get looks(): Look[] {
    return this.asked.filter((message) => message.type === "look");
  }

  past({ id, seat, ply, more = 0 }: Look): Past {
    const many = Math.min(more, this.last - ply);
    const later = Array.from({ length: many }, (_, at) => {
      const here = ply + at + 1;
      const patch = [{ op: "replace" as const, path: "/ply", value: here }];
      return { turn: Math.floor(here / TURN), asked: [here % 2], patch, story: told(here) };
    });
    const turn = Math.floor(ply / TURN);
    const view = { ply, seat };
    return { type: "past", id, seat, ply, turn, asked: [ply % 2], view, story: told(ply), later };
  }

  /** Answer the last look. */
  answer(): void {
    this.replay.heard(this.past(this.look));
  }

  /** Answer until nothing more is asked. */
  answerAll(): void {
    for (let before = -1; before !== this.looks.length;) {
      before = this.looks.length;
      this.answer();
      vi.advanceTimersByTime(LEISURE);
    }
  }
}

let scene: Scene;
beforeEach(() => {
  vi.useFakeTimers();
  scene = new Scene();
});
afterEach(() => void vi.useRealTimers());

const at = () => [scene.shown.ply, scene.shown.instant?.view["ply"]];

test("a long game is shown a few times while it arrives, not once for each page", () => {
  vi.useFakeTimers();
  const scene = new Scene();
  scene.last = 3000;
  let times = 0;
  scene.replay.subscribe(() => times++);
  scene.welcome();
  scene.answerAll();
  expect(scene.shown.story).toHaveLength(3000); // in 94 pages
  expect(times).toBeLessThan(10);
  vi.useRealTimers();
});

describe("pages of the past", () => {
  test("the one to be shown comes first, then its neighbours, then all", () => {
    scene.welcome();
    expect(scene.look).toMatchObject({ seat: 1, ply: PAGE, more: PAGE - 1, plain: false });
    scene.answer();
    expect(at()).toEqual([50, 50]);
    scene.answerAll();
    expect(scene.looks.map(({ ply }) => ply / PAGE)).toEqual([1, 0, 2, 3]);
    expect(scene.shown.story.map(({ ply }) => ply)).toEqual([...Array(LAST).keys()]);
  });

  test("a line that is not here yet is shown as soon as it is", () => {
    scene.welcome();
    scene.answer();
    scene.replay.go(99);
    expect(at()).toEqual([99, 50]);
    scene.answer(); // was on its way
    scene.answer();
    expect(at()).toEqual([99, 99]);
    expect(scene.shown.instant).toMatchObject({ asked: [1], story: told(99) });
  });

  test("nothing is asked for while the game runs; then everything", () => {
    scene.welcome("running");
    expect(scene.looks).toEqual([]);
    scene.replay.heard({ type: "table", table: facts("over") });
    expect(scene.asked.at(-1)?.type).toBe("hello");
    scene.welcome();
    expect(scene.looks.length).toBe(1);
  });

  test("who asks too much waits a moment", () => {
    scene.welcome();
    const { id } = scene.look;
    scene.replay.heard({ type: "error", id, code: "too_fast", text: "" });
    expect(scene.looks.length).toBe(1);
    vi.advanceTimersByTime(1000);
    expect(scene.looks.length).toBe(2);
    expect(scene.look.ply).toBe(PAGE);
  });

  test("a lost line is found again where it was", () => {
    scene.welcome();
    scene.replay.broken();
    expect(scene.shown.line).toBe("lost");
    scene.replay.opened();
    scene.welcome();
    scene.answer();
    expect(at()).toEqual([50, 50]);
  });

  test("a table that is gone is gone", () => {
    const goodbye = { type: "goodbye", reason: "no_table", text: "none", again: false } as const;
    scene.replay.heard(goodbye);
    expect(scene.shown).toMatchObject({ line: "ended", goodbye: "none" });
    expect(scene.closed).toBe(true);
  });
});

describe("eyes and tongues", () => {
  test("another seat sees its own past; what comes late for the first is not mixed in", () => {
    scene.welcome();
    const late = scene.look;
    scene.replay.sit(null);
    scene.replay.heard(scene.past(late));
    expect(scene.shown.instant).toBeNull();
    expect(scene.look.seat).toBeNull();
    scene.answer();
    expect(scene.shown.instant?.view).toEqual({ ply: 50, seat: null });
  });

  test("another language tells all anew", () => {
    scene.welcome();
    scene.answerAll();
    scene.replay.speak("fr");
    expect(scene.asked.at(-1)).toMatchObject({ type: "hello", lang: "fr" });
    expect(scene.shown.story).toEqual([]);
    expect(at()).toEqual([50, 50]); // the board stays
  });

  test("a seat that the table has not is a spectator's", () => {
    scene = new Scene({ seat: 7, ply: 0, plain: () => true });
    scene.welcome();
    expect(scene.look).toMatchObject({ seat: null, ply: 0, plain: true });
    expect(scene.shown.ply).toBe(0);
  });
});

describe("moving", () => {
  beforeEach(() => {
    scene.welcome();
    scene.answerAll();
  });

  test("never beyond the ends", () => {
    scene.replay.go(-3);
    expect(at()).toEqual([0, 0]);
    scene.replay.go(500);
    expect(at()).toEqual([LAST, LAST]);
  });

  test("from turn to turn", () => {
    scene.replay.turn(1);
    expect(at()).toEqual([55, 55]);
    scene.replay.go(58);
    scene.replay.turn(-1);
    expect(at()).toEqual([55, 55]);
    scene.replay.turn(-1);
    expect(at()).toEqual([50, 50]);
    scene.replay.go(98);
    scene.replay.turn(1);
    expect(at()).toEqual([LAST, LAST]);
    scene.replay.go(3);
    scene.replay.turn(-1);
    expect(at()).toEqual([0, 0]);
  });

  test("by itself, at three paces, to the end", () => {
    scene.replay.go(97);
    scene.replay.play();
    vi.advanceTimersByTime(PACES.steady);
    expect(at()).toEqual([98, 98]);
    scene.replay.hasten("quick");
    vi.advanceTimersByTime(PACES.quick);
    expect(scene.shown).toMatchObject({ ply: 99, playing: true });
    vi.advanceTimersByTime(PACES.quick);
    expect(scene.shown).toMatchObject({ ply: LAST, playing: false });
    scene.replay.play(); // again from the beginning
    expect(scene.shown).toMatchObject({ ply: 0, playing: true });
    scene.replay.go(10);
    vi.advanceTimersByTime(60_000);
    expect(scene.shown).toMatchObject({ ply: 10, playing: false });
  });
});

test("a turn is looked for through pages that are not here yet", () => {
  scene.welcome();
  scene.answer(); // lines 32 to 63
  scene.replay.go(63);
  scene.replay.turn(1);
  scene.answerAll();
  expect(at()).toEqual([65, 65]);
  scene = new Scene({ ply: 33 });
  scene.welcome();
  scene.answer();
  scene.replay.turn(-1);
  scene.answerAll();
  expect(at()).toEqual([30, 30]);
});

test("by itself it waits for lines that are not here yet", () => {
  scene = new Scene({ ply: 63 });
  scene.welcome();
  scene.answer();
  scene.replay.play();
  vi.advanceTimersByTime(10 * PACES.steady);
  expect(scene.shown).toMatchObject({ ply: 64, playing: true });
  scene.answerAll();
  vi.advanceTimersByTime(PACES.steady);
  expect(at()).toEqual([65, 65]);
});

describe("addresses", () => {
  test.each([
    ["", { ply: 0, seat: 1, review: false, named: false }],
    ["?ply=57&seat=2", { ply: 57, seat: 1, review: false, named: true }],
    ["?ply=0&seat=0", { ply: 0, seat: null, review: false, named: true }],
    ["?seat=1&review", { ply: 0, seat: 0, review: true, named: false }],
    ["?ply=-3&seat=x", { ply: 0, seat: 1, review: false, named: false }],
    ["?ply=1e9", { ply: 0, seat: 1, review: false, named: false }],
  ])("%j", (search, moment) => expect(momentIn(search, 1)).toEqual(moment));

  test.each([
    [57, 1, false],
    [0, null, true],
  ])("line %s of seat %s is found again", (ply, seat, review) => {
    const search = new URL(addressOf("t", { ply, seat, review }), "http://x").search;
    expect(momentIn(search, null)).toEqual({ ply, seat, review, named: true });
  });
});
