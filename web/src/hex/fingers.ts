/** Fingers, or a mouse, on a map: one pulls it, two also stretch it. */

import type { Point } from "./geometry";

const STILL = 6; // pixels that a finger may slip while pressing

/** What fingers move. */
interface Movable {
  pull(by: Point): void;
  stretch(by: number, at: Point): void;
}

export class Fingers {
  /** They have moved the map since the first came down: what follows is no press. */
  dragged = false;
  private readonly at = new Map<number, Point>();

  constructor(private readonly map: Movable) {}

  get down(): number[] {
    return [...this.at.keys()];
  }

  press(finger: number, at: Point): void {
    if (!this.at.size) this.dragged = false;
    this.at.set(finger, at);
  }

  lift(finger: number): void {
    this.at.delete(finger);
  }

  /** Whether a drag has just begun. */
  move(finger: number, now: Point): boolean {
    const before = this.at.get(finger);
    if (!before) return false;
    const begins = !this.dragged;
    if (begins && this.at.size === 1 && distance(before, now) < STILL) return false;
    this.dragged = true;
    this.at.set(finger, now);
    const other = [...this.at].find(([one]) => one !== finger)?.[1];
    this.drag(before, now, other);
    return begins;
  }

  private drag(before: Point, now: Point, other: Point | undefined): void {
    const share = other ? 0.5 : 1; // the other finger has the other half
    this.map.pull({ x: share * (now.x - before.x), y: share * (now.y - before.y) });
    if (!other) return;
    const centre = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    this.map.stretch(distance(now, other) / Math.max(1, distance(before, other)), centre);
  }
}

const LONG = 350; // milliseconds; what stays down so long means more than a press

/** Somebody keeps a finger on a place. */
export class Patience {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private came = false;

  wait(then: () => void): void {
    this.end();
    this.came = false;
    this.timer = setTimeout(() => {
      this.came = true;
      then();
    }, LONG);
  }

  end(): void {
    clearTimeout(this.timer);
  }

  /** Whether the long press has already been answered: the click after it is none. */
  spent(): boolean {
    const was = this.came;
    this.came = false;
    return was;
  }
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
