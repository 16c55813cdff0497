/** What was asked of the server and is not yet answered: which step it was about. */

import type { Answer } from "../wire";
import type { Seen, WhyNot } from "./seen";

interface Question {
  seat: number;
  step: string;
  tried: boolean;
}

export class Questions {
  private readonly open = new Map<number, Question>();
  private lastId = 0;

  newId(): number {
    return ++this.lastId;
  }

  /** A number for a question about a step: one that was tried, or only pointed at. */
  about(seat: number, step: string, tried: boolean): number {
    this.open.set(this.newId(), { seat, step, tried });
    return this.lastId;
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
