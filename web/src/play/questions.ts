/** What was asked of the server and is not yet answered: which step it was about. */

import type { Answer } from "../wire";
import type { Seen, WhyNot } from "./seen";

interface Question {
  seat: number;
  /** What it is about. */
  step: string;
  /** It was tried, not only pointed at. */
  tried: boolean;
  /** It was pressed again before it was answered. */
  twice?: boolean;
  /** The whole draft that was offered, at this ply. */
  offered?: { ply: number; moves: string[] };
}

export class Questions {
  private readonly open = new Map<number, Question>();
  private lastId = 0;

  newId(): number {
    return ++this.lastId;
  }

  /** A number for a question about a step. */
  about(question: Question): number {
    this.open.set(this.newId(), question);
    return this.lastId;
  }

  /** The draft offered last, while it is not answered: a quick second press builds on it. */
  unanswered(seat: number, ply: number): string[] | null {
    const offers = [...this.open.values()].filter((one) => one.seat === seat);
    return offers.findLast(({ offered }) => offered?.ply === ply)?.offered?.moves ?? null;
  }

  /** A new line: what was asked on the old one will not be answered. */
  forget(): void {
    this.open.clear();
  }

  answered(id: number): void {
    this.open.delete(id);
  }

  /** Why not, if that is still of interest: what was tried matters more than what was pointed at. */
  whyNot(
    message: Extract<Answer, { type: "refused" | "because" }>,
    { seat, whyNot }: Seen,
  ): WhyNot | null {
    const question = this.open.get(message.id);
    if (!question || question.seat !== seat) return null;
    if (message.type === "because" && (message.allowed || whyNot?.tried)) return null;
    if (question.twice) return null; // by a quick finger: once was enough
    const { clause, text, where } = message;
    return { step: question.step, clause, text, where, tried: question.tried };
  }
}
