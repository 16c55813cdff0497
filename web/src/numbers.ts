/** Numbers as players read them. */

/** As the games print it, with a true minus. */
export function plain(number: number): string {
  return `${number}`.replace("-", "−");
}

/** With its sign: what is won or lost. */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : plain(number);
}
