/** A look at a board for tests: what is not about a test stands here. */

import { vi } from "vitest";
import { chargeOf, tinctureOf, type Player, type Tincture } from "../src/arms";
import type { Look } from "../src/play/kit";
import { say } from "../src/words";

/** People of whom the first sits at this device. */
export function people(names: string[], tinctures: Tincture[] = []): Player[] {
  return names.map((name, seat): Player => ({
    seat,
    name,
    mine: seat === 0,
    kind: "person",
    bot: "",
    present: true,
    tincture: tinctures[seat] ?? tinctureOf(seat, ""),
    charge: chargeOf(seat),
  }));
}

/** It is the first player's turn, and nothing was tried. */
export function looking<V>(change: Partial<Look<V>> & Pick<Look<V>, "view" | "players">): Look<V> {
  return {
    settled: change.view,
    seat: 0,
    asked: [0],
    mine: true,
    next: [],
    draft: [],
    done: false,
    final: false,
    tried: [],
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
