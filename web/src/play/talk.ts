/** What people say at a table, and whether what we said was heard. */

import type { Answer, ChatLine } from "../wire";

/** Why something was not said: a sentence, or "" when the line was broken; null if it was. */
export type Unsaid = string | null;

/** Lines as they are known now, oldest first: a line may have been taken away since. */
export function withTalk(talk: ChatLine[], fresh: Extract<Answer, { type: "chat" }>): ChatLine[] {
  const lines = new Map(talk.map((line) => [line.number, line]));
  for (const line of fresh.lines) lines.set(line.number, line);
  return [...lines.values()].sort((one, other) => one.number - other.number);
}

/** Who said it: a seat without a name is called as it is here, in the language of who reads. */
export function speakerOf({ name, seat }: ChatLine, players: { name: string }[]): string {
  return name || (seat === null ? "" : (players[seat]?.name ?? ""));
}

/** A line under the name of who said it; null if there is none. */
export function spoken(line: ChatLine | undefined, players: { name: string }[]): ChatLine | null {
  return line ? { ...line, name: speakerOf(line, players) } : null;
}

/** What was said and not yet answered. */
export class Sayings {
  private readonly open = new Map<number, (why: Unsaid) => void>();

  /** Wait for the answer to a message. */
  answered(id: number): Promise<Unsaid> {
    return new Promise((resolve) => this.open.set(id, resolve));
  }

  /** Whether that was something we said. */
  answer(id: number, why: Unsaid): boolean {
    const resolve = this.open.get(id);
    this.open.delete(id);
    resolve?.(why);
    return resolve !== undefined;
  }

  lineBroke(): void {
    for (const id of [...this.open.keys()]) this.answer(id, "");
  }
}
