import { expect, test } from "vitest";
import { turnsOf } from "../src/parts/chronicle";
import type { Told } from "../src/wire";

function told(ply: number, turn: number, by: number | null, kind = "placed"): Told {
  return { ply, turn, by, kind, facts: {}, text: `${ply}` };
}

test("what is dealt first is a group of its own, then every turn is one", () => {
  const story = [
    told(0, 1, -1),
    told(1, 1, -1),
    told(2, 1, 1),
    told(3, 1, -1), // luck in the middle of a turn belongs to it
    told(4, 1, 1),
    told(5, 2, 0),
  ];
  expect(turnsOf(story).map(({ turn, by, told }) => [turn, by, told.length])).toEqual([
    [0, null, 2],
    [1, 1, 3],
    [2, 0, 1],
  ]);
});

test("a round that several play has no name over it", () => {
  const story = [told(9, 3, null), told(10, 3, 1), told(11, 3, 0), told(12, 4, null)];
  expect(turnsOf(story).map(({ turn, by }) => [turn, by])).toEqual([
    [3, null],
    [4, null],
  ]);
});

test("a story that begins in the middle has no setup", () => {
  expect(turnsOf([told(7, 1, -1)])[0]?.turn).toBe(1);
});
