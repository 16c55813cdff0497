/** Where numbers stand on a plot, and the shapes they make. */

import { bisector } from "d3-array";
import { scaleLinear } from "d3-scale";
import { area, line, stack } from "d3-shape";

/** A number and where it is sure to lie. */
export interface Sure {
  value: number;
  low: number;
  high: number;
}

export interface Spot extends Sure {
  at: number;
}

/** One line of a plot; told from the others by its dashes and its colour. */
export interface Series {
  key: number;
  colour: string;
  dash: string;
  spots: Spot[];
}

/** A mark on an axis. */
export interface Tick {
  at: number;
  text: string;
}

/** From a number to pixels, and back. */
export interface Scale {
  (number: number): number;
  invert(pixel: number): number;
}

export function scale(domain: [number, number], range: [number, number]): Scale {
  return scaleLinear(domain, range);
}

/** The same a few pixels beside, for lines that would run together. */
export function beside(scale: Scale, pixels: number): Scale {
  const moved = (number: number) => scale(number) + pixels;
  return Object.assign(moved, { invert: (pixel: number) => scale.invert(pixel - pixels) });
}

/** Spots of what stays as it is until it changes at once. */
export function stairs(rises: { at: number; to: number }[], until: number): Spot[] {
  const spot = (at: number, value: number): Spot => ({ at, value, low: value, high: value });
  let value = 0;
  const spots = rises.flatMap(({ at, to }) => {
    const before = spot(at, value);
    value = to;
    return at ? [before, spot(at, to)] : [spot(0, to)];
  });
  return [...(rises[0]?.at === 0 ? [] : [spot(0, 0)]), ...spots, spot(until, value)];
}

/** Round numbers that divide a stretch into about so many parts. */
export function rounds([low, high]: [number, number], parts: number): number[] {
  return scaleLinear([low, high], [0, 1]).ticks(parts);
}

export function linePath(spots: Spot[], x: Scale, y: Scale): string {
  const made = line<Spot>(
    ({ at }) => x(at),
    ({ value }) => y(value),
  );
  return made(spots) ?? "";
}

export function bandPath(spots: Spot[], x: Scale, y: Scale): string {
  const made = area<Spot>(
    ({ at }) => x(at),
    ({ low }) => y(low),
    ({ high }) => y(high),
  );
  return made(spots) ?? "";
}

/** All lines as parts of a whole, one over the other, the first on top. */
export function partPaths(all: Series[], x: Scale, y: Scale): Map<number, string> {
  const from = [...all].reverse();
  const rows = (all[0]?.spots ?? []).map(({ at }, row) => {
    const values = from.map(({ spots }) => spots[row]?.value ?? 0);
    const whole = values.reduce((sum, value) => sum + value, 0) || 1;
    return { at, values: values.map((value) => value / whole) };
  });
  const layers = stack<(typeof rows)[number], number>()
    .keys(from.map((_, layer) => layer))
    .value(({ values }, layer) => values[layer] ?? 0)(rows);
  const made = area<(typeof layers)[number][number]>(
    ({ data }) => x(data.at),
    ([low]) => y(low),
    ([, high]) => y(high),
  );
  return new Map(layers.map((layer, at) => [from[at]?.key ?? 0, made(layer) ?? ""]));
}

/** Pixels of a screen for one at the usual size: words are larger on large screens, and so is the rest. */
export function larger(pixels: number): number {
  return (pixels * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)) / 16;
}

/** Places so far apart that what stands there does not overlap, each near where it belongs. */
export function spread(wanted: number[], gap: number, [low, high]: [number, number]): number[] {
  const order = wanted.map((_, at) => at).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const places = [...wanted];
  let least = low;
  for (const at of order) {
    places[at] = Math.max(places[at] ?? 0, least);
    least = (places[at] ?? 0) + gap;
  }
  let most = high;
  for (const at of order.reverse()) {
    places[at] = Math.min(places[at] ?? 0, most);
    most = (places[at] ?? 0) - gap;
  }
  return places;
}

/** The spot that is nearest to a place on the axis. */
export function nearest<S extends { at: number }>(spots: S[], at: number): S | undefined {
  return spots[bisector<S, number>((spot) => spot.at).center(spots, at)];
}

/** Between two rows of ascending numbers: where a number of the one stands in the other. */
export function between(from: number[], to: number[]): (number: number) => number {
  return scaleLinear(from, to).clamp(true);
}

const NEAR = 44; // pixels: numbers of lines that stand nearer would cover each other

/**
 * Where the numbers of upright lines stand so that none covers another or leaves a plot that is so
 * wide: of lines near each other the first one's to its left, if there is room, the others' so many
 * lines of words lower.
 */
export function labelled(places: number[], wide: number): { left: boolean; lines: number }[] {
  const near = (at: number) =>
    places.flatMap((place, other) => (Math.abs(place - (places[at] ?? 0)) < NEAR ? [other] : []));
  const first = (at: number) => {
    const all = near(at);
    const least = Math.min(...all.map((other) => places[other] ?? 0));
    return all.length > 1 && least > NEAR && all.find((other) => places[other] === least) === at;
  };
  const left = places.map((place, at) => first(at) || place > wide - NEAR);
  return places.map((_, at) => {
    const before = near(at).filter((other) => other < at && left[other] === left[at]);
    return { left: left[at] ?? false, lines: before.length };
  });
}
