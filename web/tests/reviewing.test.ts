import { render } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import CurveHead from "../src/pages/replay/review/CurveHead.svelte";
import english from "../src/pages/replay/words.en.ftl?raw";
import french from "../src/pages/replay/words.fr.ftl?raw";
import Shares from "../src/pages/replay/review/Shares.svelte";
import Turnings from "../src/pages/replay/review/Turnings.svelte";
import { aheadFrom, Reviewing } from "../src/pages/replay/review/reviewing.svelte";
import type { Player } from "../src/arms";
import type { Chance, ReviewFacts, ReviewTurning } from "../src/wire";
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

const at = (share: number, wide = 0): Chance => ({
  share,
  low: share - wide,
  high: share + wide,
  games: 60,
});
const point = (turn: number, ...chances: Chance[]) => ({ ply: 3 * turn, turn, chances });

test("the winner stayed ahead from where no other interval touches theirs any more", () => {
  const points = [
    point(1, at(0.7, 0.1), at(0.3, 0.1)),
    point(2, at(0.5, 0.1), at(0.5, 0.1)),
    point(3, at(0.6, 0.05), at(0.4, 0.05)),
    point(4, at(1), at(0)),
  ];
  expect(aheadFrom(points)).toEqual({ seat: 0, turn: 3 });
  expect(aheadFrom([...points.slice(0, 3), point(4, at(0.5), at(0.5))])).toBeNull();
  expect(aheadFrom([])).toBeNull();
});

const players = ["Ada", "Bob"].map((name, seat) => ({ seat, name, mine: seat === 0 }) as Player);
const perhaps = {
  ply: 9,
  turn: 3,
  seat: 0,
  loss: at(0.08, 0.11),
  better: { moves: ["a"], words: ["à gauche"], chance: at(0.5) },
  played: { moves: ["b"], words: ["à droite"], chance: at(0.42) },
  why: [],
  games: 160,
} as ReviewTurning;

function found(facts: ReviewFacts): Reviewing {
  const reviewing = new Reviewing("t");
  reviewing.facts = facts;
  return reviewing;
}

test("what cost the most is known in the end, and may be a doubtful move", () => {
  const dear = { ...perhaps, ply: 12, loss: at(0.3, 0.1) };
  const facts = { turnings: [dear], unsure: [perhaps] } as unknown as ReviewFacts;
  expect(found({ ...facts, state: "running" }).dearest).toBeUndefined();
  expect(found({ ...facts, state: "done" })).toMatchObject({ dearest: dear, verdict: "" });
  const doubtful = found({ ...facts, state: "done", turnings: [] });
  expect(doubtful).toMatchObject({
    dearest: perhaps,
    verdict: "Aucun coup n’a décidé à coup sûr.",
  });
  expect(new Reviewing("t").verdict).toBe("");
});

test("where no move is sure, the dearest are told all the same, as doubtful ones", () => {
  const facts = {
    state: "done",
    judge: "greedy",
    points: [point(1, at(0.5), at(0.5)), point(4, at(0), at(1))],
    turnings: [],
    unsure: [perhaps],
  } as unknown as ReviewFacts;
  const reviewing = found(facts);
  const { container } = render(Turnings, { reviewing, facts, players, go: vi.fn() });
  expect(container.textContent).toContain("Aucun coup n’a décidé à coup sûr.");
  expect(container.querySelector(".hexagon")?.textContent).toBe("?");
  expect(container.textContent).toMatch(/à droite.*−8.*± 11/s);
  expect(container.textContent).toContain("Dès le tour 4, Bob");
});

test("the sums say how far they waver, and whose opinion they are", () => {
  const shares = [0, 1].map(() => ({ cost: -0.13, cost_error: 0.32, rest: -0.44, choices: 9 }));
  const { container } = render(Shares, { shares, players, judge: "greedy" });
  expect(container.textContent).toMatch(/Vos coups\s: \+13.*−44\s; le tout à ±\s32/s);
});

test("a judge that always goes on alike is not said to be sure", () => {
  const shares = [0, 1].map(() => ({ cost: -0.15, cost_error: 0.0002, rest: -0.67, choices: 9 }));
  const { container } = render(Shares, { shares, players, judge: "greedy" });
  expect(container.textContent).toMatch(/Vos coups\s: \+15.*−67\./s);
  expect(container.textContent).not.toContain("±");
});
