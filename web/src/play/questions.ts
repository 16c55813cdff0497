/** What was asked of the server and is not yet answered: which step it was about. */

import type { Answer } from "../wire";
import type { Seen, WhyNot } from "./seen";

interface Question {
  seat: number;
  /** What it is about. */
  step: string;
  /** It was tried, not only pointed at. */
  tried: boolean;
  /** The whole draft that was offered, at this ply. */
  offered?: { ply: number; moves: string[] };
}

export class Questions {
  private readonly open = new Map<number, Question>();
  private lost: Question[] = [];
  private lastId = 0;

  newId(): number {
    return ++this.lastId;
  }

  /** A number for a question about a step. */
  about(question: Question): number {
    this.open.set(this.newId(), question);
    return this.lastId;
  }

  /** Something that was tried has no answer yet: what is pressed meanwhile is held. */
  get waits(): boolean {
    return [...this.open.values()].some(({ tried }) => tried);
  }

  /** The draft that was offered when the line broke. */
  lostDraft(seat: number, ply: number): string[] | undefined {
    const offers = this.lost.filter((one) => one.seat === seat);
    return offers.findLast(({ offered }) => offered?.ply === ply)?.offered?.moves;
  }

  /** A new line: what was asked on the old one will not be answered; drafts are known still. */
  forget(): void {
    this.lost = [...this.open.values()];
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
    const { clause, text, where } = message;
    return { step: question.step, clause, text, where, tried: question.tried };
  }
}
