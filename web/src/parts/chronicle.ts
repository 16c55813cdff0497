/** The story in turns: what belongs together stands under one heading. */

import type { Player } from "../arms";
import type { Kit } from "../play/kit";
import { t } from "../t.svelte";
import type { Told } from "../wire";

const LUCK = -1; // its seat, on the wire

export interface Turn {
  /** As players count them; 0 is what came before the first. */
  turn: number;
  /** Whose turn it was; null: everybody's, or luck's alone. */
  by: number | null;
  told: Told[];
}

/** Sentences by turn, oldest first. What is dealt before anybody decides is a group of its own. */
export function turnsOf(story: Told[]): Turn[] {
  const turns: Turn[] = [];
  let luck = story[0]?.ply === 0;
  for (const told of story) {
    const last = turns.at(-1);
    if (told.by !== LUCK) luck = false;
    const turn = luck ? 0 : told.turn;
    if (last?.turn === turn) last.told.push(told);
    else turns.push({ turn, by: null, told: [told] });
  }
  for (const each of turns) each.by = mover(each.told) ?? (each.turn ? lucky(each.told) : null);
  return turns;
}

/** The one seat whose lines these are; a line of several at once is no one's, whoever is next. */
function mover(told: Told[]): number | null {
  const seats = new Set(told.flatMap(({ by }) => (by === LUCK ? [] : [by])));
  const [only] = seats;
  return seats.size === 1 ? (only ?? null) : null;
}

/** The seat whose die has fallen, while nothing else has happened in its turn. */
function lucky(told: Told[]): number | null {
  const seats = new Set(told.map(({ by, facts }) => (by === LUCK ? facts["seat"] : null)));
  const [only] = seats;
  return seats.size === 1 && typeof only === "number" ? only : null;
}

/** What a turn brought a seat in all, as far as it was told. */
export function netOf<V>(told: Told[], seat: number, { gain }: Pick<Kit<V>, "gain">): number {
  const gains = told.map((one) => gain?.(one)).filter((one) => one?.seat === seat);
  return gains.reduce((sum, one) => sum + (one?.points ?? 0), 0);
}

/** The reader, where a sentence begins with a name they never gave: “Lion” is “you”. */
export function readerIn(text: string, players: Player[]): Player | undefined {
  return players.find(
    ({ name, called = name }) => called !== name && text.startsWith(`${called} `),
  );
}

/** The reader, where no verb belongs to them: “a pawn (Lion)”, “Lion’s knight”, “Lion: +3”. */
export function toReader(text: string, players: Player[]): string {
  const reader = players.find(({ name, called = name }) => called !== name);
  if (!reader?.called) return text;
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])${reader.called}(’s)?(?![\\p{L}\\p{N}])`, "gu");
  return text.replace(whole, (_, own, at: number) => {
    const you = own ? t("your") : reader.name;
    return at ? you.toLowerCase() : you;
  });
}

/** A sentence without arms beside it, for those who listen: “You: draws a tile”. */
export function spoken(text: string, players: Player[]): string {
  const reader = readerIn(text, players);
  if (!reader) return toReader(text, players);
  const said = toReader(nameless(text, reader), players);
  const did = said.charAt(0).toLowerCase() + said.slice(1);
  return t("chronicle-spoken", { name: reader.name, did });
}

/** A sentence beside the arms of who did it: the name is not said once more. */
export function nameless(text: string, player: Player | undefined): string {
  const name = player?.called ?? player?.name;
  if (!name || !text.startsWith(`${name} `)) return text;
  const rest = text.slice(name.length + 1);
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
