/**
 * The little Markdown of the rule books, as pieces to be drawn: bold, italic, code, and references
 * to clauses and sections. Nothing is ever turned into HTML.
 */

export interface Piece {
  kind: "plain" | "bold" | "italic" | "code" | "clause" | "section";
  text: string;
}

/** A line of the player aid: "**Goal** · Have the fewest heads." */
export interface AidLine {
  head: string;
  pieces: Piece[];
}

const MARKED =
  /\*\*(?<bold>.+?)\*\*|\*(?<italic>\S(?:.*?\S)?)\*|`(?<code>[^`]+)`|(?<![\w.,])(?<clause>\d{1,2}\.\d{1,2})(?![\d.]\d|\d)|(?<=sections?\s(?:\d+\s(?:and|et|to|à|or|ou)\s)?)(?<section>\d+)(?!\d)/gu;
const HEADED = /^\*\*(?<head>[^*]+)\*\*\s(?:·\s)?(?<rest>.*)$/u;

/** A sentence in pieces; only numbers that the book has are references. */
export function pieces(text: string, numbers: Set<string>): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const mark of text.matchAll(MARKED)) {
    const piece = pieceOf(mark.groups ?? {}, numbers);
    if (!piece) continue;
    if (mark.index > at) found.push({ kind: "plain", text: text.slice(at, mark.index) });
    found.push(piece);
    at = mark.index + mark[0].length;
  }
  if (at < text.length) found.push({ kind: "plain", text: text.slice(at) });
  return found;
}

function pieceOf(groups: Record<string, string | undefined>, numbers: Set<string>): Piece | null {
  for (const kind of ["bold", "italic", "code"] as const) {
    const text = groups[kind];
    if (text !== undefined) return { kind, text };
  }
  for (const kind of ["clause", "section"] as const) {
    const text = groups[kind];
    if (text !== undefined && numbers.has(text)) return { kind, text };
  }
  return null;
}

export function aidLines(aid: string, numbers: Set<string>): AidLine[] {
  const lines = aid.split("\n").filter((line) => line.trim());
  return lines.map((line) => {
    const { head = "", rest = line } = line.match(HEADED)?.groups ?? {};
    return { head, pieces: pieces(rest, numbers) };
  });
}

/** A line about what is typed: of use in a terminal, and where a board is played as text. */
export function isTyped({ pieces }: AidLine): boolean {
  return pieces.some(({ kind }) => kind === "code");
}

/** Without accents and case, letter by letter, so that places stay where they are. */
export function folded(text: string): string {
  return Array.from(text.replaceAll("’", "'"), (letter) =>
    (letter.normalize("NFD")[0] ?? letter).toLowerCase(),
  ).join("");
}

export interface Stretch {
  text: string;
  found: boolean;
}

/** A text cut where the words looked for stand. */
export function stretches(text: string, wanted: string): Stretch[] {
  const words = folded(wanted).split(/\s+/).filter(Boolean).map(escaped);
  if (!words.length) return [{ text, found: false }];
  const cuts = [...folded(text).matchAll(new RegExp(words.join("|"), "gu"))];
  const out: Stretch[] = [];
  let at = 0;
  for (const cut of cuts) {
    if (cut.index > at) out.push({ text: text.slice(at, cut.index), found: false });
    at = cut.index + cut[0].length;
    out.push({ text: text.slice(cut.index, at), found: true });
  }
  if (at < text.length) out.push({ text: text.slice(at), found: false });
  return out;
}

/** Whether every word looked for stands in it. */
export function matches(text: string, wanted: string): boolean {
  const where = folded(text);
  return folded(wanted)
    .split(/\s+/)
    .every((word) => where.includes(word));
}

function escaped(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
