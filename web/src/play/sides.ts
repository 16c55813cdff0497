/** What each seat of this device knows: its last frame with its draft, and the story it was told. */

import type { DraftFacts, Frame, Told, Update, Welcome } from "../wire";
import { patched } from "./patch";
import { NO_DRAFT, type Seen, type View } from "./seen";

export interface Side {
  frame: Frame;
  story: Told[];
}

export class Sides {
  private readonly bySeat = new Map<number | null, Side>();

  of(seat: number | null): Side | undefined {
    return this.bySeat.get(seat);
  }

  all(): Side[] {
    return [...this.bySeat.values()];
  }

  /** The line up to which every side knows the story. */
  knownPly(): number {
    return this.bySeat.size ? Math.min(...this.all().map(({ frame }) => frame.ply)) : 0;
  }

  /** Begin anew from a welcome; what was told before stays. Answers the frames of before. */
  welcome({ frames, story }: Welcome): Map<number | null, Frame> {
    const known = new Map(this.bySeat);
    this.bySeat.clear();
    frames.forEach((frame, at) => {
      const told = story[at] ?? [];
      const since = told[0]?.ply ?? Infinity;
      const side = known.get(frame.seat);
      const before = side?.story.filter(({ ply }) => ply < since) ?? [];
      const whole = [...before, ...told];
      this.bySeat.set(frame.seat, { frame: stillOnTrial(frame, side?.frame), story: whole });
    });
    return new Map([...known].map(([seat, { frame }]) => [seat, frame]));
  }

  /** Make a change; "old" if it is known already, "gap" if lines before it are missing. */
  apply(update: Update): "done" | "old" | "gap" {
    const side = this.bySeat.get(update.seat);
    if (!side || side.frame.ply >= update.ply) return "old";
    if (side.frame.ply !== update.before) return "gap";
    side.frame = {
      seat: update.seat,
      ply: update.ply,
      asked: update.asked,
      view: patched(side.frame.view, update.patch),
      draft: { ...NO_DRAFT, next: update.next },
    };
    side.story = [...side.story, ...update.story];
    return "done";
  }

  /** Who still has to decide after this line. */
  waitFor(ply: number, asked: number[]): void {
    for (const side of this.bySeat.values())
      if (side.frame.ply === ply) side.frame = { ...side.frame, asked };
  }

  /** Whether the draft belongs to what its seat sees; then it is taken. */
  takeDraft(seat: number, ply: number, draft: DraftFacts): boolean {
    const side = this.bySeat.get(seat);
    if (!side || side.frame.ply !== ply) return false;
    side.frame = { ...side.frame, draft };
    return true;
  }

  /** What a page shows, filled in with what the seat that looks knows. */
  fill(next: Seen, before: Seen): Seen {
    const side = this.bySeat.get(next.seat);
    if (!side) return next;
    const { frame, story } = side;
    const view = next.past ? next.past.view : withDraft(frame, before);
    const { ply, asked, view: settled, draft } = frame;
    return { ...next, ply, asked, settled, draft, story, view };
  }

  /** The seat of this device that still has to decide, after the one who looks. */
  nextToDecide({ held, seat, facts }: Seen): number | null {
    const open = held.filter((each) => {
      const frame = this.bySeat.get(each)?.frame;
      return !facts?.seats[each]?.away && frame?.asked.includes(each) && !frame.draft.final;
    });
    return open.find((each) => each >= (seat ?? 0)) ?? open[0] ?? null;
  }
}

/** What was on trial stays so while it is offered again, if the table still stands there. */
function stillOnTrial(frame: Frame, before: Frame | undefined): Frame {
  const { seat, ply, asked, draft } = frame;
  const open = seat !== null && asked.includes(seat) && !draft.final && !draft.moves.length;
  const same = open && before?.ply === ply && before.draft.moves.length && !before.draft.final;
  return same ? { ...frame, draft: before.draft } : frame;
}

/** The same object as long as nothing changed, so that boards are drawn anew only when needed. */
function withDraft(frame: Frame, seen: Seen): View {
  if (frame.view === seen.settled && frame.draft === seen.draft && !seen.past && seen.view)
    return seen.view;
  return patched(frame.view, frame.draft.patch);
}
