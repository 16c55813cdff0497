/** Banners that are drawn: the field of each; its emblem stands in emblems.svg. */

import type { Tincture } from "../arms";

const FIELDS: Record<string, Tincture> = {
  baron: "vert",
  barony: "azure",
  terre_de_barons: "gules",
  le_baron: "or",
  baubyron: "purpure",
};

/** The field of a game's banner. */
export function fieldOf(game: string): Tincture {
  return FIELDS[game] ?? "sable";
}

/** What is on it; a game without one has an emblem all the same. */
export function emblemOf(game: string): string {
  return game in FIELDS ? game : "other";
}
