/** The boards, each loaded when its table is opened. */

import { Trouble } from "../api";
import { load } from "../load";
import type { Kit } from "../play/kit";

// A board is chosen by the name that comes with its view, so the types meet only here.
type AnyKit = Kit<any>;
type Part = () => Promise<{ kit: AnyKit }>;

const BOARDS: Record<string, Part> = {
  baron: () => import("./baron/kit"),
  barony: () => import("./barony/kit"),
  baubyron: () => import("./baubyron/kit"),
  le_baron: () => import("./le_baron/kit"),
  terre_de_barons: () => import("./terre_de_barons/kit"),
};

export function hasBoard(game: string): boolean {
  return game in BOARDS;
}

/** The board of a game; as text, if that is wished or there is no other. */
export function board(game: string, text: boolean): Promise<AnyKit> {
  return loaded((!text && BOARDS[game]) || (() => import("./plain/kit")));
}

async function loaded(part: Part): Promise<AnyKit> {
  try {
    return (await load(part)).kit;
  } catch {
    throw new Trouble("unloaded", "");
  }
}
