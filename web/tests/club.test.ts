import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { face, remaining, spelled, untilChange } from "../src/clock";
import { addressOf, after, isWanted, type Shown } from "../src/lobby/listing";
import { fits, timeOf, USUAL } from "../src/pages/thinking";
import { urgentFirst } from "../src/parts/yours";
import { poll, type Eyes } from "../src/poll";
import { follow, held, keep, release } from "../src/tokens";
import type { ListedTable } from "../src/wire";
import { say, type Words } from "../src/words";
import { factsOf, seatOf } from "./facts";

const en: Words = (key, facts) => say("en", key, facts);
const fr: Words = (key, facts) => say("fr", key, facts);
const plain = (text: string) => text.replaceAll("\u00a0", " ");

describe("a clock", () => {
  test("runs from when it was told, and not below nothing", () => {
    expect(remaining(10_000, true, 1_000, 4_000)).toBe(7_000);
    expect(remaining(10_000, true, 1_000, 90_000)).toBe(0);
    expect(remaining(10_000, false, 1_000, 90_000)).toBe(10_000);
    expect(remaining(10_000, true, 5_000, 4_000)).toBe(10_000); // the device's time was set back
  });

  test.each([
    [0, "0:00"],
    [7_000, "0:07"],
    [6_001, "0:07"],
    [750_000, "12:30"],
    [3 * 3_600_000 + 5 * 60_000, "3 h 05"],
    [2 * 86_400_000 + 4 * 3_600_000, "2 d 4 h"],
  ])("%i ms reads %s", (left, text) => {
    expect(plain(face(left, en))).toBe(text);
  });

  test("looks again when it shows something else", () => {
    for (const left of [400, 7_300, 59_999, 3_500_000]) {
      const next = untilChange(left);
      expect(face(left - next, en)).not.toBe(face(left, en));
      expect(next).toBeLessThan(1_100);
    }
  });

  test.each([
    ["none", "no clock", "sans pendule"],
    ["minute", "1 min per turn", "1 min par tour"],
    ["bank", "10 min + 5 s per turn", "10 min + 5 s par tour"],
    ["day", "1 day per turn", "1 jour par tour"],
    ["days", "3 days per turn", "3 jours par tour"],
  ])("%s is said in players' words", (name, english, french) => {
    expect(plain(spelled(USUAL[name] ?? null, en))).toBe(english);
    expect(plain(spelled(USUAL[name] ?? null, fr))).toBe(french);
  });

  test("one's own time stays within the limits", () => {
    const own = { kind: "turn", amount: 3, unit: "minutes", more: 0 } as const;
    expect(timeOf(own)).toEqual({ kind: "turn", seconds: 180 });
    expect(timeOf({ ...own, amount: 1, unit: "seconds" }).seconds).toBe(10);
    expect(timeOf({ ...own, amount: NaN }).seconds).toBe(10);
    expect(timeOf({ ...own, kind: "bank", amount: 99, unit: "days", more: -1 })).toEqual({
      kind: "bank",
      seconds: 14 * 86_400,
      more: 0,
    });
    expect(fits(own)).toBe(true);
    expect(fits({ ...own, amount: 15, unit: "days" })).toBe(false);
  });
});

describe("asking again and again", () => {
  let answers: (() => void)[];
  let listener: (() => void) | null;
  let eyes: Eyes;
  const ask = vi.fn(() => new Promise<void>((resolve) => answers.push(resolve)));

  beforeEach(() => {
    vi.useFakeTimers();
    ask.mockClear();
    [answers, listener] = [[], null];
    eyes = {
      hidden: false,
      addEventListener: (_, call) => void (listener = call),
      removeEventListener: () => void (listener = null),
    };
  });
  afterEach(() => void vi.useRealTimers());

  async function answer() {
    answers.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
  }

  function look(hidden: boolean) {
    eyes.hidden = hidden;
    listener?.();
  }

  test("asks at once and then after each answer, never twice at a time", async () => {
    const stop = poll(ask, 3000, eyes);
    expect(ask).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(10_000); // the first answer is late
    expect(ask).toHaveBeenCalledTimes(1);
    await answer();
    await vi.advanceTimersByTimeAsync(2999);
    expect(ask).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(ask).toHaveBeenCalledTimes(2);
    stop();
  });

  test("rests while nobody looks, and asks at once when somebody does", async () => {
    const stop = poll(ask, 3000, eyes);
    await answer();
    look(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ask).toHaveBeenCalledTimes(1);
    look(false);
    expect(ask).toHaveBeenCalledTimes(2);
    stop();
  });

  test("ends when it is told to", async () => {
    const stop = poll(ask, 3000, eyes);
    stop();
    await answer();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(listener).toBeNull();
  });
});

describe("the list of tables", () => {
  function table(id: string, ...kinds: ("open" | "person" | "bot")[]): ListedTable {
    const seats = kinds.map((kind) => ({ kind, name: "" }));
    const rest = { game: "baron", phase: "gathering", made: 0, time: null } as const;
    return { table: id, seats, present: 1, watching: 0, ...rest };
  }
  const open = (id: string) => table(id, "person", "open");
  const full = (id: string) => table(id, "person", "person");
  const ids = (shown: Shown[]) => shown.map(({ table: { table } }) => table);
  const first = after([], [open("a"), open("b"), open("c")], false);

  test("keeps every table where it stands, and puts new ones last", () => {
    const then = after(first, [open("d"), open("c"), open("a"), open("b")], false);
    expect(ids(then)).toEqual(["a", "b", "c", "d"]);
  });

  test("lets go of what is gone, but not under a finger", () => {
    const pointed = after(first, [open("a"), open("c")], true);
    expect(ids(pointed)).toEqual(["a", "b", "c"]);
    expect(pointed.map(({ gone }) => gone)).toEqual([false, true, false]);
    expect(ids(after(pointed, [open("a"), open("c")], false))).toEqual(["a", "c"]);
  });

  test("a table that fills up changes its place only when nobody points", () => {
    const news = [full("a"), open("b"), open("c")];
    expect(after(first, news, true)[0]).toMatchObject({ free: true, gone: false });
    expect(after(first, news, false)[0]).toMatchObject({ free: false });
  });
});

describe("the seats of this device", () => {
  beforeEach(() => localStorage.clear());

  test("go along to the next game", () => {
    keep("one", "baron", { 0: "token-0", 2: "token-2" }, "host");
    follow("one", "two");
    expect(held("two")).toMatchObject({ seats: { 0: "token-0", 2: "token-2" }, host: "host" });
    follow("nowhere", "three");
    expect(held("three")).toBeNull();
  });

  test("are forgotten when they are left", () => {
    keep("one", "baron", { 0: "token-0", 2: "token-2" });
    release("one", 0);
    expect(held("one")?.seats).toEqual({ 2: "token-2" });
    release("one", 2);
    expect(held("one")).toBeNull();
    keep("mine", "baron", { 0: "token-0" }, "host");
    release("mine", 0);
    expect(held("mine")).toMatchObject({ seats: {}, host: "host" });
  });

  test("where one is waited for comes first", () => {
    const at = { game: "baron", seats: { 0: "token" }, at: 0 };
    const tables = ["over", "others", "you", "away"].map((id) => ({ id, held: at }));
    const seats = [seatOf(0), seatOf(1)];
    const facts = new Map([
      ["over", factsOf({ phase: "over", seats })],
      ["others", factsOf({ asked: [1], seats })],
      ["you", factsOf({ asked: [0], seats })],
      ["away", factsOf({ asked: [0], seats: [seatOf(0, { away: true }), seatOf(1)] })],
    ]);
    expect(urgentFirst(tables, facts).map(({ id }) => id)).toEqual([
      "you",
      "away",
      "others",
      "over",
    ]);
  });
});

test("somebody who wants to play now sees free seats, and no games over days", () => {
  const at = (kind: "open" | "bot", time: ListedTable["time"]) =>
    ({ seats: [{ kind, name: "" }], time }) as ListedTable;
  const day = { kind: "turn", seconds: 86_400, more: 0 } as const;
  const all = { game: "", free: false, live: false };
  expect(isWanted(at("bot", day), all)).toBe(true);
  expect(isWanted(at("bot", null), { ...all, free: true })).toBe(false);
  expect(isWanted(at("open", day), { ...all, live: true })).toBe(false);
  expect(isWanted(at("open", { ...day, seconds: 60 }), { ...all, free: true, live: true })).toBe(
    true,
  );
  expect(addressOf(all)).toBe("/tables");
  expect(addressOf({ game: "baron", free: true, live: true })).toBe("/tables?game=baron&free&live");
});
