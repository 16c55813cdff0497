import { describe, expect, test } from "vitest";
import {
  ahead,
  boxOf,
  frameOf,
  lineNames,
  nameOf,
  outline,
  project,
  spotOf,
} from "../../src/boards/baubyron/grid";
import { outwards, squares } from "../../src/boards/baubyron/plan";

const PLAN = { turn: 0, relief: false };
const RELIEF = { turn: 0, relief: true };
const at = (name: string, gaze = PLAN, storeys = 0) => project(gaze, spotOf(name), storeys);
const STAIRS = {
  cells: [
    { cell: "a1", storeys: 1 },
    { cell: "b1", storeys: 3 },
    { cell: "b2", storeys: 3 },
  ],
  blocks: [],
  entries: ["a1"],
  goal: null,
};

describe("a plan", () => {
  test("has a1 at the lower left", () => {
    expect(at("b1").x - at("a1").x).toBe(100);
    expect(at("a2").y - at("a1").y).toBe(-100);
    expect(nameOf(spotOf("z26"))).toBe("z26");
  });

  test("is turned by quarters: what was right is then below", () => {
    const turned = { turn: 1, relief: false };
    expect(at("b1", turned).y).toBeGreaterThan(at("a1", turned).y);
    expect(at("b1", turned).x).toBe(at("a1", turned).x);
    expect(at("c5", { turn: 4, relief: false })).toEqual(at("c5"));
  });

  test("names its lines below and on the left, whichever way it is turned", () => {
    for (const turn of [0, 1, 2, 3]) {
      const gaze = { turn, relief: false };
      const names = lineNames(gaze, frameOf(STAIRS.cells));
      expect(names.map(({ text }) => text)).toEqual(["a", "b", "1", "2"]);
      const [left, bottom] = [
        Math.min(...STAIRS.cells.map(({ cell }) => at(cell, gaze).x)),
        Math.max(...STAIRS.cells.map(({ cell }) => at(cell, gaze).y)),
      ];
      for (const { spot } of names) {
        const { x, y } = project(gaze, spot);
        expect(x < left || y > bottom).toBe(true);
      }
    }
  });

  test("has a wall to the table, a cliff with a row of strokes a storey, and seams", () => {
    const [low, high] = squares(STAIRS, PLAN);
    expect(low?.cliff).not.toBe("");
    expect(low?.second).not.toBe("");
    expect(low?.hachures.match(/M/g)).toHaveLength(22);
    expect(high?.hachures).toBe("");
    expect(high?.seam).not.toBe("");
    expect(outwards(STAIRS, "a1")).toEqual({ x: 0, y: -1 });
  });

  test.each([0, 1, 2, 3] as const)(
    "keeps its lines off the number of storeys, turned %i",
    (turn) => {
      const steep = {
        cells: [
          { cell: "a1", storeys: 5 },
          { cell: "b1", storeys: 1 },
        ],
        blocks: [],
        entries: [],
        goal: null,
      };
      const low = squares(steep, { ...PLAN, turn })[1]!;
      const lines = `${low.hachures}${low.second}`.matchAll(/M(\S+) (\S+)l(\S+) ([^M]+)/g);
      const ends = [...lines].map(([, ...numbers]) => numbers.map(Number));
      expect(ends.length).toBeGreaterThan(30);
      const digit = { left: low.x + 9, top: low.y + 9, right: low.x + 21, bottom: low.y + 25 };
      for (const [x = 0, y = 0, dx = 0, dy = 0] of ends) {
        const apart =
          Math.max(x, x + dx) <= digit.left ||
          Math.min(x, x + dx) >= digit.right ||
          Math.max(y, y + dy) <= digit.top ||
          Math.min(y, y + dy) >= digit.bottom;
        expect(apart, `${x} ${y} runs through the number`).toBe(true);
      }
    },
  );
});

describe("a relief", () => {
  test("lifts what is higher, and shows a pile with its cell", () => {
    expect(at("c3", RELIEF, 2).y).toBeLessThan(at("c3", RELIEF).y);
    const bare = boxOf(outline(RELIEF, { name: "c3", label: "", storeys: 2 }));
    const piled = boxOf(outline(RELIEF, { name: "c3", label: "", storeys: 2, pawns: 4 }));
    expect(piled.top).toBeLessThan(bare.top);
    expect(piled.bottom).toBe(bare.bottom);
  });
});

test("arrows go where they point, after every turn, over gaps", () => {
  const names = new Set(["a1", "c1", "a2"]);
  expect(ahead(PLAN, names, "a1", "ArrowRight")).toBe("c1");
  expect(ahead(PLAN, names, "a1", "ArrowUp")).toBe("a2");
  expect(ahead(PLAN, names, "a1", "ArrowLeft")).toBeNull();
  expect(ahead(PLAN, names, "a1", "Enter")).toBeUndefined();
  for (const turn of [0, 1, 2, 3]) {
    const gaze = { turn, relief: false };
    const from = at("c3", gaze);
    const to = ahead(gaze, new Set(["c2", "c4", "b3", "d3"]), "c3", "ArrowRight") ?? "";
    expect(at(to, gaze).x).toBe(from.x + 100);
  }
});
