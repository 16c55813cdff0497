/** The tables opened lately, as they were last known: on a train they can still be looked at. */

import { forget, recall, remember } from "../memory";
import { held } from "../tokens";
import type { Welcome } from "../wire";
import type { Last } from "./setting";

const KEPT = 8;

export function keepLast(table: string, welcome: Welcome): void {
  const others = recall<string[]>("lasts", []).filter((other) => other !== table);
  for (const old of others.splice(KEPT - 1)) forget(`last.${old}`);
  remember("lasts", [table, ...others]);
  remember(`last.${table}`, { at: Date.now(), welcome } satisfies Last);
}

/** The game of a table that this browser has seen: its board is asked for before the line is open. */
export function gameOf(table: string): string {
  return held(table)?.game || recallLast(table)?.welcome.table.game || "";
}

export function recallLast(table: string): Last | null {
  return recall<Last | null>(`last.${table}`, null);
}
