/** The boards, each loaded when its table is opened. */

import type { Kit } from "./kit";

// A board is chosen by the name that comes with its view, so the types meet only here.
type AnyKit = Kit<any>;

const BOARDS: Record<string, () => Promise<{ kit: AnyKit }>> = {
  baron: () => import("./baron/kit"),
  le_baron: () => import("./le_baron/kit"),
};

export function hasBoard(game: string): boolean {
  return game in BOARDS;
}

/** Of a game without a board: the text that a terminal would show. */
export async function plainBoard(): Promise<AnyKit> {
  return (await import("./plain/kit")).kit;
}

export async function board(game: string): Promise<AnyKit> {
  const load = BOARDS[game];
  if (!load) throw new Error(`no board for ${game}`);
  return (await load()).kit;
}
