import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import type { Player } from "../src/arms";
import Hint from "../src/table/Hint.svelte";
import english from "../src/table/words.en.ftl?raw";
import french from "../src/table/words.fr.ftl?raw";
import type { Hint as HintNews } from "../src/wire";
import { add } from "../src/words";

add(french, english);

test.each([
  ["Poser un marais", "L’autre, « Poser un marais », a"],
  ["Poser un pré", "L’autre, la même chose ailleurs, a"],
])("a second choice of the same words is one in another place: %s", (words, told) => {
  const chance = { share: 0.5, low: 0.48, high: 0.51, games: 219 };
  const hint = {
    seat: 0,
    best: { moves: ["a"], words: ["Poser un pré"], chance },
    second: { moves: ["b"], words: [words], chance },
    equal: true,
    why: [],
    judge: "greedy",
  } as unknown as HintNews;
  const players = [{ seat: 0, name: "Ada" } as Player];
  const { container } = render(Hint, { hint, players });
  expect(container.textContent).toContain(told);
});
