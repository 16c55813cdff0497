/** Looks for tests of Barony's board: moments as the rules tell them (tests/games/barony). */

import { vi } from "vitest";
import type { Player } from "../../src/arms";
import type { Barony } from "../../src/boards/barony/view";
import "../../src/boards/barony/kit"; // its words
import { say } from "../../src/words";
import kept from "./moments.json";

export type MomentName = keyof typeof kept;
export const MOMENTS = Object.keys(kept) as MomentName[];

type Shown = Pick<Barony, "view" | "settled" | "draft" | "next" | "done" | "tried">;

export const PLAYERS = ["Ada", "Bo"].map((name, seat): Player => ({
  seat,
  name,
  mine: seat === 0,
  kind: "person",
  bot: "",
  present: true,
  tincture: (["azure", "or"] as const)[seat] ?? "argent",
  charge: (["lion", "key"] as const)[seat] ?? "tower",
}));

export function lookAt(name: MomentName, change: Partial<Barony> = {}): Barony {
  return {
    ...(kept[name] as unknown as Shown),
    seat: 0,
    players: PLAYERS,
    asked: [0],
    mine: true,
    final: false,
    news: [],
    story: [],
    whyNot: null,
    past: false,
    t: (key, facts) => say("en", key, facts),
    try: vi.fn(),
    doubt: vi.fn(),
    offer: vi.fn(),
    skip: vi.fn(),
    rules: vi.fn(),
    ...change,
  };
}
