import {
  hexOf,
  middle,
  nameOf,
  neighbours,
  step,
  type Direction,
  type Hex,
  type Point,
} from "./geometry";

/** A place on a map that can be pointed at and pressed. */
export interface Cell {
  /** As the games write it: `2,-3`. */
  name: string;
  /** What a screen reader says. */
  label: string;
  /** It may be pressed; `faint` where other places matter more. */
  lit?: "full" | "faint" | undefined;
  /** It is chosen. */
  chosen?: boolean;
  /** Something can be done from here: a thin golden edge, while nothing is chosen. */
  able?: boolean;
  /** The step that a press tries, for scripts and tests. */
  step?: string | undefined;
}

const FAR = 8; // cells that the cursor jumps over, looking for the next one

// The six keys around S on every keyboard, whatever is printed on them.
const KEYS: Record<string, Direction> = {
  KeyW: "nw",
  KeyE: "ne",
  KeyA: "w",
  KeyD: "e",
  KeyZ: "sw",
  KeyX: "se",
  ArrowLeft: "w",
  ArrowRight: "e",
};

/** Where a key leads, the best way first; up and down go straight, left and right in turn. */
export function waysOf(key: { code: string; shiftKey: boolean }, from: Hex): Direction[] {
  const right = ((from.r & 1) === 0) !== key.shiftKey;
  if (key.code === "ArrowUp") return right ? ["ne", "nw"] : ["nw", "ne"];
  if (key.code === "ArrowDown") return right ? ["se", "sw"] : ["sw", "se"];
  const way = KEYS[key.code];
  return way ? [way] : [];
}

/** The next cell in the first of these directions that has one. */
export function ahead(names: Set<string>, from: string, ways: Direction[]): string | null {
  const found = ways.map((way) => beyond(names, from, way)).filter((name) => name !== null);
  const near = found.find((name) => neighbours(hexOf(from)).some((hex) => nameOf(hex) === name));
  return near ?? found[0] ?? null;
}

/** The next cell in a direction, over gaps if need be. */
function beyond(names: Set<string>, from: string, way: Direction): string | null {
  for (let times = 1; times <= FAR; times++) {
    const name = nameOf(step(hexOf(from), way, times));
    if (names.has(name)) return name;
  }
  return null;
}

/** The next lit cell in reading order, going round; `at` says where a cell is drawn. */
export function nextLit(cells: Cell[], from: string, by: 1 | -1, at = middleOf): string | null {
  const lit = cells.filter((cell) => cell.lit === "full").map(({ name }) => name);
  const order = inReadingOrder(lit.includes(from) ? lit : [...lit, from], at);
  const next = (order.indexOf(from) + by + order.length) % order.length;
  return lit.length ? (order[next] ?? null) : null;
}

function middleOf(name: string): Point {
  return middle(hexOf(name));
}

function inReadingOrder(names: string[], at: (name: string) => Point): string[] {
  return names.toSorted((one, other) => at(one).y - at(other).y || at(one).x - at(other).x);
}
