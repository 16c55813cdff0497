import { describe, expect, test } from "vitest";
import { fit, onScreen, pan, reveal, sees, wordsAt, zoom } from "../../src/hex/camera";
import { boxOf, WIDTH, type Hex } from "../../src/hex/geometry";

const SCREEN = { width: 800, height: 600 };
const PHONE = { width: 390, height: 480 };

function land(wide: number, high = wide): Hex[] {
  const cells: Hex[] = [];
  for (let row = 0; row < high; row++)
    for (let at = 0; at < wide; at++) cells.push({ q: at - Math.floor(row / 2), r: row });
  return cells;
}

describe("looking at the land", () => {
  test("a few tiles lie in the middle, not blown up", () => {
    const camera = fit(boxOf([{ q: 0, r: 0 }]), SCREEN);
    expect(camera).toMatchObject({ x: 400, y: 300 });
    expect(camera.scale).toBeLessThan(1.2);
  });

  test("the whole land is seen", () => {
    const box = boxOf(land(9));
    expect(sees(fit(box, SCREEN), box, SCREEN)).toBe(true);
  });

  test("on a phone no tile is narrower than 40 pixels, however large the land", () => {
    const { scale } = fit(boxOf(land(20)), PHONE);
    expect(scale * WIDTH).toBeCloseTo(40);
  });

  test("one sees when the land has grown out of sight, also on two sides at once", () => {
    const camera = fit(boxOf(land(5)), SCREEN);
    expect(sees(camera, boxOf(land(6)), SCREEN)).toBe(false);
  });
});

describe("moving about", () => {
  const box = boxOf(land(9));
  const camera = fit(box, SCREEN);

  test("what is under the fingers stays there", () => {
    const at = { x: 200, y: 150 };
    const nearer = zoom(camera, 1.5, at, box, SCREEN);
    const before = { x: (at.x - camera.x) / camera.scale, y: (at.y - camera.y) / camera.scale };
    expect(nearer.scale).toBeCloseTo(1.5 * camera.scale);
    expect(nearer.x + nearer.scale * before.x).toBeCloseTo(at.x);
    expect(nearer.y + nearer.scale * before.y).toBeCloseTo(at.y);
  });

  test("a person may zoom out to the whole of a large land, and no farther", () => {
    const huge = boxOf(land(30));
    const far = zoom(fit(huge, PHONE), 0.001, { x: 0, y: 0 }, huge, PHONE);
    const seen = onScreen(far, huge);
    expect(seen.right - seen.left).toBeLessThanOrEqual(PHONE.width);
    expect(seen.right - seen.left).toBeGreaterThan(PHONE.width * 0.8);
  });

  test("the land cannot be pushed off the screen", () => {
    const lost = onScreen(pan(camera, { x: 9999, y: -9999 }, box, SCREEN), box);
    expect(lost.left).toBeLessThan(SCREEN.width);
    expect(lost.bottom).toBeGreaterThan(0);
  });

  test("a cell is brought into sight by the shortest way", () => {
    const away = boxOf([{ q: 20, r: 0 }]);
    const moved = reveal(camera, away, SCREEN);
    expect(onScreen(moved, away).right).toBeCloseTo(SCREEN.width);
    expect(moved.y).toBe(camera.y);
    expect(reveal(moved, away, SCREEN)).toEqual(moved);
  });
});

test("a board that nearly finds room is seen whole, its hexagons a little smaller than a fingertip", () => {
  const box = boxOf(land(9, 5));
  const width = (share: number) => share * (40 / WIDTH) * (box.right - box.left) + 12;
  const scale = (share: number) => fit(box, { width: width(share), height: 900 }).scale * WIDTH;
  expect(scale(1)).toBeCloseTo(40);
  expect(scale(0.95)).toBeCloseTo(38); // nothing is cut
  expect(scale(0.8)).toBeCloseTo(40); // it is pulled about
  const exact = fit(box, { width: width(0.95), height: 900 }, 40 / WIDTH);
  expect(exact.scale * WIDTH).toBeCloseTo(40); // where a board asks for no less
});

test("words at a place stand above it, below where the map ends, and never out of it", () => {
  const room = { width: 390, height: 420 };
  const place = (top: number) => ({ left: 0, right: 40, top, bottom: top + 46 });
  expect(wordsAt(place(200), 130, room)).toBe(66);
  expect(wordsAt(place(100), 130, room)).toBe(150); // they would begin above the map
  expect(wordsAt(place(100), 300, room)).toBe(120); // too high for either
  expect(wordsAt(place(100), 500, room)).toBe(0);
});
