import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import Ladder from "../src/pages/Ladder.svelte";

const LEVELS = [
  {
    name: "page",
    how: "page",
    errs: true,
    seats: 2,
    games: 400,
    share: 0.914,
    low: 0.88,
    high: 0.94,
    fair: 0.5,
  },
  {
    name: "knight",
    how: "greedy",
    errs: false,
    seats: 2,
    games: 500,
    share: 0.6,
    low: 0.55,
    high: 0.65,
    fair: 0.5,
  },
];

test("the strongest stands on top, and each rung says how often it beats the one below", async () => {
  const pick = vi.fn();
  render(Ladder, { levels: LEVELS, bot: "knight", pick });
  const rungs = screen.getAllByRole("button");
  expect(rungs.map((rung) => rung.querySelector("b")?.textContent)).toEqual(["Chevalier", "Page"]);
  expect(rungs.map((rung) => rung.getAttribute("aria-pressed"))).toEqual(["true", "false"]);
  expect(rungs[0]?.textContent).toContain("gagne 60 % contre le page (55–65)");
  expect(rungs[1]?.textContent).toContain("gagne 91 % contre un jeu au hasard (88–94)");
  expect(document.body.textContent).toContain("sur 400 parties par échelon");
  await fireEvent.click(rungs[1] as HTMLElement);
  expect(pick).toHaveBeenCalledWith("page");
});
