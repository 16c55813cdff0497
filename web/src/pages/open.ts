/** Making a table and going there. */

import { makeTable } from "../api";
import { go } from "../route.svelte";
import { keep } from "../tokens";
import type { NewTable } from "../wire";
import { wishes } from "../wishes.svelte";

/** The tokens are told once: they are kept before anything else is done. */
export async function openTable(table: NewTable): Promise<void> {
  const made = await makeTable(table, wishes.lang);
  const mine = made.tokens.flatMap((token, seat) => (token === null ? [] : [[seat, token]]));
  keep(made.table, table.game, Object.fromEntries(mine) as Record<number, string>, made.host);
  go(`/table/${made.table}`);
}

/** The address of a table in what somebody pasted: a link, with or without a seat, or an id. */
export function tableIn(text: string): string | null {
  const [, id, token = ""] = text.trim().match(/(?:^|\/table\/)([\w-]{8,64})\/?(#[\w-]+)?$/) ?? [];
  return id === undefined ? null : `/table/${id}${token}`;
}
