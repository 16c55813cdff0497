/** Making a table and going there. */

import { branch, makeHere, makeTable, Trouble } from "../api";
import { known } from "../house.svelte";
import { go } from "../route.svelte";
import { keep } from "../tokens";
import type { Branch, NewTable, TableMade } from "../wire";
import { wishes } from "../wishes.svelte";

/** The tokens are told once: they are kept before anything else is done. */
export async function openTable(table: NewTable, here = false): Promise<void> {
  const made = here ? makeHere(table, wishes.lang) : makeTable(table, wishes.lang);
  enter(await made.catch((trouble: unknown) => withoutServer(table, trouble)));
}

/** Who needs nobody else plays on this device when there is no line to a server. */
async function withoutServer(table: NewTable, trouble: unknown): Promise<TableMade> {
  const alone = table.seats.every(({ kind }) => kind !== "open");
  const lost = trouble instanceof Trouble && trouble.code === "offline";
  if (!lost || !alone || !known()) throw trouble;
  return makeHere({ ...table, public: false, time: null, webhook: "" }, wishes.lang);
}

/** Play on from a position of a finished game, at a table of its own. */
export async function playOn(table: string, from: Branch): Promise<void> {
  enter(await branch(table, from, wishes.lang));
}

export function enter({ table, tokens, facts, host }: TableMade): void {
  const mine = tokens.flatMap((token, seat) => (token === null ? [] : [[seat, token]]));
  keep(table, facts.game, Object.fromEntries(mine) as Record<number, string>, host);
  go(`/table/${table}`);
}
