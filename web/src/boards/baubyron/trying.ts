/** What a press could try: the legal steps, by the pawn they move and the cell where they end. */

import { goingOf, liftOf, redAt, STOCK, type Baubyron } from "./view";

/** Where moves begin: cells, and what lies beside the board. */
export function sourcesOf(steps: string[]): string[] {
  return [...new Set(steps.flatMap((step) => goingOf(step)?.from ?? []))];
}

/** The steps of one pawn, by the cell where they end. */
export function endsOf(steps: string[], from: string): Map<string, string[]> {
  const ends = new Map<string, string[]>();
  for (const step of steps) {
    const going = goingOf(step);
    if (going?.from === from) ends.set(going.to, [...(ends.get(going.to) ?? []), step]);
  }
  return ends;
}

/** Buried pawns of a cell that could come to the top. */
export function liftsAt(steps: string[], cell: string): string[] {
  return steps.filter((step) => liftOf(step)?.cell === cell);
}

/** How steps with this pawn begin, for scripts and tests: `a1- a1x a1^`. */
export function beginnings(steps: string[], from: string): string | undefined {
  const signs = ["-", "x", "^"].map((sign) => from + sign);
  const begun = signs.filter((sign) => steps.some((step) => step.startsWith(sign)));
  return begun.length ? begun.join(" ") : undefined;
}

/** Where red pawns can be placed before the race. */
export function redCells(steps: string[]): Map<string, string[]> {
  return new Map(steps.flatMap((step) => (redAt(step) ? [[redAt(step) ?? "", [step]]] : [])));
}

/** What a person seems to want at a cell where nothing can be done, to be told why not. */
export function wanted({ settled, seat }: Baubyron, from: string | null, cell: string): string {
  if (settled.phase === "red") return `red:${cell}`;
  const goal = settled.building?.goal ?? cell;
  const top = settled.piles.find((pile) => pile.cell === cell)?.pawns.at(-1);
  if (from !== null) return `${from}-${cell}`;
  return top === undefined
    ? `${STOCK}-${cell}`
    : `${cell}-${cell === goal || seat === null ? cell : goal}`;
}
