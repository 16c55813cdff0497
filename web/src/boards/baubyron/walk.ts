/** Keys on a building: from cell to cell, to golden ones, around it, nearer and through. */

import { nextLit } from "../../hex/cell";
import type { Sight } from "../../hex/sight.svelte";
import type { Eye } from "./eye.svelte";
import { ahead, project, spotOf, type Place } from "./grid";

/** Who walks, and on what. */
export interface Walker {
  readonly places: Place[];
  /** The place with the cursor. */
  readonly current: string;
  readonly eye: Eye;
  /** Keys with a meaning of their own here. */
  readonly keys: Record<string, () => void>;
  readonly sight: Sight;
  goTo(name: string | null): void;
  press(event: KeyboardEvent): boolean;
  back(): boolean;
}

const KEYS: Record<string, (on: Walker) => void> = {
  q: ({ eye }) => eye.rotate(-1),
  e: ({ eye }) => eye.rotate(1),
  v: ({ eye }) => eye.choose(!eye.wanted),
  x: ({ eye, places }) => eye.seeThrough(Math.max(...places.map(({ storeys }) => storeys))),
  "+": ({ sight }) => sight.stretch(1.25),
  "=": ({ sight }) => sight.stretch(1.25),
  "-": ({ sight }) => sight.stretch(0.8),
  "0": ({ sight }) => sight.recentre(),
  Home: ({ sight }) => sight.recentre(),
  PageDown: (on) => on.goTo(golden(on, 1)),
  PageUp: (on) => on.goTo(golden(on, -1)),
};

/** The next golden place, as they are seen. */
function golden({ places, current, eye }: Walker, by: 1 | -1): string | null {
  return nextLit(places, current, by, (name) => project(eye.gaze, spotOf(name)));
}

/** Whether a key on a cell meant something. */
export function walk(event: KeyboardEvent, on: Walker): boolean {
  const names = new Set(on.places.map(({ name }) => name));
  const to = ahead(on.eye.gaze, names, on.current, event.key);
  if (to !== undefined) return (on.goTo(to), true);
  if (event.key === "Enter" || event.key === " ") return on.press(event);
  if (event.key === "Backspace" || event.key === "Escape") return on.back();
  const does = on.keys[event.key] ?? KEYS[event.key];
  does?.(on);
  return does !== undefined;
}

/**
 * Page down and page up lead to the golden places from anywhere at the table; where nearly every place
 * can be pressed and so none is golden, to the one with the cursor.
 */
export function fromAfar(event: KeyboardEvent, on: Walker): void {
  const by = { PageDown: 1, PageUp: -1 }[event.key] as 1 | -1 | undefined;
  if (!by || event.defaultPrevented) return;
  const at = event.target as Element;
  if (at.closest("[data-arrows]:not(.grid), dialog, input, textarea, .log")) return;
  const here = on.places.some(({ name, lit }) => name === on.current && lit === "full");
  const open = on.places.some(({ able }) => able);
  const to = here ? on.current : (golden(on, by) ?? (open ? on.current : null));
  if (to === null) return;
  event.preventDefault();
  on.goTo(to);
}
