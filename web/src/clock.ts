/** Time as players read it: what is left on a clock, and how long one may think. */

import type { Time } from "./wire";
import type { Words } from "./words";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Below this a clock warns, in milliseconds. */
export const SHORT = 20_000;

/** What is left now, in milliseconds, of what was left at a moment. */
export function remaining(left: number, runs: boolean, at: number, now: number): number {
  return runs ? Math.max(0, left - Math.max(0, now - at)) : left;
}

/** What a clock shows: 0:07, 12:30, then hours, then days. A second that has begun counts. */
export function face(left: number, t: Words): string {
  const seconds = Math.ceil(left / 1000);
  if (seconds >= 2 * DAY)
    return t("clock-days", { days: Math.floor(seconds / DAY), hours: hoursOf(seconds) });
  const [minutes, rest] = [Math.floor(seconds / MINUTE), two(seconds % MINUTE)];
  if (seconds < HOUR) return `${minutes}:${rest}`;
  return t("clock-hours", { hours: Math.floor(seconds / HOUR), minutes: two(minutes % 60) });
}

/** How long until a clock shows something else, in milliseconds. */
export function untilChange(left: number): number {
  const step = left > HOUR * 1000 ? MINUTE * 1000 : 1000;
  return ((left - 1) % step) + 6; // a little late rather than too early
}

const hoursOf = (seconds: number) => Math.floor((seconds % DAY) / HOUR);
const two = (number: number) => `${number}`.padStart(2, "0");

/** "1 min a turn", "10 min + 5 s a turn", "3 days a turn". */
export function spelled(time: Time | null, t: Words): string {
  if (!time) return t("time-none");
  if (time.kind === "turn") return t("time-turn", { amount: amount(time.seconds, t) });
  const [bank, more] = [amount(time.seconds, t), time.more ?? 0];
  return more ? t("time-bank", { bank, more: amount(more, t) }) : t("time-whole", { bank });
}

function amount(seconds: number, t: Words): string {
  for (const [unit, name] of [
    [DAY, "days"],
    [HOUR, "hours"],
    [MINUTE, "minutes"],
  ] as const)
    if (seconds >= unit && seconds % unit === 0)
      return t("time-amount", { unit: name, count: seconds / unit });
  return t("time-amount", { unit: "seconds", count: seconds });
}
