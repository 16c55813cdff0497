/** What a board is given of a table: its players, and all it may know and do. */

import { chargeOf, tinctureOf, type Player } from "../arms";
import { t } from "../t.svelte";
import type { Picture, SeatFacts, TableFacts, Told } from "../wire";
import type { Kit, Look } from "./kit";
import { textView } from "./plain";
import type { Seen, View } from "./seen";

export type Deeds = Pick<Look<View>, "try" | "offer" | "doubt" | "skip" | "rules">;

/** For those who only look on. */
const nothing = () => {};
export const NO_DEEDS: Deeds = {
  try: nothing,
  offer: nothing,
  doubt: nothing,
  skip: nothing,
  rules: nothing,
};

/** What a seat is called here: the only one of this device is “you” until it has a name. */
export function calledHere(
  { seat, name, named }: SeatFacts,
  held: number[],
): { name: string; called: string } {
  const nameless = !named && held.length === 1 && held[0] === seat;
  return { name: nameless ? t("you") : name, called: name };
}

export function playersOf(facts: TableFacts, seen: Seen, kit: Kit<View>): Player[] {
  return facts.seats.map((one): Player => {
    const { seat, kind, bot, present } = one;
    return {
      seat,
      ...calledHere(one, seen.held),
      kind,
      bot,
      present,
      mine: seen.held.includes(seat),
      tincture: (seen.view && kit.tincture?.(seen.view, seat)) || tinctureOf(seat, facts.game),
      charge: chargeOf(seat),
    };
  });
}

export function lookOf(
  seen: Seen,
  facts: TableFacts,
  kit: Kit<View>,
  players: Player[],
  deeds: Deeds,
): Look<View> {
  const { draft, seat, past } = seen;
  const asked = facts.phase === "over" ? [] : seen.asked;
  const here = seat !== null && !facts.seats[seat]?.away; // a caretaker plays for who is away
  const mine = here && !past && asked.includes(seat) && !draft.final;
  const text = kit.text ? { ...textView(seen.text, seen) } : null;
  return {
    view: text ?? seen.view ?? {},
    settled: text ?? seen.settled ?? {},
    seat,
    players,
    asked,
    mine,
    next: mine ? draft.next : [],
    draft: past ? [] : draft.moves,
    done: draft.done,
    final: draft.final,
    tried: past ? [] : draft.story,
    news: past ? past.story : seen.news,
    story: seen.story,
    whyNot: seen.whyNot,
    past: past !== null,
    t,
    ...deeds,
  };
}

/** What of a moment is drawn as a picture. */
interface Glimpsed {
  view: View;
  asked?: number[];
  story?: Told[];
}

/** A look at a moment as a picture: nothing can be done there. */
export function pictured(
  { view, asked = [], story = [] }: Glimpsed,
  players: Player[],
  seat: number | null = null,
): Look<View> {
  const nothing = { mine: false, next: [], draft: [], done: false, final: false, tried: [] };
  const then = { view, settled: view, asked, news: story, story, past: true, whyNot: null };
  return { ...then, ...nothing, seat, players, t, ...NO_DEEDS };
}

/** The same moment with a turn of a picture on trial. */
export function onTrial(look: Look<View>, picture: Picture): Look<View> {
  const { seat, settled, view, steps, story } = picture;
  return {
    ...look,
    seat,
    settled,
    view,
    draft: steps,
    tried: story,
    done: true,
    news: [],
    past: false,
  };
}

/** A look at a picture beside a clause: a position, and what is on trial in it. */
export function illustrated(picture: Picture, players: Player[]): Look<View> {
  const { seat, settled, view, steps, story } = picture;
  const still = pictured({ view }, players, seat);
  return { ...still, settled, draft: steps, tried: story, news: story, past: false };
}

/** Players of whom only the arms are drawn. */
export function strangers(game: string, kit: Kit<View>, view: View, seats: number): Player[] {
  return Array.from({ length: seats }, (_, seat): Player => ({
    seat,
    name: "",
    kind: "person",
    bot: "",
    present: true,
    mine: false,
    tincture: kit.tincture?.(view, seat) || tinctureOf(seat, game),
    charge: chargeOf(seat),
  }));
}

/** All people have left: the game waits until one of them is back. */
export function forsaken(facts: TableFacts): boolean {
  const people = facts.seats.filter(({ kind }) => kind !== "bot");
  return facts.phase === "running" && people.length > 0 && people.every(({ away }) => away);
}

export function openSeats(facts: TableFacts): SeatFacts[] {
  return facts.phase === "over" ? [] : facts.seats.filter(({ kind }) => kind === "open");
}

/** A look at what has happened, without the draft: a trial moves nothing that stands. */
export function standing<V>(look: Look<V>): Look<V> {
  return look.past ? look : { ...look, view: look.settled };
}

/** A player for a sentence, which may say "you". */
export function whoIs<V>(
  { players, seat: own }: Look<V>,
  seat: number,
): { you: string; name: string } {
  return { you: seat === own ? "yes" : "no", name: players[seat]?.name ?? "" };
}
