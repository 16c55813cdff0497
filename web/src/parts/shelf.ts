/** What this page knows of the games before the server has answered. */

import type { Tincture } from "../arms";
import type { GameFacts } from "../wire";

export interface Box {
  name: string;
  title: string;
  /** The field of its banner. */
  tincture: Tincture;
  /** Whether its emblem and its words are drawn and written here. */
  known: boolean;
  /** How many sit down when a game is begun with one click. */
  players: number;
  /** How long it takes among people, about, in minutes; 0 is unknown. */
  minutes: number;
}

function box(name: string, title: string, tincture: Tincture, players: number, minutes: number) {
  return { name, title, tincture, known: true, players, minutes };
}

export const BOXES: Box[] = [
  box("baron", "Baron", "vert", 3, 60),
  box("barony", "Barony", "azure", 3, 40),
  box("terre_de_barons", "Terre de Barons", "gules", 2, 45),
  box("le_baron", "Le Baron", "or", 4, 30),
  box("baubyron", "Baubyron", "purpure", 3, 30),
];

/** A box as we know it; of a game that is newer than this page, what the server says. */
export function boxOf(name: string, facts: GameFacts | null = null): Box {
  const known = BOXES.find((each) => each.name === name);
  if (known) return known;
  const title = facts?.title ?? name;
  return { name, title, tincture: "sable", known: false, players: facts?.fewest ?? 2, minutes: 0 };
}

/** The boxes in the order of the server's shelf; until it answers, in ours, which is the same. */
export function boxes(shelf: GameFacts[] | null): Box[] {
  return shelf ? shelf.map((facts) => boxOf(facts.name, facts)) : BOXES;
}
