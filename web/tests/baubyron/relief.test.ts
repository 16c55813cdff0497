import { describe, expect, test } from "vitest";
import { bestCorner, hiders } from "../../src/boards/baubyron/hiding";
import { lay } from "../../src/boards/baubyron/picture";

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
