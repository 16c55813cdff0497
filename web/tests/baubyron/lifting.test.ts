import { beforeEach, describe, expect, test } from "vitest";
import { learn, lifting, take } from "../../src/boards/baubyron/hand.svelte";
import { kit } from "../../src/boards/baubyron/kit";
import type { Baubyron } from "../../src/boards/baubyron/view";

const NEXT = ["e1-f1", "c1^1", "c1^4", "pass"];
const look = { draft: [] as string[], next: NEXT, mine: true } as Baubyron;

describe("a buried pawn with a 1", () => {
  beforeEach(() => learn(look));

  test("a pile whose top cannot move is not asked where it shall go", () => {
    take("c1");
    expect(lifting()).toBe(true);
    take("e1");
    expect(lifting()).toBe(false);
  });

  test("passing does not ask to be pressed where something can be done", () => {
    expect(kit.quiet?.(look)).toBe(true);
    expect(kit.quiet?.({ ...look, next: ["pass"] })).toBe(false);
    expect(kit.quiet?.({ ...look, draft: ["c1^1"], next: ["pass"] })).toBe(false);
  });
});
