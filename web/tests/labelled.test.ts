import { describe, expect, test } from "vitest";
import { HIGH, spotsOf, WIDE } from "../src/boards/labelled";

const [wide, high] = [720, 680];
const card = { wide: 76, high: 106 };

function covers(spot: { left: number; top: number }, at: { x: number; y: number }): boolean {
  const over = spot.left < at.x + card.wide / 2 && spot.left + WIDE > at.x - card.wide / 2;
  return over && spot.top < at.y + card.high / 2 && spot.top + HIGH > at.y - card.high / 2;
}

describe("labels beside the places of a picture", () => {
  test("stand outwards", () => {
    const [west, east] = spotsOf(
      [
        { x: 300, y: 100, ...card },
        { x: 420, y: 400, ...card },
      ],
      wide,
      high,
    );
    expect(west?.left).toBeLessThan(300 - WIDE);
    expect(east?.left).toBeGreaterThan(420);
  });

  test("stand after their place where what they explain lies before it", () => {
    expect(spotsOf([{ x: 300, y: 100, ...card, after: true }], wide, high)[0]?.left).toBe(356);
  });

  test("never go back over what lies before such a place: without room there are none", () => {
    const places = [40, 100, 160].map((y) => ({ x: 300, y, ...card, after: true }));
    expect(spotsOf(places, wide, 300)).toHaveLength(3);
    expect(spotsOf(places, wide, 200)).toEqual([]);
  });

  test("lie over no place, though it be another's", () => {
    const places = [
      { x: 300, y: 100, ...card },
      { x: 120, y: 110, ...card },
    ];
    const spots = spotsOf(places, wide, high);
    expect(spots).toHaveLength(2);
    for (const spot of spots) expect(places.some((place) => covers(spot, place))).toBe(false);
  });

  test("are left out where one of them finds no room, and in a narrow picture", () => {
    const places = [1, 2, 3].map((x) => ({ x: x * 150, y: 60, ...card }));
    expect(spotsOf(places, wide, 120)).toEqual([]);
    expect(spotsOf([{ x: 100, y: 100, ...card }], 380, high)).toEqual([]);
  });
});
