import { beforeEach, describe, expect, test, vi } from "vitest";
import { speakerOf } from "../src/play/talk";
import { factsOf, seatOf } from "./facts";
import { frame, Scene } from "./scene";

let scene: Scene;
beforeEach(() => {
  vi.useFakeTimers();
  scene = new Scene();
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

test("who has no name is called in talk as at the table, in the reader’s language", () => {
  const line = { number: 1, at: 0, text: "hello" };
  const players = [{ name: "Vous" }, { name: "Joueur 2" }];
  expect(speakerOf({ ...line, seat: 0, name: "" }, players)).toBe("Vous");
  expect(speakerOf({ ...line, seat: 1, name: "" }, players)).toBe("Joueur 2");
  expect(speakerOf({ ...line, seat: 1, name: "Ada" }, players)).toBe("Ada"); // who sat there then
  expect(speakerOf({ ...line, seat: null, name: "" }, players)).toBe("");
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
    scene.line.broken();
    await expect(said).resolves.toBe("");
    await expect(scene.table.say("and now?", "")).resolves.toBe("");
  });
});

test("who proposed another game is told with the table", () => {
  scene.welcome();
  scene.hear({ type: "table", table: factsOf({ phase: "over", next: "t2", next_by: 1 }) });
  expect(scene.seen.facts).toMatchObject({ next: "t2", next_by: 1 });
});
