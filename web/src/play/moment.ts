/** What the page says about the moment: the game's own words, or those every table shares. */

import type { Kit, Look, Moment } from "./kit";
import { forsaken, standing } from "./look";
import type { Result } from "../wire";
import type { Seen } from "./seen";

export function moment<V>(kit: Kit<V>, look: Look<V>, seen: Seen): Moment {
  const { t, players } = look;
  const own = { ...kit.moment(look), where: kit.moment(standing(look)).where };
  const plain = (now: string, note = ""): Moment => ({ where: own.where, now, note, confirm: "" });
  if (seen.past)
    return plain(t("now-past", { at: seen.past.ply, ply: seen.ply }), t("now-past-note"));
  const result = seen.facts?.result;
  if (result) {
    return plain(won(result, look), t("now-how", { how: result.how }));
  }
  if (look.mine) return isFirst(look) && !kit.text ? withGoal(own, kit.goal(look)) : own;
  if (seen.facts && forsaken(seen.facts)) return plain(t("now-forsaken"), t("now-forsaken-note"));
  const awaited = players.filter(({ seat }) => look.asked.includes(seat) && seat !== look.seat);
  const names = list(awaited.map(({ name }) => name));
  const queue = { names, count: seen.before };
  const waiting = awaited.length ? t(seen.before ? "now-queue" : "now-waiting", queue) : "";
  if (look.final) return plain(t("now-handed-in"), waiting);
  return look.seat === null ? plain(t("now-watching"), waiting) : plain(waiting);
}

/** Nothing of this seat's has happened, and nothing is on trial. */
function isFirst({ story, seat, draft }: Look<unknown>): boolean {
  return !draft.length && !story.some(({ by }) => by === seat);
}

/** What it is all about: not every screen has room for it beside the players. */
function withGoal(own: Moment, goal: string): Moment {
  return { ...own, note: [own.note, `${goal}.`].filter(Boolean).join(" ") };
}

/** Who won; you are not named. */
export function won(
  { places }: Pick<Result, "places">,
  { players, seat: own, t }: Pick<Look<unknown>, "players" | "seat" | "t">,
): string {
  const winners = players.filter(({ seat }) => places[seat] === 1);
  const count = winners.length;
  if (count === 1 && winners[0]?.seat === own) return t("now-you-won");
  return t("now-won", { names: list(winners.map(({ name }) => name)), count });
}

function list(names: string[]): string {
  return new Intl.ListFormat(document.documentElement.lang || "fr").format(names);
}
