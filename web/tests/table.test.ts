import { beforeEach, describe, expect, test, vi } from "vitest";
import { frame, NO_DRAFT, PAST, Scene, told } from "./scene";

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

  test("a press waits for the answer to the one before, and hears whether it was granted", async () => {
    expect(scene.table.waits).toBe(false);
    scene.table.try("45");
    expect(scene.table.waits).toBe(true);
    const granted = scene.table.answered();
    scene.accept({ moves: ["45"] });
    expect(scene.table.waits).toBe(false);
    expect(await granted).toBe(true);
    scene.table.try("99");
    const refused = scene.table.answered();
    const { id } = scene.last("offer");
    scene.hear({ type: "refused", id, seat: 0, step: 1, clause: "2.2", text: "No.", where: "" });
    expect(await refused).toBe(false);
  });

  test("an error that says not about what ends the waiting", async () => {
    scene.table.try("45");
    const answer = scene.table.answered();
    scene.hear({ type: "error", id: null, code: "too_fast", text: "Too fast." });
    expect(await answer).toBe(false);
    expect(scene.table.waits).toBe(false);
  });

  test("what was tried when the line broke is tried again on the new one", async () => {
    scene.table.try("45");
    scene.accept({ moves: ["45"] });
    scene.table.offer(["18"]);
    scene.line.broken();
    expect(scene.table.waits).toBe(true); // until we are welcome again
    const answer = scene.table.answered();
    scene.line.opened();
    scene.welcome([frame(0, { draft: { ...NO_DRAFT, moves: ["45"] } })]);
    expect(scene.last("offer").moves).toEqual(["18"]);
    expect(scene.table.waits).toBe(true);
    scene.accept({ moves: ["18"] });
    expect(await answer).toBe(true);
  });

  test("where nothing is on trial, what can be done is what was told last", () => {
    scene.welcome([frame(0, { draft: { ...NO_DRAFT, next: [] } })]); // before the game has begun
    scene.welcome([frame(0, { draft: { ...NO_DRAFT, next: ["45"] } })]);
    expect(scene.seen.draft?.next).toEqual(["45"]);
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
    scene.line.broken();
    expect(scene.seen.line).toBe("lost");
    scene.line.opened();
    expect(scene.last("hello").since).toBe(7);
    scene.welcome([frame(0, { ply: 9 })], [[told(7), told(8)]]);
    expect(scene.seen.line).toBe("open");
    expect(scene.seen.story.map(({ ply }) => ply)).toEqual([6, 7, 8]);
  });

  test("a draft is offered again when the table still stands there", () => {
    scene.table.try("45");
    scene.accept({ moves: ["45"], done: true });
    scene.line.broken();
    scene.line.opened();
    scene.asked = [];
    scene.welcome();
    expect(scene.last("offer")).toMatchObject({ ply: 7, moves: ["45"] });
    expect(scene.seen.draft.moves).toEqual(["45"]); // nothing flickers meanwhile
    expect(scene.table.waits).toBe(true); // and nothing is done with it yet
    scene.accept({ moves: ["45"], done: true });
    expect(scene.table.waits).toBe(false);
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
    scene.line.broken();
    scene.line.opened();
    scene.asked = [];
    scene.welcome([frame(0, { ply: 8 })]);
    expect(scene.asked).toEqual([]);
  });

  test("without a connection the table is shown as it was last known", () => {
    const welcome = scene.table.known();
    expect(welcome?.frames[0]?.ply).toBe(7);
    const later = new Scene({ recallLast: () => welcome && { at: 1000, welcome } });
    later.line.broken();
    expect(later.seen).toMatchObject({ line: "lost", since: 1000, ply: 7, seat: 0 });
    expect(later.seen.view).toEqual(scene.seen.view);
    later.line.opened();
    expect(later.last("hello").since).toBe(7);
    later.welcome([frame(0, { ply: 8 })], [[told(7)]]);
    expect(later.seen).toMatchObject({ line: "open", since: null, ply: 8 });
    expect(later.seen.story.map(({ ply }) => ply)).toEqual([6, 7]);
  });

  test("what is not sure is not kept", () => {
    scene.line.broken();
    expect(scene.table.known()).toBeNull();
  });

  test("a goodbye for good ends it", () => {
    scene.hear({ type: "goodbye", reason: "no_table", text: "No such table.", again: false });
    expect(scene.seen.line).toBe("ended");
    expect(scene.closed).toBe(true);
    scene.line.broken();
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
