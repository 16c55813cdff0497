import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Patience } from "../../src/hex/fingers";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("who keeps a finger down means more than a press, and the click after it is none", () => {
  const patience = new Patience();
  const then = vi.fn();
  patience.wait(then);
  vi.advanceTimersByTime(300);
  expect(then).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(then).toHaveBeenCalledOnce();
  patience.end();
  expect(patience.spent()).toBe(true);
  expect(patience.spent()).toBe(false);
});

test("who lifts the finger, or pulls, only presses", () => {
  const patience = new Patience();
  const then = vi.fn();
  patience.wait(then);
  vi.advanceTimersByTime(200);
  patience.end();
  vi.advanceTimersByTime(1000);
  expect(then).not.toHaveBeenCalled();
  expect(patience.spent()).toBe(false);
});
