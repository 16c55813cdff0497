import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rules, makeTable } from "../src/api";
import { again } from "../src/load";
import type { NewTable } from "../src/wire";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A line that is broken for so many tries. */
function line(broken: number) {
  let tries = 0;
  const ask = () => (++tries > broken ? Promise.resolve("here") : Promise.reject(new TypeError()));
  return { ask, tries: () => tries };
}

test("what comes at once is asked for once", async () => {
  const good = line(0);
  expect(await again(good.ask)).toBe("here");
  expect(good.tries()).toBe(1);
});

test("what does not come is asked for again", async () => {
  const bad = line(3);
  const loaded = again(bad.ask);
  await vi.runAllTimersAsync();
  expect(await loaded).toBe("here");
});

test("what never comes is told in the end", async () => {
  const cut = line(Infinity);
  const told = expect(again(cut.ask)).rejects.toThrow(TypeError);
  await vi.runAllTimersAsync();
  await told;
  expect(cut.tries()).toBe(4);
});

test("a page that is left before the next try hears nothing", async () => {
  const settled = vi.fn();
  void again(line(Infinity).ask).then(settled, settled);
  await vi.advanceTimersByTimeAsync(200);
  expect(settled).not.toHaveBeenCalled();
});

test("questions are asked again, deeds are not", async () => {
  const asked = vi.fn(() => Promise.reject(new TypeError()));
  vi.stubGlobal("fetch", asked);
  const told = expect(rules("baron", "en")).rejects.toMatchObject({ code: "offline" });
  await vi.runAllTimersAsync();
  await told;
  expect(asked).toHaveBeenCalledTimes(4);
  await expect(makeTable({} as NewTable, "en")).rejects.toMatchObject({ code: "offline" });
  expect(asked).toHaveBeenCalledTimes(5);
});
