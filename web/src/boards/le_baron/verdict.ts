/** What the card in question would meet in a row, in words. */

import { inQuestion, namedRow, prospect, tally, type LeBaron } from "./view";

export interface Verdict {
  says: string;
  reason: string;
}

export function verdictOn(look: LeBaron, row: number): Verdict {
  const card = inQuestion(look);
  if (!card) return { says: "", reason: "" };
  const { t, settled } = look;
  const { cards, counts } = settled.rows[row - 1] ?? { cards: [], counts: {} };
  const { may, takes } = prospect(look, card, row);
  if (!may) {
    const ends = [...new Set(cards.at(-1)?.heads ?? "")];
    const colours = ends.map((colour) => t("board-le-baron-tint", { colour })).join(", ");
    const reason = t("board-le-baron-ends-in", { colours });
    return { says: t("board-le-baron-not-here"), reason };
  }
  const [colour, count] = tally(counts, card.heads)[0] ?? ["W", 0];
  const nth = t("board-le-baron-nth", { nth: cards.length + 1 });
  const reason = `${nth}, ${t("board-le-baron-colour", { colour, count })}`;
  if (takes) {
    const won = settled.heads_good ? "board-le-baron-would-win" : "board-le-baron-would-take";
    return { says: t(won, { heads: takes }), reason };
  }
  const here = namedRow(look) === row && settled.phase === "place";
  const says = t(here ? "board-le-baron-here" : "board-le-baron-would-go", { card: card.card });
  return { says, reason };
}

const ALL = 6; // colours
const GROWN = 2; // colours for which "5 → 6" leaves no room where there is little

export interface Colour {
  letter: string;
  count: number;
  /** What the tried card makes of it, if that is why the row would be taken; else 0. */
  would: number;
}

/** The colours of a row, the most frequent first, and as many as have room. */
export function colours(look: LeBaron, row: number, room: number): Colour[] {
  const seen = (look.past ? look.view : look.settled).rows[row - 1];
  const counted = tally(seen?.counts ?? {}).map(([letter, count]) => {
    return { letter, count, would: bursts(look, row, letter, count) };
  });
  const burst = counted.find(({ would }) => would);
  if (!burst || room >= ALL) return counted.slice(0, room);
  return [burst, ...counted.filter((one) => one !== burst)].slice(0, Math.max(1, room - GROWN));
}

function bursts(look: LeBaron, row: number, letter: string, count: number): number {
  const card = inQuestion(look);
  if (!card || namedRow(look) !== row || !prospect(look, card, row).takes) return 0;
  const [most, after] = tally(look.settled.rows[row - 1]?.counts ?? {}, card.heads)[0] ?? ["", 0];
  return letter === most && after > count ? after : 0;
}
