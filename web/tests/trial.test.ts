import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { kit as leBaron } from "../src/boards/le_baron/kit";
import Seats from "../src/parts/Seats.svelte";
import { standing } from "../src/play/look";
import { moment } from "../src/play/moment";
import { NOTHING } from "../src/play/seen";
import type { Kit, Look } from "../src/play/kit";
import { looking, people } from "./looks";

interface View {
  turn: number;
  points: number[];
}

const PLAYERS = people(["Ada", "Bruno", "Chloé"]);

/** Ada tries something that brings her eight points, costs Bruno three, and ends the turn. */
function trial(change: Partial<Look<View>> = {}): Look<View> {
  return looking({
    view: { turn: 8, points: [17, 2, 3] },
    settled: { turn: 7, points: [9, 5, 3] },
    players: PLAYERS,
    draft: ["a"],
    done: true,
    ...change,
  });
}

const kit = {
  goal: () => "most wins",
  moment: ({ view }: Look<View>) => ({
    where: `turn ${view.turn}`,
    now: "",
    note: "",
    confirm: "",
  }),
  points: ({ view }: Look<View>, seat: number) => view.points[seat] ?? 0,
  under: ({ view }: Look<View>, seat: number) => (view.turn % 3 === seat ? "to play" : ""),
} as unknown as Kit<View>;

test("a trial leaves the seats as they stand and tells beside them what it would change", () => {
  render(Seats, { kit: kit as never, look: trial() as never, result: null });
  const seats = screen.getAllByRole("listitem");
  expect(seats.map((seat) => seat.querySelector(".who")?.textContent)).toEqual([
    "Ada",
    "Bruno",
    "Chloé",
  ]);
  const points = seats.map((seat) => seat.querySelector(".pts")?.firstChild?.textContent?.trim());
  expect(points).toEqual(["9", "5", "3"]);
  const tried = seats.map((seat) => seat.querySelector(".tried")?.firstChild?.textContent?.trim());
  expect(tried[0]).toMatch(/^\+8/);
  expect(tried[1]).toMatch(/^−3/);
  expect(tried[2] ?? "").toBe("");
  expect(seats[1]?.querySelector(".sub")?.textContent).toBe("to play"); // turn 7, not 8
  expect(seats[1]?.querySelector(".bad")).not.toBeNull();
});

test("the turn is counted on only when it has been played", () => {
  const now = moment(kit, trial(), { ...NOTHING });
  expect(now.where).toBe("turn 7");
  expect(standing(trial({ past: true })).view.turn).toBe(8); // looking back shows what was
});

test("before one has done anything it is told what wins: a phone shows it nowhere else", () => {
  const noteOf = (change: Partial<Look<View>>) => moment(kit, trial(change), NOTHING).note;
  const deed = { ply: 1, turn: 1, by: 0, kind: "laid", facts: {}, text: "" };
  const fresh = { draft: [], done: false, story: [{ ...deed, by: 1 }] };
  expect(noteOf(fresh)).toBe("most wins.");
  expect(noteOf({ ...fresh, draft: ["a"] })).toBe("");
  expect(noteOf({ ...fresh, story: [deed] })).toBe("");
});

test("a table that the host closed has no winner, and says so", () => {
  const result = { how: "closed", places: [], scores: [9, 5, 3] };
  const now = moment(kit, trial(), { ...NOTHING, facts: { result } as never });
  expect([now.now, now.note]).toEqual(["Nobody wins", "The host closed the table."]);
});

test("where fewest heads win, heads on trial are bad news", () => {
  const view = { heads_good: false };
  expect(leBaron.fewestWin?.({ view } as never)).toBe(true);
});
