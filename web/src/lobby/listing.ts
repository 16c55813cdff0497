/** The list of tables as it is shown: nothing jumps under a finger. */

import type { ListedTable } from "../wire";

export interface Shown {
  table: ListedTable;
  /** It is no longer in the list: over, or forgotten. */
  gone: boolean;
  /** It stands among those with free seats. */
  free: boolean;
}

/**
 * The list after news. Tables keep their places and new ones come last. While somebody points at
 * the list, what is gone or full stays where it stands, marked.
 */
export function after(shown: Shown[], news: ListedTable[], pointed: boolean): Shown[] {
  const fresh = new Map(news.map((table) => [table.table, table]));
  const known = shown.flatMap((old): Shown[] => {
    const table = fresh.get(old.table.table);
    fresh.delete(old.table.table);
    if (!table) return pointed ? [{ ...old, gone: true }] : [];
    return [{ table, gone: false, free: pointed ? old.free : hasFree(table) }];
  });
  const added = [...fresh.values()].map((table) => ({ table, gone: false, free: hasFree(table) }));
  return [...known, ...added];
}

/** What somebody wants to see of the tables. */
export interface Wanted {
  /** Of this game; "" for all. */
  game: string;
  /** With a free seat. */
  free: boolean;
  /** Played now, not over days. */
  live: boolean;
}

const LONG = 3600; // seconds for a turn that nobody sits and waits for

export function isWanted(table: ListedTable, { free, live }: Wanted): boolean {
  const slow = table.time?.kind === "turn" && table.time.seconds >= LONG;
  return (!free || hasFree(table)) && !(live && slow);
}

/** The page that shows it. */
export function addressOf({ game, free, live }: Wanted): string {
  const asked = [game && `game=${game}`, free && "free", live && "live"].filter(Boolean).join("&");
  return asked ? `/tables?${asked}` : "/tables";
}

export function hasFree(table: ListedTable): boolean {
  return table.seats.some(({ kind }) => kind === "open");
}
