import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hurried } from "../src/look/motion";

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

test("a change is hurried when the one before it is still to be seen", () => {
  const rushed = hurried(300);
  expect(rushed()).toBe(false);
  vi.advanceTimersByTime(10);
  expect(rushed()).toBe(false); // the same change
  vi.advanceTimersByTime(100);
  expect(rushed()).toBe(true);
  expect(rushed()).toBe(true);
  vi.advanceTimersByTime(400);
  expect(rushed()).toBe(false);
});
