/** What the others did since one's own turn. */

import type { Told } from "../wire";
import type { Look } from "./kit";

/** A turn of somebody, as it was told. */
export interface TurnTold {
  seat: number;
  told: Told[];
}

/** The others' turns since this seat's last one; for those who look on, the last round. */
export function turnsSince<V>(look: Look<V>, begins: string): TurnTold[] {
  const { players, seat, asked, story } = look;
  const others = players.length - (seat === null ? 0 : 1);
  const turns = lastTurns(story, begins, players.length + 1);
  if (asked.includes(turns.at(-1)?.seat ?? -1)) turns.pop(); // it has only begun
  const last = turns.slice(-others);
  const own = last.findLastIndex((one) => one.seat === seat);
  return last.slice(own + 1);
}

/** So many turns at the end of a story, which may be long. */
function lastTurns(story: Told[], begins: string, count: number): TurnTold[] {
  const turns: TurnTold[] = [];
  let end = story.length;
  for (let at = end - 1; at >= 0 && turns.length < count; at--) {
    const told = story[at];
    if (told?.kind !== begins) continue;
    turns.unshift({ seat: Number(told.facts["seat"] ?? -1), told: story.slice(at, end) });
    end = at;
  }
  return turns;
}

/** All of it in a line. */
export function toldBriefly(deeds: { said: string }[]): string {
  return deeds.map(({ said }) => said).join(" ");
}
