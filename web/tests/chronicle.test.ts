import { expect, test } from "vitest";
import { netOf, turnsOf } from "../src/parts/chronicle";
import { kit as baron } from "../src/boards/baron/kit";
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

test("a turn tells what it brought in all: gains, losses and what was paid", () => {
  const tale = (kind: string, facts: Told["facts"]) => ({ ...told(5, 2, 0, kind), facts });
  const story = [
    tale("drew", { seat: 0, tile: "V", cost: 3 }),
    tale("contact", { seat: 0, touched: 5, honour: 3 }),
    tale("established", { seat: 0, cell: "0,0", worth: 9, honour: 7 }),
    tale("loss", { seat: 1, honour: 2, field: "" }),
  ];
  expect(netOf(story, 0, baron)).toBe(7);
  expect(netOf(story, 1, baron)).toBe(-2);
  expect(netOf(story, 1, {})).toBe(0);
});
