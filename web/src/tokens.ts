/** The seats this browser holds: a seat is a secret token, kept here and nowhere else. */

import { recall, remember } from "./memory";
import { Rows } from "./rows";

/** What this browser saw and did before the deal: with it the luck is checked afterwards. */
export interface Pledge {
  hash: string;
  /** The bytes added to the luck, by seat, in hexadecimal. */
  luck: Record<number, string>;
}

export interface Held {
  game: string;
  /** The token of each seat held, by seat number. */
  seats: Record<number, string>;
  /** The token of who made the table; it frees seats. */
  host?: string;
  pledge?: Pledge;
  /** When it was last opened, in milliseconds since 1970. */
  at: number;
}

type Tables = Record<string, Held>;

const KEPT = 100;

export function tables(): Tables {
  return recall<Tables>("tables", {});
}

export function held(table: string): Held | null {
  return tables()[table] ?? null;
}

/** Add what was given to what is known of a table; the oldest tables are forgotten. */
export function keep(table: string, game: string, seats: Record<number, string>, host?: string) {
  const all = tables();
  const known = all[table];
  const kept: Held = { game, seats: { ...known?.seats, ...seats }, at: Date.now() };
  const key = host ?? known?.host;
  if (key !== undefined) kept.host = key;
  if (known?.pledge) kept.pledge = known.pledge;
  all[table] = kept;
  const youngest = Object.entries(all).sort(([, one], [, other]) => other.at - one.at);
  remember("tables", Object.fromEntries(youngest.slice(0, KEPT)));
}

/** Note the fingerprint of the seed, and the bytes that one of our seats adds to it. */
export function pledge(table: string, hash: string, seat: number, luck: string): void {
  const all = tables();
  const known = all[table];
  if (!known) return;
  const before = known.pledge?.hash === hash ? known.pledge.luck : {};
  all[table] = { ...known, pledge: { hash, luck: { ...before, [seat]: luck } } };
  remember("tables", all);
}

/**
 * Seats at tables of this device are known to its house (server/page/keys.py): what this browser
 * had not yet written down when it was ended is found there. Whether there was any.
 */
export async function refind(): Promise<boolean> {
  try {
    const rows = JSON.parse(await Rows.look("keys/")) as [name: string, held: string][];
    const all = tables();
    let lost = false;
    for (const [name, text] of rows) {
      const table = name.slice("keys/".length);
      const { seats, game, host, at } = JSON.parse(text) as Held;
      if (JSON.stringify(all[table]?.seats) === JSON.stringify(seats)) continue;
      all[table] = { at, ...all[table], game, seats, ...(host && { host }) };
      lost = true;
    }
    if (lost) remember("tables", all);
    return lost;
  } catch {
    return false; // no database here, or none for us: what is remembered must do
  }
}

export function letGo(table: string): void {
  const { [table]: _, ...rest } = tables();
  remember("tables", rest);
}

/** A seat that was left; a table without any is forgotten, unless we made it. */
export function release(table: string, seat: number): void {
  const known = held(table);
  if (!known) return;
  const { [seat]: _, ...seats } = known.seats;
  if (!Object.keys(seats).length && known.host === undefined) return letGo(table);
  remember("tables", { ...tables(), [table]: { ...known, seats } });
}

/** Another game with the same people: the same tokens open the same seats there. */
export function follow(table: string, next: string): void {
  const known = held(table);
  if (known) keep(next, known.game, known.seats, known.host);
}

/** The path of a seat's own link. What follows # is never sent to a server. */
export function seatLink(table: string, token: string): string {
  return `/table/${table}#${token}`;
}
