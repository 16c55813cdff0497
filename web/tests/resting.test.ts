/** A pointer that rests where it pressed: what appears under it is not asked about. */

import { expect, test } from "vitest";
import { Resting } from "../src/table/resting";

const at = (clientX: number, clientY: number, detail = 1) =>
  new MouseEvent("click", { clientX, clientY, detail });

test("a pointer asks again as soon as it moves", () => {
  const resting = new Resting();
  expect(resting.still).toBe(false);
  resting.press(at(30, 40));
  resting.move(at(30, 40)); // the page changed under it
  resting.move(at(30.4, 40.7)); // where it pressed, told more exactly than the press
  expect(resting.still).toBe(true);
  resting.move(at(30, 41));
  expect(resting.still).toBe(false);
});

test("keys lead elsewhere, and pressing with them is no resting", () => {
  const resting = new Resting();
  resting.press(at(30, 40));
  resting.key();
  expect(resting.still).toBe(false);
  resting.press(at(0, 0, 0));
  expect(resting.still).toBe(false);
});
