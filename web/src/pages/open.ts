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

const CODE = 6; // letters

/** A code as it was typed, in small letters or with spaces; null if it is none. */
export function codeIn(text: string): string | null {
  const letters = text.replace(/[\s.·-]/g, "").toUpperCase();
  return /^[A-Z]+$/.test(letters) && letters.length === CODE ? letters : null;
}

/** Where somebody wants to go who pasted a link, with or without a seat, an id, or typed a code. */
export function tableIn(text: string): string | null {
  const code = codeIn(text) ?? codeIn(text.match(/\/join\/([\w%-]+)$/)?.[1] ?? "");
  if (code) return `/join/${code}`;
  const [, id, token = ""] = text.trim().match(/(?:^|\/table\/)([\w-]{8,64})\/?(#[\w-]+)?$/) ?? [];
  return id === undefined ? null : `/table/${id}${token}`;
}
