import { expect, test } from "vitest";
import { kit as baron } from "../src/boards/baron/kit";
import { soundOf } from "../src/table/sounds";
import type { Told } from "../src/wire";

function told(kind: string): Told {
  return { ply: 1, turn: 1, by: 0, kind, facts: {}, text: "" };
}

test("a change has one sound, of its weightiest event", () => {
  expect(soundOf(baron, [told("laid"), told("faced"), told("won")])).toBe("fight");
  expect(soundOf(baron, [told("laid"), told("keep")])).toBe("keep");
  expect(soundOf(baron, [told("shown")])).toBeNull();
});
