/** The boards, each loaded when its table is opened. */

import { Trouble } from "../api";
import { load } from "../load";
import type { Kit } from "../play/kit";

// A board is chosen by the name that comes with its view, so the types meet only here.
type AnyKit = Kit<any>;
type Part = () => Promise<{ kit: AnyKit }>;

const BOARDS: Record<string, Part> = {
  baron: () => import("./baron/kit"),
  le_baron: () => import("./le_baron/kit"),
};

export function hasBoard(game: string): boolean {
  return game in BOARDS;
}

/** Of a game without a board: the text that a terminal would show. */
export function plainBoard(): Promise<AnyKit> {
  return loaded(() => import("./plain/kit"));
}

export function board(game: string): Promise<AnyKit> {
  const part = BOARDS[game];
  if (!part) throw new Error(`no board for ${game}`);
  return loaded(part);
}

async function loaded(part: Part): Promise<AnyKit> {
  try {
    return (await load(part)).kit;
  } catch {
    throw new Trouble("unloaded", "");
  }
}
