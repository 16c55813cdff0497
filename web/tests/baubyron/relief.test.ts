import { describe, expect, test } from "vitest";
import { bestCorner, hiders } from "../../src/boards/baubyron/hiding";
import { lay } from "../../src/boards/baubyron/picture";
import { courseOf } from "../../src/boards/baubyron/course";
import type { BaubyronView, Told } from "../../src/wire";

const RELIEF = { turn: 0, relief: true };

describe("what hides what", () => {
  // From the first corner a1 is nearest: a tower there hides what is behind it.
  const tower = {
    cells: [
      { cell: "a1", storeys: 4 },
      { cell: "b2", storeys: 1 },
      { cell: "a2", storeys: 1 },
    ],
  };

  test("a tower hides the low cell behind it, and nothing when one walks round", () => {
    expect(hiders(RELIEF, tower, "b2")).toEqual(["a1"]);
    expect(hiders({ turn: 2, relief: true }, tower, "b2")).toEqual([]);
    expect(hiders({ turn: 0, relief: false }, tower, "b2")).toEqual([]);
    expect(hiders(RELIEF, tower, "a1")).toEqual([]);
  });

  test("the eye begins where least is hidden", () => {
    expect(hiders({ turn: bestCorner(tower), relief: true }, tower, "b2")).toEqual([]);
  });
});

test("blocks lie on what is under them", () => {
  const [low, tall, over] = lay(["xa1", "ua1", "yb1"]);
  expect(low).toEqual({ kind: "x", cells: ["a1", "b1"], bottom: 0, thick: 1 });
  expect(tall).toEqual({ kind: "u", cells: ["a1"], bottom: 1, thick: 2 });
  expect(over).toEqual({ kind: "y", cells: ["b1", "b2"], bottom: 1, thick: 1 });
});

test("the race is followed through what was told", () => {
  const view = {
    building: {
      cells: [
        { cell: "a1", storeys: 1, points: 9 },
        { cell: "b1", storeys: 2, points: 6 },
      ],
    },
    seats: [{}, {}],
  } as unknown as BaubyronView;
  const told = (kind: string, facts: Told["facts"]) => ({ kind, facts, text: "" }) as Told;
  const story = [
    told("rolled", { seat: 0, roll: 3 }),
    told("entered", { seat: 0, start: "a1", end: "a1" }),
    told("rolled", { seat: 1, roll: 3 }),
    told("entered", { seat: 1, start: "a1", end: "a1" }),
    told("ejected", { seat: 1, victim_seat: 0, cell: "a1" }),
    told("rolled", { seat: 0, roll: 4 }),
    told("entered", { seat: 0, start: "a1", end: "a1" }),
    told("rolled", { seat: 1, roll: 1 }),
    told("lifted", { seat: 1, cell: "a1", level: 1 }),
    told("ejected", { seat: 1, victim_seat: 0, cell: "a1" }),
    told("rolled", { seat: 0, roll: 6 }),
    told("rolled", { seat: 1, roll: 3 }),
    told("moved", { seat: 1, start: "a1", end: "b1" }),
  ];
  expect(courseOf(view, story).map(({ points }) => points)).toEqual([
    [null, null],
    [9, null],
    [null, 9],
    [9, null],
    [null, 9],
    [null, 9],
    [null, 6],
  ]);
});
