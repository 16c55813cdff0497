/**
 * The luck of a record, computed again in this browser. docs/record.md tells the same in words.
 *
 * What a game makes of these numbers is in its rules: those are played again elsewhere.
 */

/** A move of chance. */
export interface Draw {
  ply: number;
  /** Where it stands in the text, counted from 1. */
  row: number;
  text: string;
}

/** What a record says of its luck. */
export interface Sealed {
  hash: string;
  /** Bytes that seats stirred in, in hexadecimal. */
  added: { seat: number; bytes: string }[];
  /** null: it is still a secret. */
  seed: string | null;
  lines: number;
  draws: Draw[];
  /** It begins with a position of another game. */
  branch: boolean;
}

const FORMAT = "baronnies record 1";
const HEADER = /^([a-z]+)(?: (\w+))?:(?: (.*))?$/;
const HEX = /^(?:[0-9a-f]{2})+$/;
const SEATS = "ABCDEFGHIJ";

/** The parts of a record that its luck is about; null if the text is no record. */
export function sealedIn(text: string): Sealed | null {
  const rows = text.split(/\r\n|[\r\n]/).map((row) => row.trim());
  if (rows.find((row) => row) !== FORMAT) return null;
  const sealed: Sealed = { hash: "", added: [], seed: null, lines: 0, draws: [], branch: false };
  rows.forEach((row, at) => {
    const header = HEADER.exec(row);
    if (header) takeHeader(sealed, header[1] ?? "", header[2] ?? "", header[3] ?? "");
    else if (row && row !== FORMAT && !row.startsWith("#")) {
      if (row.startsWith("* "))
        sealed.draws.push({ ply: sealed.lines, row: at + 1, text: row.slice(2) });
      sealed.lines += 1;
    }
  });
  return sealed.hash ? sealed : null;
}

function takeHeader(sealed: Sealed, name: string, of: string, value: string): void {
  if (name === "hash") sealed.hash = value;
  else if (name === "seed" && HEX.test(value)) sealed.seed = value;
  else if (name === "position") sealed.branch = true;
  else if (name === "added" && HEX.test(value))
    sealed.added.push({ seat: SEATS.indexOf(of), bytes: value });
}

/** Browsers compute only on pages that nobody could have changed on their way. */
export function canCompute(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

/** The SHA-256 of some bytes: what was shown before the deal. */
export async function fingerprint(seed: string): Promise<string> {
  return hexOf(await crypto.subtle.digest("SHA-256", bytesOf(seed)));
}

/** The key of all luck: the seed, stirred with what the seats added. */
export async function luckKey(seed: string, added: Sealed["added"]): Promise<string> {
  return hmac(seed, added.map(({ seat, bytes }) => `${seat}:${bytes};`).join(""));
}

/** The first of the numbers that a line of luck is drawn with, of 64 bits, in hexadecimal. */
export async function firstNumber(key: string, ply: number): Promise<string> {
  return (await hmac(key, `${ply}:0`)).slice(0, 16);
}

async function hmac(key: string, label: string): Promise<string> {
  const how = { name: "HMAC", hash: "SHA-256" };
  const made = await crypto.subtle.importKey("raw", bytesOf(key), how, false, ["sign"]);
  return hexOf(await crypto.subtle.sign("HMAC", made, new TextEncoder().encode(label)));
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (byte) => parseInt(byte, 16));
}

function hexOf(buffer: ArrayBuffer): string {
  return [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
