import { render } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Coming from "../src/look/Coming.svelte";
import { hurried, RUSHED } from "../src/look/motion";

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

test("a piece comes over its way, and where the page is rushed it is simply there", () => {
  const children = createRawSnippet(() => ({ render: () => "<circle />" }));
  const kinds = [false, true].map((rushed) => {
    const context = new Map([[RUSHED, () => rushed]]);
    const { container } = render(Coming, { props: { way: "rise", children }, context });
    return container.querySelector("g")?.classList.contains("rise");
  });
  expect(kinds).toEqual([true, false]);
});
