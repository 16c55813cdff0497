import { describe, expect, test, vi } from "vitest";
import { Fingers } from "../../src/hex/fingers";
import { boxOf } from "../../src/hex/geometry";
import { Sight } from "../../src/hex/sight.svelte";

function fingers() {
  const map = { pull: vi.fn(), stretch: vi.fn() };
  return { map, hand: new Fingers(map) };
}

describe("fingers on a map", () => {
  test("a press that slips a little is still a press", () => {
    const { map, hand } = fingers();
    hand.press(1, { x: 10, y: 10 });
    expect(hand.move(1, { x: 13, y: 12 })).toBe(false);
    expect(hand.dragged).toBe(false);
    expect(map.pull).not.toHaveBeenCalled();
  });

  test("one finger pulls, and says once that it has begun", () => {
    const { map, hand } = fingers();
    hand.press(1, { x: 10, y: 10 });
    expect(hand.move(1, { x: 30, y: 10 })).toBe(true);
    expect(hand.move(1, { x: 35, y: 10 })).toBe(false);
    expect(map.pull.mock.calls).toEqual([[{ x: 20, y: 0 }], [{ x: 5, y: 0 }]]);
    hand.lift(1);
    expect(hand.dragged).toBe(true); // the click that follows is none
    hand.press(1, { x: 0, y: 0 });
    expect(hand.dragged).toBe(false);
  });

  test("two fingers stretch around what is between them", () => {
    const { map, hand } = fingers();
    hand.press(1, { x: 0, y: 0 });
    hand.press(2, { x: 100, y: 0 });
    hand.move(2, { x: 200, y: 0 });
    expect(map.stretch).toHaveBeenCalledWith(2, { x: 100, y: 0 });
  });

  test("a finger that never came down moves nothing", () => {
    const { map, hand } = fingers();
    expect(hand.move(3, { x: 50, y: 50 })).toBe(false);
    expect(map.pull).not.toHaveBeenCalled();
  });
});

describe("what is seen", () => {
  const room = { width: 300, height: 300 };
  const small = boxOf([{ q: 0, r: 0 }]);
  const large = boxOf([
    { q: -3, r: 0 },
    { q: 9, r: 0 },
  ]);

  test("it follows the land as it grows", () => {
    const sight = new Sight();
    sight.follow(small, room, undefined, false);
    const before = sight.camera;
    sight.follow(large, room, undefined, false);
    expect(sight.camera).not.toEqual(before);
    expect(sight.gliding).toBe(true);
  });

  test("once a person has moved it, it stays until it is called back", () => {
    const sight = new Sight();
    sight.follow(small, room, undefined, false);
    const whole = sight.camera;
    sight.pull({ x: 40, y: 0 });
    const pulled = sight.camera;
    sight.follow(large, room, undefined, false);
    expect(sight.camera).toBe(pulled);
    sight.follow(small, room, undefined, false);
    sight.recentre();
    expect(sight.camera).toEqual(whole);
  });

  test("no hexagon is smaller than a fingertip, unless nothing is pressed any more", () => {
    const sight = new Sight();
    const wide = boxOf(Array.from({ length: 30 }, (_, q) => ({ q, r: 0 })));
    sight.follow(wide, room, undefined, false);
    expect(sight.camera.scale * 86.6).toBeGreaterThanOrEqual(39.9);
    sight.recentre();
    sight.follow(wide, room, 0, false);
    sight.recentre();
    expect(sight.camera.scale * 86.6).toBeLessThan(12);
  });
});
