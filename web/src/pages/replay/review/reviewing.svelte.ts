/** The review of a finished game, as far as it has come; asked for again while it is made. */

import { beginReview, review, stopReview, Trouble, turningPictures } from "../../../api";
import { Fetched } from "../../../parts/fetched.svelte";
import { poll } from "../../../poll";
import { t } from "../../../t.svelte";
import type { Picture, ReviewFacts, ReviewTurning, TurningPictures } from "../../../wire";
import { wishes } from "../../../wishes.svelte";

const EVERY = 1500; // milliseconds

/** Which of the two turns of a turning point is on the board. */
export type Way = "better" | "played";
type Go = (ply: number) => void;

export const percent = (share: number) => Math.round(100 * share);

export class Reviewing {
  facts = $state.raw<ReviewFacts | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  /** The turning point that is looked at. */
  open = $state.raw<ReviewTurning | null>(null);
  way = $state<Way>("better");
  private readonly pictures = new Fetched<TurningPictures>();

  constructor(private readonly table: string) {}

  get ongoing(): boolean {
    return this.facts?.state === "waiting" || this.facts?.state === "running";
  }

  /** What is to be said when it is done, and no turn decided for sure. */
  get verdict(): string {
    const { state, turnings, unsure } = this.facts ?? {};
    const said = state === "done" && !turnings?.length;
    return said ? t("review-none", { unsure: unsure?.length ?? 0 }) : "";
  }

  /** What cost the most, as far as is known in the end. */
  get dearest(): ReviewTurning | undefined {
    const { state, turnings, unsure } = this.facts ?? {};
    return state === "done" ? (turnings?.[0] ?? unsure?.[0]) : undefined;
  }

  /** Turning points in the order they were played. */
  get turnings(): ReviewTurning[] {
    return [...(this.facts?.turnings ?? [])].sort((a, b) => a.ply - b.ply || a.seat - b.seat);
  }

  /** Look on until nobody looks any more. */
  watch(): () => void {
    let first = true;
    return poll(async () => {
      if (first || this.ongoing) await this.ask(review(this.table, wishes.lang));
      first = false;
    }, EVERY);
  }

  begin(): Promise<void> {
    return this.ask(beginReview(this.table, wishes.lang));
  }

  stop(): Promise<void> {
    return this.ask(stopReview(this.table, wishes.lang));
  }

  /** Look at a turning point. */
  look(turning: ReviewTurning): void {
    this.way = "better";
    if (this.open && same(this.open, turning)) return;
    this.open = turning;
    this.pictures.value = null;
    void this.pictures.ask(turningPictures(this.table, turning.ply, turning.seat, wishes.lang));
  }

  /** The board shows another moment: if it is a turning point, that one is looked at. */
  arrive(ply: number): void {
    if (this.open?.ply === ply) return;
    const here = this.turnings.find((turning) => turning.ply === ply);
    if (here) this.look(here);
  }

  /** What is on the board of the turning point, if it is that moment. */
  picture(ply: number): Picture | null {
    const { open, pictures, way } = this;
    return open?.ply === ply ? (pictures.value?.[way] ?? null) : null;
  }

  /** Look at a turning point, and go there. */
  turnTo(turning: ReviewTurning, go: Go): void {
    this.look(turning);
    go(turning.ply);
  }

  /** What a key stands for at a moment; whether it stands for anything. */
  act(key: string, ply: number, go: Go): boolean {
    const numbered = /^[1-9]$/.test(key) ? this.turnings[Number(key) - 1] : undefined;
    if (numbered) this.turnTo(numbered, go);
    else if (key === "[" || key === "]") {
      const near = this.near(ply, key);
      if (near) go(near.ply);
    } else if ((key === "b" || key === "m") && this.open) {
      this.way = key === "b" ? "better" : "played";
      go(this.open.ply);
    } else return false;
    return true;
  }

  /** The next turning point, or the one before. */
  private near(ply: number, key: "[" | "]"): ReviewTurning | undefined {
    const all = this.turnings;
    return key === "]"
      ? all.find((each) => each.ply > ply)
      : all.findLast((each) => each.ply < ply);
  }

  private async ask(question: Promise<ReviewFacts>): Promise<void> {
    try {
      this.facts = await question;
      this.trouble = null;
    } catch (problem) {
      if (!(problem instanceof Trouble)) throw problem;
      this.trouble = problem;
    }
  }
}

export const same = (one: ReviewTurning, other: ReviewTurning) =>
  one.ply === other.ply && one.seat === other.seat;

/** Who was ahead from which turn to which. */
export function leads(points: ReviewFacts["points"]): { seat: number; from: number; to: number }[] {
  const found: { seat: number; from: number; to: number }[] = [];
  for (const { turn, chances } of points) {
    const shares = chances.map(({ share }) => share);
    const seat = shares.indexOf(Math.max(...shares));
    const last = found.at(-1);
    if (last?.seat === seat) last.to = turn;
    else found.push({ seat, from: turn, to: turn });
  }
  return found;
}

/** From which turn on the winner stayed ahead of all others; nobody if victory is shared. */
export function aheadFrom(points: ReviewFacts["points"]): { seat: number; turn: number } | null {
  const seat = points.at(-1)?.chances.findIndex(({ share }) => share === 1) ?? -1;
  const behind = points.findLastIndex(({ chances }) =>
    chances.some(({ high }, other) => other !== seat && high >= (chances[seat]?.low ?? 0)),
  );
  const first = points[behind + 1];
  return seat < 0 || !first ? null : { seat, turn: first.turn };
}
