/** Numbers of the lab as people read them: a true minus, as many digits as mean something. */

import { wishes } from "../../wishes.svelte";
import type { Estimate } from "../../wire";

const minus = (text: string) => text.replace("-", "−");

/** A number with at most so many digits behind the point. */
export function figure(value: number, digits = 0): string {
  return minus(new Intl.NumberFormat(wishes.lang, { maximumFractionDigits: digits }).format(value));
}

export function withSign(value: number, digits = 1): string {
  const form = { maximumFractionDigits: digits, signDisplay: "exceptZero" } as const;
  return minus(new Intl.NumberFormat(wishes.lang, form).format(value));
}

export function percent(share: number, digits = 0): string {
  const form = { style: "percent", maximumFractionDigits: digits } as const;
  return minus(new Intl.NumberFormat(wishes.lang, form).format(share));
}

/** Large numbers need no digits behind the point, small ones two. */
export function digitsFor(value: number): number {
  const size = Math.abs(value);
  return size >= 20 ? 0 : size >= 1 ? 1 : 2;
}

/** Of an interval both ends have as many digits. */
export function finest({ mean, low, high }: Estimate): number {
  return digitsFor(Math.max(Math.abs(mean), (high - low) / 2));
}

/** a, b and c. */
export function together(words: string[]): string {
  return new Intl.ListFormat(wishes.lang).format(words);
}

/** a, b or c. */
export function either(words: string[]): string {
  return new Intl.ListFormat(wishes.lang, { type: "disjunction" }).format(words);
}
