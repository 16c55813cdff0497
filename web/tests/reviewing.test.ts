import { render } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import CurveHead from "../src/pages/replay/review/CurveHead.svelte";
import english from "../src/pages/replay/words.en.ftl?raw";
import french from "../src/pages/replay/words.fr.ftl?raw";
import type { Reviewing } from "../src/pages/replay/review/reviewing.svelte";
import type { ReviewFacts } from "../src/wire";
import { add } from "../src/words";

add(french, english);

test.each([
  [0, /6 sur 527\.$/],
  [45, /\b45 s\b/],
  [2161, /\b36 min\b/],
])("%i seconds are told as people say them; none, where nobody knows yet", (left, said) => {
  const facts = { state: "running", done: 6, of: 527, left } as ReviewFacts;
  const reviewing = { ongoing: true } as Reviewing;
  const { getByRole } = render(CurveHead, { reviewing, facts, drawn: "lines", draw: vi.fn() });
  const words = getByRole("status").textContent?.replaceAll(/\s+/g, " ").trim();
  expect(words).toMatch(said);
});
