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

export function hasFree(table: ListedTable): boolean {
  return table.seats.some(({ kind }) => kind === "open");
}
