import { describe, expect, test } from "vitest";
import {
  boxOf,
  corners,
  hexOf,
  loops,
  middle,
  nameOf,
  neighbours,
  outline,
  step,
  WIDTH,
  type Hex,
} from "../../src/hex/geometry";

const HERE: Hex = { q: 0, r: 0 };
const FLOWER = [HERE, ...neighbours(HERE)];

describe("cells", () => {
  test("are written as the games write them", () => {
    expect(nameOf(hexOf("2,-3"))).toBe("2,-3");
  });

  test("have six neighbours, clockwise from the upper right, all as near", () => {
    expect(neighbours(HERE).map(nameOf)).toEqual(["1,-1", "1,0", "0,1", "-1,1", "-1,0", "0,-1"]);
    for (const hex of neighbours(HERE)) {
      const { x, y } = middle(hex);
      expect(Math.hypot(x, y)).toBeCloseTo(WIDTH);
    }
  });

  test("a step and a step back lead home", () => {
    expect(step(step(HERE, "ne"), "sw")).toEqual(HERE);
    expect(step(HERE, "e", 3)).toEqual({ q: 3, r: 0 });
  });

  test("share two corners with each neighbour", () => {
    const own = corners(middle(HERE)).map(rounded);
    for (const hex of neighbours(HERE)) {
      const theirs = corners(middle(hex)).map(rounded);
      expect(own.filter((corner) => theirs.includes(corner))).toHaveLength(2);
    }
  });
});

describe("the outline of a region", () => {
  test("of one cell has its six corners", () => {
    expect(loops([HERE])[0]?.map(rounded)).toEqual(corners().map(rounded));
  });

  test("of a barony is one loop of eighteen sides", () => {
    const [loop, ...more] = loops(FLOWER);
    expect(loop).toHaveLength(18);
    expect(more).toEqual([]);
  });

  test("has a loop of its own for every part and every hole", () => {
    expect(loops([HERE, { q: 5, r: 0 }])).toHaveLength(2);
    expect(loops(neighbours(HERE)).map((loop) => loop.length)).toEqual([18, 6]);
  });

  test("inset, keeps the same distance from every side", () => {
    const points = [...outline([HERE], 10).matchAll(/(-?[\d.]+) (-?[\d.]+)/g)];
    for (const [, x, y] of points) expect(Math.hypot(Number(x), Number(y))).toBeCloseTo(38.45, 0);
    expect(points).toHaveLength(6);
  });

  test("of nothing is nothing", () => {
    expect(outline([], 5)).toBe("");
  });
});

test("a box holds all cells, whole", () => {
  const { left, top, right, bottom } = boxOf(FLOWER);
  expect(right - left).toBeCloseTo(3 * WIDTH);
  expect(bottom - top).toBeCloseTo(250);
  expect(left).toBeCloseTo(-right);
});

function rounded({ x, y }: { x: number; y: number }): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}
