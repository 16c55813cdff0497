/** Looks for tests of Barony's board: moments as the rules tell them (tests/games/barony). */

import { afterEach, beforeEach, vi } from "vitest";
import { drop } from "../../src/boards/barony/hand.svelte";
import type { Barony } from "../../src/boards/barony/view";
import type { Told } from "../../src/wire";
import "../../src/boards/barony/kit"; // its words
import { looking, people } from "../looks";
import kept from "./moments.json";

export type MomentName = keyof typeof kept;
export const MOMENTS = Object.keys(kept) as MomentName[];

type Shown = Pick<Barony, "view" | "settled" | "draft" | "next" | "done" | "tried">;

export const PLAYERS = people(["Ada", "Bo"], ["azure", "or"]);

export function lookAt(name: MomentName, change: Partial<Barony> = {}): Barony {
  return looking({ ...(kept[name] as unknown as Shown), players: PLAYERS, ...change });
}

/** Each test has a desk's board, and nothing in hand. */
export function onDesk(): void {
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(800);
    vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(600);
  });
  afterEach(() => {
    drop();
    vi.restoreAllMocks();
  });
}

/** Something that happened. */
export function told(kind: string, facts: Told["facts"], ply = 9): Told {
  return { ply, turn: ply, by: Number(facts["seat"]), kind, facts, text: `${kind}.` };
}
