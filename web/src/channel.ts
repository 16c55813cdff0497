/** What pages and the house of their device say to each other (house.svelte.ts, worker/house.ts). */

export const CHANNEL = "baronnies.house";

/** Another number when what is said here changes: a page and a house of before or after then say so. */
export const FORM = 1;

/** Why there is no house: it did not come, did not start, finds nothing to keep tables in, or is of another form. */
export type Trouble = "missing" | "late" | "refused" | "other";

export interface FromPage {
  page: string;
  /** A request; its answer bears the number. */
  ask?: { id: number; request: string };
  /** A line to a table: opened with its table, spoken on, ended. */
  line?: { id: number; table?: string; say?: string; end?: true };
}

export interface FromHouse {
  /** Which page; none: all of them. */
  page?: string;
  /** Which house: what was said to another one is lost. */
  house: string;
  state?: "loading" | "open" | "gone" | Trouble;
  /** Of what it says; told with its state. */
  form?: number;
  /** How much of it is there, from 0 to 1, and how much it is in bytes. */
  share?: number;
  bytes?: number;
  answer?: { id: number; text: string };
  line?: { id: number; said?: string; ended?: true };
}

/** What a worker tells the page that started it: it is the house, it lives, or why it ended. */
export interface FromWorker {
  house?: true;
  alive?: true;
  gone?: string;
  failed?: Trouble;
}
