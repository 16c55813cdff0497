/** How long people may think at a new table: a few usual ways, or one's own. */

import type { Time } from "../wire";

export const UNITS = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 };
export type Unit = keyof typeof UNITS;

const SHORTEST = 10; // seconds
const LONGEST = 14 * UNITS.days;
const MOST_MORE = UNITS.days;

export const USUAL: Record<string, Time | null> = {
  none: null,
  minute: { kind: "turn", seconds: 60 },
  bank: { kind: "bank", seconds: 600, more: 5 },
  day: { kind: "turn", seconds: UNITS.days },
  days: { kind: "turn", seconds: 3 * UNITS.days },
};

/** What is being filled in. */
export interface Own {
  kind: Time["kind"];
  amount: number;
  unit: Unit;
  more: number;
}

export const FIRST_OWN: Own = { kind: "turn", amount: 3, unit: "minutes", more: 0 };

/** A time within the limits, as near as can be to what was filled in. */
export function timeOf({ kind, amount, unit, more }: Own): Time {
  const seconds = within(amount * UNITS[unit], SHORTEST, LONGEST);
  return kind === "turn" ? { kind, seconds } : { kind, seconds, more: within(more, 0, MOST_MORE) };
}

/** Whether what was filled in can be had as it stands. */
export function fits({ amount, unit, more }: Own): boolean {
  const seconds = amount * UNITS[unit];
  return seconds >= SHORTEST && seconds <= LONGEST && more >= 0 && more <= MOST_MORE;
}

function within(number: number, low: number, high: number): number {
  return Math.round(Math.min(high, Math.max(low, number || 0)));
}
