/** Making a table and going there. */

import { branch, makeTable } from "../api";
import { go } from "../route.svelte";
import { keep } from "../tokens";
import type { Branch, NewTable, TableMade } from "../wire";
import { wishes } from "../wishes.svelte";

/** The tokens are told once: they are kept before anything else is done. */
export async function openTable(table: NewTable): Promise<void> {
  enter(await makeTable(table, wishes.lang));
}

/** Play on from a position of a finished game, at a table of its own. */
export async function playOn(table: string, from: Branch): Promise<void> {
  enter(await branch(table, from, wishes.lang));
}

function enter({ table, tokens, facts, host }: TableMade): void {
  const mine = tokens.flatMap((token, seat) => (token === null ? [] : [[seat, token]]));
  keep(table, facts.game, Object.fromEntries(mine) as Record<number, string>, host);
  go(`/table/${table}`);
}
