/** The race in the story: how far each player's best pawn was from the goal, turn after turn. */

import type { BaubyronView, Told } from "../../wire";

/** Points of every seat at a time; null: no pawn of theirs was on top of a pile. */
export interface Stage {
  turn: number;
  points: (number | null)[];
}

const RED = -1;

/** Pawns as they lay, followed through what was told. */
class Piles {
  private readonly on = new Map<string, number[]>();

  at(cell: string): number[] {
    const found = this.on.get(cell) ?? [];
    this.on.set(cell, found);
    return found;
  }

  /** What was told did this. */
  follow({ kind, facts }: Told): void {
    const cell = String(facts["cell"] ?? facts["end"]);
    const seat = Number(facts["seat"]);
    if (kind === "reddened") this.at(cell).push(RED);
    else if (kind === "moved" || kind === "moved_red")
      this.at(cell).push(this.at(String(facts["start"])).pop() ?? RED);
    else if (kind === "entered") this.at(cell).push(seat);
    else if (kind === "entered_red") this.at(cell).push(RED);
    else if (kind === "ejected" || kind === "ejected_red") this.eject(cell);
    else if (kind === "lifted") this.lift(cell, Number(facts["level"]));
  }

  /** Who came is told before who had to go, and lies on top already. */
  private eject(cell: string): void {
    const pile = this.at(cell);
    pile.splice(pile.length - 2, 1);
  }

  private lift(cell: string, level: number): void {
    const pile = this.at(cell);
    pile.push(...pile.splice(level - 1, 1));
  }

  best(seat: number, away: Map<string, number>): number | null {
    const tops = [...this.on].filter(([, pile]) => pile.at(-1) === seat);
    const points = tops.map(([cell]) => away.get(cell) ?? Infinity);
    return points.length ? Math.min(...points) : null;
  }
}

const TURNS = ["rolled"]; // a turn begins with the die

export function courseOf({ building, seats }: BaubyronView, story: Told[]): Stage[] {
  const away = new Map((building?.cells ?? []).map(({ cell, points }) => [cell, points]));
  const piles = new Piles();
  const stages: Stage[] = [];
  let turn = 0;
  const stage = () => ({ turn, points: seats.map((_, seat) => piles.best(seat, away)) });
  for (const told of story) {
    if (TURNS.includes(told.kind)) stages.push({ ...stage(), turn: turn++ });
    piles.follow(told);
  }
  return [...stages, stage()];
}
