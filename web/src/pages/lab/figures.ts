/** Numbers of the lab as people read them: a true minus, as many digits as mean something. */

import { wishes } from "../../wishes.svelte";
import type { Estimate } from "../../wire";

/** What is rounded to nothing has no sign: never “−0”. */
function formed(value: number, form: Intl.NumberFormatOptions): string {
  const shown = new Intl.NumberFormat(wishes.lang, { signDisplay: "negative", ...form });
  return shown.format(value).replace("-", "−");
}

/** A number with at most so many digits behind the point. */
export function figure(value: number, digits = 0): string {
  return formed(value, { maximumFractionDigits: digits });
}

export function withSign(value: number, digits = 1): string {
  return formed(value, { maximumFractionDigits: digits, signDisplay: "exceptZero" });
}

export function percent(share: number, digits = 0): string {
  return formed(share, { style: "percent", maximumFractionDigits: digits });
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
