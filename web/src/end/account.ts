/** Readings of an account: its rows in order of place, its beams, and why somebody won. */

import { plain, signed } from "../numbers";
import type { Account, MomentFacts, SeatAccount } from "../wire";
import type { Words } from "../words";

export const ROMAN = ["–", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"] as const;

/** A stretch of a beam: where it begins, how long it is, and which texture it has. */
export interface Stretch {
  source: number;
  from: number;
  long: number;
}

/** What came, in order, above; what went, below. */
export interface Beam {
  above: Stretch[];
  below: Stretch[];
}

/** Seats by place; of equals in a race, who is nearer, else as they sit. */
export function ranked(account: Account): SeatAccount[] {
  const left = ({ total }: SeatAccount) => (counts(account) ? 0 : total);
  return [...account.seats].sort(
    (one, other) => one.place - other.place || left(one) - left(other) || one.seat - other.seat,
  );
}

/** The place of a seat that it has for itself; the first, and one that is shared, are told elsewhere. */
export function ownPlace(places: number[], seat: number | undefined): number {
  const place = places[seat ?? -1] ?? 1;
  return places.filter((other) => other === place).length > 1 ? 1 : place;
}

/**
 * Whether points are counted; otherwise the last source is what is measured. What nobody has is not
 * among the sources, and of a race there always is something left.
 */
export function counts({ sources }: Account): boolean {
  return !sources.length || sources.some(({ adds }) => adds);
}

export function beam(account: Account, seat: SeatAccount): Beam {
  const told: [number, number][] = counts(account)
    ? seat.events.map(({ source, points }) => [source, points])
    : measured(account, seat);
  const laid: Beam = { above: [], below: [] };
  const ends = { above: 0, below: 0 };
  for (const [source, points] of told) {
    const side = points > 0 ? "above" : "below";
    const long = Math.abs(points);
    laid[side].push({ source, from: ends[side], long });
    ends[side] += long;
  }
  return laid;
}

/** Where no points are counted: the first source above, and what is left of the way below. */
function measured({ sources }: Account, { parts }: SeatAccount): [number, number][] {
  const last = sources.length - 1;
  const shown: [number, number][] = [
    [0, parts[0] ?? 0],
    [last, -(parts[last] ?? 0)],
  ];
  return shown.filter(([source, points]) => points && (source !== last || points < 0));
}

/** The same scale for all beams: the longest side of any. */
export function longest(beams: Beam[]): number {
  const side = (stretches: Stretch[]) => stretches.reduce((sum, { long }) => sum + long, 0);
  return Math.max(1, ...beams.flatMap(({ above, below }) => [side(above), side(below)]));
}

/** A total as it rose and fell: in which turn, and to what; of a race, what was left of the way. */
export type Rises = { at: number; to: number }[];

export function risesOf(account: Account, { events }: SeatAccount): Rises {
  const { sources } = account;
  const last = sources.length - 1;
  const moves = counts(account)
    ? (source: number) => sources[source]?.adds
    : (source: number) => source === last;
  let to = 0;
  return events
    .filter(({ source }) => moves(source))
    .map(({ turn, points }) => ({ at: turn, to: (to += points) }));
}

/** The lowest and the highest total there was, 0 among them. */
export function reach(courses: Rises[]): [number, number] {
  const all = [0, ...courses.flat().map(({ to }) => to)];
  return [Math.min(...all), Math.max(...all)];
}

/** A player for a sentence, which may say "you". */
export type Who = (seat: number) => { you: string; name: string };

/**
 * Why somebody won, from facts alone: by how much, what made most of the difference, and since when
 * they led. Empty where there is nothing to say.
 */
export function why(account: Account, who: Who, t: Words): string {
  const rows = ranked(account);
  const [first, second] = rows;
  if (!first || !second || first.place !== 1) return "";
  if (!counts(account)) return race(account, who, t);
  const total = plain(first.total);
  if (second.place === 1) {
    const winners = rows.filter(({ place }) => place === 1).map(({ seat }) => who(seat).name);
    return t("why-shared", { names: list(winners), total });
  }
  const facts = { ...who(first.seat), ...rival(who(second.seat)) };
  if (first.total === second.total) return t("why-tie", { ...facts, clause: account.tie });
  const said = [t("why-ahead", { ...facts, total, other: plain(second.total) })];
  const source = most(account, first, second);
  if (source !== null) {
    const [own, other] = [plain(first.parts[source] ?? 0), plain(second.parts[source] ?? 0)];
    said.push(t("why-source", { source: account.sources[source]?.label ?? "", own, other }));
  }
  return [...said, ...since(account, t)].join(" ");
}

/** Where no points are counted: who came closest, and since when the first led. */
function race(account: Account, who: Who, t: Words): string {
  const closest = ranked(account).find(({ place }) => place !== 1);
  if (!closest) return "";
  const facts = { ...who(closest.seat), left: plain(closest.total), unit: account.unit };
  return [t("why-closest", facts), ...since(account, t)].join(" ");
}

function since({ moments }: Account, t: Words): string[] {
  const lead = moments.find(({ kind }) => kind === "lead");
  return lead ? [t("why-lead", { turn: lead.turn })] : [];
}

function list(names: string[]): string {
  return new Intl.ListFormat(document.documentElement.lang || "fr").format(names);
}

function rival({ you, name }: { you: string; name: string }): Record<string, string> {
  return { rival: name, rival_you: you };
}

/** The source that speaks most for the first against the second. */
function most(account: Account, first: SeatAccount, second: SeatAccount): number | null {
  const way = first.total >= second.total ? 1 : -1; // where fewest win, less of it is better
  const gaps = account.sources.map(
    ({ adds }, at) => (adds ? 1 : 0) * way * ((first.parts[at] ?? 0) - (second.parts[at] ?? 0)),
  );
  const best = Math.max(...gaps);
  return best > 0 && account.sources.length > 1 ? gaps.indexOf(best) : null;
}

/** Whose totals a line changed, and by how much, the most first. */
export function changedAt(account: Account, ply: number): { seat: number; points: number }[] {
  return account.seats
    .map(({ seat, events }) => ({
      seat,
      points: events
        .filter((event) => event.ply === ply && account.sources[event.source]?.adds)
        .reduce((sum, event) => sum + event.points, 0),
    }))
    .filter(({ points }) => points)
    .sort((one, other) => Math.abs(other.points) - Math.abs(one.points));
}

/** A sentence for a moment: who, how much, and how it then stood between the first two. */
export function told(account: Account, moment: MomentFacts, who: Who, t: Words): string {
  const { seat, points, totals, kind } = moment;
  const { you, name } = who(seat);
  const total = plain(totals[seat] ?? 0);
  if (kind === "lead") return t("moment-lead-told", { you, name, total, unit: account.unit });
  if (!counts(account)) {
    const facts = { you, name, left: total, unit: account.unit, by: plain(Math.abs(points)) };
    return t("moment-race-told", { ...facts, way: points > 0 ? "back" : "on" });
  }
  return t("moment-told", { you, name, points: signed(points), total, unit: account.unit });
}
