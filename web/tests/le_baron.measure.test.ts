import { describe, expect, it } from "vitest";
import { measure } from "../src/boards/le_baron/measure";

const BOARDS = [
  [320, 300],
  [390, 396],
  [528, 390],
  [820, 640],
  [860, 560],
  [800, 620],
  [1060, 760],
  [2140, 1500],
] as const;

describe("the rows of Le Baron", () => {
  it.each(BOARDS)("fill a board of %i × %i and leave it to nobody", (width, height) => {
    const { row, card, strip, gate, gap, name, pen } = measure(width, height);
    expect(5 * row).toBeLessThanOrEqual(height + 0.001);
    expect(4 * strip + card + gate + 5 * gap).toBeLessThanOrEqual(pen + 0.001);
    expect(name + pen).toBeLessThan(width * 0.8); // the words beside have a fifth at least
  });

  it("shows older cards whole where all of them have room", () => {
    expect(measure(390, 396).whole).toBe(false);
    expect(measure(528, 390).whole).toBe(true); // a lying phone
    expect(measure(1060, 760).whole).toBe(true); // 1920 × 1080
  });

  it("keeps no reasons where there is no room for them", () => {
    expect(measure(320, 300).tight).toBe(true);
    expect(measure(800, 620).tight).toBe(false);
  });
});
