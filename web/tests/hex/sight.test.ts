import { expect, test } from "vitest";
import { sees } from "../../src/hex/camera";
import { boxOf, WIDTH, type Hex } from "../../src/hex/geometry";
import { Sight } from "../../src/hex/sight.svelte";

const PHONE = { width: 390, height: 420 };

function land(wide: number): Hex[] {
  return Array.from({ length: wide * wide }, (_, at) => ({
    q: at % wide,
    r: Math.floor(at / wide),
  }));
}

test("whoever asks for the whole map sees all of it, also as it grows", () => {
  const sight = new Sight();
  sight.follow(boxOf(land(12)), PHONE, undefined, false);
  expect(sight.camera.scale * WIDTH).toBeCloseTo(40); // for fingers
  expect(sight.settled).toBe(false); // so that it can be asked for
  sight.recentre();
  expect(sees(sight.camera, boxOf(land(12)), PHONE)).toBe(true);
  expect(sight.settled).toBe(true);
  sight.follow(boxOf(land(13)), PHONE, undefined, false);
  expect(sees(sight.camera, boxOf(land(13)), PHONE)).toBe(true);
});

test("whoever moves it afterwards keeps what they see", () => {
  const sight = new Sight();
  sight.follow(boxOf(land(12)), PHONE, undefined, false);
  sight.recentre();
  sight.stretch(2);
  const { camera } = sight;
  sight.follow(boxOf(land(13)), PHONE, undefined, false);
  expect(sight.camera).toEqual(camera);
});

test("what was brought into sight stays there while the land is the same", () => {
  const sight = new Sight();
  sight.follow(boxOf(land(12)), PHONE, undefined, false);
  sight.heed(boxOf([{ q: 0, r: 0 }]));
  const { camera } = sight;
  sight.follow(boxOf(land(12)), PHONE, undefined, false); // something was pointed at
  expect(sight.camera).toEqual(camera);
  sight.follow(boxOf(land(13)), PHONE, undefined, false);
  expect(sight.camera).not.toEqual(camera);
});
