/** What pages and the house of their device say to each other (house.svelte.ts, worker/house.ts). */

export const CHANNEL = "baronnies.house";

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
  state?: "loading" | "open" | "gone" | "missing" | "late";
  /** How much of it is there, from 0 to 1, and how much it is in bytes. */
  share?: number;
  bytes?: number;
  answer?: { id: number; text: string };
  line?: { id: number; said?: string; ended?: true };
}
