/** The table as it stood after a line, and a page of such instants as it arrives. */

import { patched } from "../../play/patch";
import type { View } from "../../play/seen";
import type { Past, Told } from "../../wire";

export const PAGE = 32; // lines

/** The table after so many lines. */
export interface Instant {
  ply: number;
  turn: number;
  asked: number[];
  view: View;
  /** What the last line told. */
  story: Told[];
}

/** A page: a whole view, then what changed with each line. */
export function instants(past: Past): Instant[] {
  const { ply, turn, asked, view, story } = past;
  const all: Instant[] = [{ ply, turn, asked, view, story }];
  for (const later of past.later) {
    const before = all[all.length - 1] as Instant;
    all.push({
      ply: before.ply + 1,
      turn: later.turn,
      asked: later.asked,
      view: patched(before.view, later.patch),
      story: later.story,
    });
  }
  return all;
}
