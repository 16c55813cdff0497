/** Another game with the same people. */

import { rematch, Trouble } from "../api";
import { go } from "../route.svelte";
import { t } from "../t.svelte";
import { follow, held as keptSeats } from "../tokens";
import type { TableFacts } from "../wire";
import { wishes } from "../wishes.svelte";

/** Goes to its table, which whoever asks first opens; why not, if it cannot be. */
export async function playAgain(facts: TableFacts, held: number[]): Promise<string> {
  const token = keptSeats(facts.table)?.seats[held[0] ?? -1];
  if (token === undefined) return "";
  try {
    const next = facts.next || (await rematch(facts.table, token, wishes.lang)).table;
    follow(facts.table, next);
    go(`/table/${next}`);
    return "";
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    return error.message || t("table-lost");
  }
}
