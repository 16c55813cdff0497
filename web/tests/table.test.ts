import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Seen } from "../src/play/seen";
import type { Setting } from "../src/play/setting";
import { Table } from "../src/play/table";
import type { Answer, Asking, DraftFacts, Frame, Told } from "../src/wire";
import { factsOf, seatOf } from "./facts";

const TABLE = factsOf();
const PAST = { turn: 2, asked: [], story: [], later: [] };
const NO_DRAFT: DraftFacts = {
  moves: [],
  patch: [],
  next: [],
  done: false,
  final: false,
  story: [],
};

function frame(seat: number | null, change: Partial<Frame> = {}): Frame {
  const draft = { ...NO_DRAFT, next: ["18", "45"] };
  return { seat, ply: 7, asked: [0, 1], view: { hand: [18, 45], points: 0 }, draft, ...change };
}

function told(ply: number, text = `line ${ply}`): Told {
  return { ply, turn: 1, by: null, kind: "placed", facts: {}, text };
}

/** A server that does nothing but what the test says. */
class Scene {
  asked: Asking[] = [];
  drafts = new Map<string, string[]>();
  closed = false;
  pace = 0;
  seen!: Seen;
  readonly table: Table;

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
    this.table = new Table(setting, () => ({
      send: (message) => void this.asked.push(message),
      close: () => void (this.closed = true),
    }));
    this.table.subscribe((seen) => (this.seen = seen));
    this.table.opened();
  }

  hear(message: Answer): void {
    this.table.heard(message);
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

let scene: Scene;
beforeEach(() => {
  vi.useFakeTimers();
  scene = new Scene();
});

describe("a turn", () => {
  beforeEach(() => scene.welcome());

  test("a step is offered with the ply that was seen", () => {
    scene.table.try("45");
    expect(scene.last("offer")).toMatchObject({ seat: 0, ply: 7, moves: ["45"] });
  });

  test("an accepted draft is shown on the view, and can be taken back", () => {
    scene.table.try("45");
    const patch = [{ op: "replace" as const, path: "/hand", value: [18] }];
    scene.accept({ moves: ["45"], patch, done: true });
    expect(scene.seen.view).toEqual({ hand: [18], points: 0 });
    expect(scene.seen.settled).toEqual({ hand: [18, 45], points: 0 });
    scene.table.back();
    expect(scene.last("offer").moves).toEqual([]);
  });

  test("a refusal names its clause and the step, and changes nothing", () => {
    scene.table.try("99");
    const { id } = scene.last("offer");
    const refusal = { clause: "2.2", text: "Not in your hand.", where: "" };
    scene.hear({ type: "refused", id, seat: 0, step: 0, ...refusal });
    expect(scene.seen.whyNot).toEqual({ step: "99", tried: true, ...refusal });
    expect(scene.seen.draft.moves).toEqual([]);
  });

  test("pointing at something asks why, and an allowed step gets no answer", () => {
    scene.table.doubt("99");
    const { id } = scene.last("why");
    const because = { type: "because" as const, id, seat: 0, where: "", step: 0 };
    scene.hear({ ...because, allowed: false, clause: "2.2", text: "Not in your hand." });
    expect(scene.seen.whyNot?.tried).toBe(false);
    scene.table.forgetWhyNot(false);
    expect(scene.seen.whyNot).toBeNull();
    scene.table.doubt("45"); // legal: nothing to ask
    expect(scene.asked.filter(({ type }) => type === "why")).toHaveLength(1);
  });

  test("what was tried and refused is not hidden by pointing elsewhere", () => {
    scene.table.try("99");
    const refused = { seat: 0, clause: "2.2", text: "No.", where: "", step: 0 };
    scene.hear({ type: "refused", id: scene.last("offer").id, ...refused });
    scene.table.forgetWhyNot(false);
    expect(scene.seen.whyNot?.clause).toBe("2.2");
    scene.table.try("45");
    expect(scene.seen.whyNot).toBeNull();
  });

  test("handing in sends the draft as it is", () => {
    scene.table.try("45");
    scene.accept({ moves: ["45"], done: true });
    scene.table.handIn();
    expect(scene.last("hand_in")).toMatchObject({ ply: 7, moves: ["45"] });
  });

  test("a stale offer brings the missing story", () => {
    scene.table.try("45");
    const { id } = scene.last("offer");
    scene.hear({ type: "stale", id, frame: frame(0, { ply: 9 }) });
    expect(scene.last("hello").since).toBe(7);
  });
});

describe("changes", () => {
  beforeEach(() => scene.welcome());

  test("an update changes the view and adds to the story", () => {
    scene.update(0, 7, 4);
    expect(scene.seen.view).toMatchObject({ points: 4 });
    expect(scene.seen.ply).toBe(8);
    expect(scene.seen.story.map(({ ply }) => ply)).toEqual([6, 7]);
    expect(scene.seen.news.map(({ ply }) => ply)).toEqual([7]);
  });

  test("changes are shown one after the other, each as long as its story wants", () => {
    scene.pace = 500;
    scene.update(0, 7, 4);
    scene.update(0, 8, 9);
    expect(scene.seen.view).toMatchObject({ points: 4 });
    vi.advanceTimersByTime(500);
    expect(scene.seen.view).toMatchObject({ points: 9 });
  });

  test("what is being shown can be held, and one goes on when one likes", () => {
    scene.pace = 500;
    scene.update(0, 7, 4);
    scene.update(0, 8, 9);
    expect(scene.seen.telling).toBe("runs");
    scene.table.linger();
    expect(scene.seen.telling).toBe("held");
    vi.advanceTimersByTime(5_000);
    expect(scene.seen.view).toMatchObject({ points: 4 });
    scene.table.goOn();
    expect(scene.seen.view).toMatchObject({ points: 9 });
    vi.advanceTimersByTime(500);
    expect(scene.seen.telling).toBe("nothing");
  });

  test("a draft is handed in with the step that ends it", () => {
    scene.table.handIn("done");
    expect(scene.last("hand_in").moves).toEqual(["done"]);
  });

  test("who acts does not wait for what is still being shown", () => {
    scene.pace = 500;
    scene.update(0, 7, 4);
    scene.update(0, 8, 9);
    scene.table.try("45");
    expect(scene.last("offer").ply).toBe(9);
  });

  test("an update that does not fit asks for everything", () => {
    scene.update(0, 9, 4);
    expect(scene.last("hello").since).toBe(7);
  });

  test("the same update twice counts once", () => {
    scene.update(0, 7, 4);
    scene.update(0, 7, 5);
    expect(scene.seen.view).toMatchObject({ points: 4 });
    expect(scene.seen.story).toHaveLength(2);
  });

  test("looking back shows what was, until one looks at now", () => {
    scene.table.look(3);
    const { id } = scene.last("look");
    scene.hear({ type: "past", id, seat: 0, ply: 3, ...PAST, view: { points: 1 } });
    expect(scene.seen.view).toEqual({ points: 1 });
    scene.update(0, 7, 4);
    expect(scene.seen.view).toEqual({ points: 1 });
    scene.table.try("45"); // the past cannot be changed
    expect(scene.asked.some(({ type }) => type === "offer")).toBe(false);
    scene.table.look(null);
    expect(scene.seen.view).toMatchObject({ points: 4 });
  });
});

describe("a broken line", () => {
  beforeEach(() => scene.welcome());

  test("says so, and comes back with what was missed", () => {
    scene.table.broken();
    expect(scene.seen.line).toBe("lost");
    scene.table.opened();
    expect(scene.last("hello").since).toBe(7);
    scene.welcome([frame(0, { ply: 9 })], [[told(7), told(8)]]);
    expect(scene.seen.line).toBe("open");
    expect(scene.seen.story.map(({ ply }) => ply)).toEqual([6, 7, 8]);
  });

  test("a draft is offered again when the table still stands there", () => {
    scene.table.try("45");
    scene.accept({ moves: ["45"], done: true });
    scene.table.broken();
    scene.table.opened();
    scene.asked = [];
    scene.welcome();
    expect(scene.last("offer")).toMatchObject({ ply: 7, moves: ["45"] });
  });

  test("a draft outlives the page", () => {
    const later = new Scene({
      recallDraft: (seat, ply) => (seat === 0 && ply === 7 ? ["18"] : []),
    });
    later.welcome();
    expect(later.last("offer").moves).toEqual(["18"]);
  });

  test("a draft of another ply is forgotten", () => {
    scene.table.try("45");
    scene.accept({ moves: ["45"], done: true });
    scene.table.broken();
    scene.table.opened();
    scene.asked = [];
    scene.welcome([frame(0, { ply: 8 })]);
    expect(scene.asked).toEqual([]);
  });

  test("without a connection the table is shown as it was last known", () => {
    const welcome = scene.table.known();
    expect(welcome?.frames[0]?.ply).toBe(7);
    const later = new Scene({ recallLast: () => welcome && { at: 1000, welcome } });
    later.table.broken();
    expect(later.seen).toMatchObject({ line: "lost", since: 1000, ply: 7, seat: 0 });
    expect(later.seen.view).toEqual(scene.seen.view);
    later.table.opened();
    expect(later.last("hello").since).toBe(7);
    later.welcome([frame(0, { ply: 8 })], [[told(7)]]);
    expect(later.seen).toMatchObject({ line: "open", since: null, ply: 8 });
    expect(later.seen.story.map(({ ply }) => ply)).toEqual([6, 7]);
  });

  test("what is not sure is not kept", () => {
    scene.table.broken();
    expect(scene.table.known()).toBeNull();
  });

  test("a goodbye for good ends it", () => {
    scene.hear({ type: "goodbye", reason: "no_table", text: "No such table.", again: false });
    expect(scene.seen.line).toBe("ended");
    expect(scene.closed).toBe(true);
    scene.table.broken();
    expect(scene.seen.line).toBe("ended");
  });
});

describe("two hands on one device", () => {
  beforeEach(() => scene.welcome([frame(0), frame(1, { view: { hand: [52] } })], [[], []]));

  test("begin behind the curtain", () => {
    expect(scene.seen.curtain).toBe(0);
    scene.table.sit(0);
    expect(scene.seen.curtain).toBeNull();
    expect(scene.seen.seat).toBe(0);
  });

  test("the curtain falls when one has decided, and opens on the other hand", () => {
    scene.table.sit(0);
    scene.table.try("45");
    scene.accept({ moves: ["45"], done: true });
    scene.accept({ moves: ["45"], done: true, final: true });
    expect(scene.seen.curtain).toBe(1);
    expect(scene.seen.seat).toBe(0);
    scene.table.sit(1);
    expect(scene.seen.view).toEqual({ hand: [52] });
  });

  test("where nothing is hidden, the screen simply turns", () => {
    const open = new Scene({ secrets: () => false });
    open.welcome([frame(0), frame(1)], [[], []]);
    expect(open.seen.curtain).toBeNull();
    open.table.try("45");
    open.accept({ moves: ["45"], done: true, final: true });
    expect(open.seen.curtain).toBeNull();
    expect(open.seen.seat).toBe(1);
  });
});

test("a spectator sees and asks nothing", () => {
  scene.welcome([frame(null)], [[]]);
  scene.table.try("45");
  scene.table.handIn();
  scene.table.doubt("99");
  expect(scene.asked.map(({ type }) => type)).toEqual(["hello"]);
  expect(scene.seen.held).toEqual([]);
});

test("another language is asked for from the beginning", () => {
  scene.welcome();
  scene.table.speak("fr");
  expect(scene.last("hello")).toMatchObject({ lang: "fr", since: 0 });
});

describe("clocks", () => {
  const clocks = [
    { left: 30_000, runs: true },
    { left: 60_000, runs: false },
  ];

  test("are told with the table, and when", () => {
    vi.setSystemTime(5_000);
    scene.welcome(undefined, undefined, factsOf({ clocks }));
    expect(scene.seen.clocks).toEqual({ each: clocks, at: 5_000 });
  });

  test("are taken at once, even while a change is still being shown", () => {
    scene.pace = 1000;
    scene.welcome();
    scene.update(0, 7, 1);
    const later = [{ left: 1, runs: false }];
    scene.hear({ type: "waiting", ply: 8, asked: [1], clocks: later, before: 3 });
    expect(scene.seen.before).toBe(3);
    expect(scene.seen.clocks.each).toEqual(later);
  });
});

describe("leaving a seat", () => {
  test("is asked for, and taken back", () => {
    scene.welcome();
    scene.table.away(0, true);
    expect(scene.last("away")).toMatchObject({ seat: 0, away: true });
    scene.table.away(0, false);
    expect(scene.last("away")).toMatchObject({ seat: 0, away: false });
  });

  test("the curtain does not call who is away", () => {
    const seats = [seatOf(0, { away: true }), seatOf(1)];
    scene.welcome([frame(0), frame(1)], [[], []], factsOf({ seats }));
    expect(scene.seen.curtain).toBe(1);
  });
});

describe("talk", () => {
  const line = (number: number, seat: number | null = 1) => ({
    number,
    at: 0,
    seat,
    name: "Bruno",
    text: `words ${number}`,
  });
  const hear = (...numbers: number[]) =>
    scene.hear({ type: "chat", id: null, lines: numbers.map((number) => line(number)) });

  beforeEach(() => scene.welcome());

  test("is shown in order, each line once", () => {
    hear(2, 3);
    scene.welcome(); // came back: the last lines are told again
    hear(1, 2, 3, 4);
    expect(scene.seen.talk.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  });

  test("a line that was taken away is replaced", () => {
    hear(1, 2);
    scene.hear({ type: "chat", id: null, lines: [{ ...line(1), text: "" }] });
    expect(scene.seen.talk.map(({ text }) => text)).toEqual(["", "words 2"]);
  });

  test("what spectators said is forgotten by who sits down", () => {
    scene.welcome([frame(null)], [[]]);
    hear(1);
    scene.welcome();
    expect(scene.seen.talk).toEqual([]);
  });

  test("is said when the server says so", async () => {
    const said = scene.table.say("hello", "");
    scene.hear({ type: "chat", id: scene.last("say").id, lines: [line(1, 0)] });
    await expect(said).resolves.toBeNull();
    expect(scene.seen.talk).toHaveLength(1);
  });

  test("a refusal says why, and is no trouble of the game", async () => {
    const said = scene.table.say("again", "");
    const { id } = scene.last("say");
    scene.hear({ type: "error", id, code: "too_fast", text: "Not so fast." });
    await expect(said).resolves.toBe("Not so fast.");
    expect(scene.seen.trouble).toBeNull();
  });

  test("who is muted knows it", async () => {
    const said = scene.table.say("again", "");
    const { id } = scene.last("say");
    scene.hear({ type: "error", id, code: "muted", text: "The host has muted you." });
    await expect(said).resolves.toContain("muted");
    expect(scene.seen.muted).toBe(true);
  });

  test("a broken line does not swallow words", async () => {
    const said = scene.table.say("are you there?", "");
    scene.table.broken();
    await expect(said).resolves.toBe("");
    await expect(scene.table.say("and now?", "")).resolves.toBe("");
  });
});

test("who proposed another game is told with the table", () => {
  scene.welcome();
  scene.hear({ type: "table", table: factsOf({ phase: "over", next: "t2", next_by: 1 }) });
  expect(scene.seen.facts).toMatchObject({ next: "t2", next_by: 1 });
});
