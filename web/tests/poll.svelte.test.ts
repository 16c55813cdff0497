import { flushSync } from "svelte";
import { expect, test, vi } from "vitest";
import { poll } from "../src/poll";

test("an answer that changes what was looked at does not ask anew at once", async () => {
  vi.useFakeTimers();
  let answers = $state(0);
  const ask = vi.fn(async () => {
    const before = answers;
    await Promise.resolve();
    answers = Math.min(before + 1, 9); // in the end it is always the same
  });
  const end = $effect.root(() => {
    $effect(() => poll(ask, 1000));
  });
  for (let moment = 0; moment < 5; moment += 1) {
    flushSync();
    await vi.advanceTimersByTimeAsync(1);
  }
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(ask).toHaveBeenCalledTimes(2);
  end();
  vi.useRealTimers();
});
