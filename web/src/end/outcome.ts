/** How a game ended, in words. */

import type { Player } from "../arms";
import type { Account, Result } from "../wire";
import type { Words } from "../words";
import { why, type Who } from "./account";

export function winnersOf(result: Result | null, players: Player[]): Player[] {
  return players.filter(({ seat }) => result?.places[seat] === 1);
}

/** On the scroll: who won. */
export function headline(result: Result | null, players: Player[], who: Who, t: Words): string {
  if (result?.how === "closed") return t("end-closed");
  if (result?.how === "draw" || result?.how === "count") return t("end-stopped");
  const [winner, second] = winnersOf(result, players);
  if (!winner) return t("end-nobody");
  if (second) return t("end-shared");
  return who(winner.seat).you === "yes" ? t("end-you-win") : t("end-wins", { name: winner.name });
}

/** The same, and the players, for people who were not there: to them nobody is “you”. */
export function toOthers(
  result: Result | null,
  players: Player[],
  t: Words,
): { words: string; players: Player[] } {
  const named = players.map((one) => ({ ...one, name: one.called ?? one.name }));
  const who: Who = (seat) => ({ you: "no", name: named[seat]?.name ?? "" });
  return { words: headline(result, named, who, t), players: named };
}

/** Under it: why. */
export function reason(result: Result | null, account: Account | null, who: Who, t: Words): string {
  if (result?.how === "draw") return t("end-draw");
  if (result?.how === "closed") return t("end-shut");
  const facts = account ? why(account, who, t) : "";
  return result?.how === "count" ? `${t("end-counted")} ${facts}` : facts;
}
