/** The tables of this device, and what each of them waits for. */

import { tables, type Held } from "../tokens";
import type { TableFacts } from "../wire";

export interface Yours {
  id: string;
  held: Held;
}

export type Waiting = "unknown" | "you" | "away" | "others" | "gathering" | "won" | "over";

const URGENCY: Waiting[] = ["you", "away", "gathering", "others", "unknown", "won", "over"];

/** The youngest first. */
export function yours(): Yours[] {
  const all = Object.entries(tables()).map(([id, held]) => ({ id, held }));
  return all.sort((one, other) => other.held.at - one.held.at);
}

export function waiting(held: Held, facts: TableFacts | null): Waiting {
  if (!facts) return "unknown";
  const mine = Object.keys(held.seats).map(Number);
  if (facts.phase === "gathering") return "gathering";
  if (facts.phase === "running" && mine.some((seat) => facts.seats[seat]?.away)) return "away";
  if (facts.phase === "running")
    return facts.asked.some((seat) => mine.includes(seat)) ? "you" : "others";
  return mine.some((seat) => facts.result?.places[seat] === 1) ? "won" : "over";
}

/** Where one is waited for comes first; otherwise the youngest. */
export function urgentFirst(all: Yours[], facts: ReadonlyMap<string, TableFacts>): Yours[] {
  const rank = ({ id, held }: Yours) => URGENCY.indexOf(waiting(held, facts.get(id) ?? null));
  return [...all].sort((one, other) => rank(one) - rank(other));
}

/** Those one sits with: everybody but the seats of this device. */
export function company(held: Held, facts: TableFacts): string[] {
  const others = facts.seats.filter((each) => !(each.seat in held.seats) && each.kind !== "open");
  return others.map((each) => each.name);
}
