import { describe, expect, test } from "vitest";
import { hidden } from "../../src/hex/beyond";
import { boxOf, hexOf, type Box } from "../../src/hex/geometry";

const ROOM = { width: 400, height: 300 };
const CAMERA = { x: 200, y: 150, scale: 1 }; // the middle of the world in the middle of the room

function lit(...names: string[]): Box[] {
  return names.map((name) => boxOf([hexOf(name)]));
}

describe("golden places out of sight", () => {
  test("are counted at the side where they are", () => {
    const found = hidden(lit("0,0", "5,0", "6,0", "-5,0", "0,-5", "-4,8"), CAMERA, ROOM);
    const told = Object.fromEntries(found.map(({ side, places }) => [side, places.length]));
    expect(told).toEqual({ right: 2, left: 1, top: 1, bottom: 1 });
  });

  test("are told where along the side they are, not in its corners", () => {
    const [top] = hidden(lit("2,-5"), CAMERA, ROOM);
    expect(top?.along).toBeCloseTo(200 - 0.5 * 86.6, 0);
    const [right] = hidden(lit("9,-3"), CAMERA, ROOM);
    expect(right?.side).toBe("right");
    expect(right?.along).toBe(72);
  });

  test("are not told where the tools lie", () => {
    const [top] = hidden(lit("6,-5"), CAMERA, ROOM);
    expect(top?.side).toBe("top");
    expect(top?.along).toBe(ROOM.width - 72);
  });

  test("are only those that may be pressed", () => {
    expect(hidden([], CAMERA, ROOM)).toEqual([]);
    expect(hidden(lit("0,0", "1,0"), CAMERA, ROOM)).toEqual([]);
  });
});
