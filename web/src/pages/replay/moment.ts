/** A moment of a game in an address: /replay/ID?ply=57&seat=2. Seats count from 1, 0 looks on.
 * With &review, where it was decided is told too. */

interface Asked extends Moment {
  /** There is a line in the address. */
  named: boolean;
}

export interface Moment {
  ply: number;
  /** null is a spectator. */
  seat: number | null;
  review: boolean;
}

const WHOLE = /^[0-9]{1,6}$/;

/** What an address asks for; without a seat in it, one's own if there is one. */
export function momentIn(search: string, own: number | null): Asked {
  const asked = new URLSearchParams(search);
  const [ply, seat] = [asked.get("ply") ?? "", asked.get("seat") ?? ""];
  return {
    ply: WHOLE.test(ply) ? Number(ply) : 0,
    named: WHOLE.test(ply),
    seat: WHOLE.test(seat) ? (seat === "0" ? null : Number(seat) - 1) : own,
    review: asked.has("review"),
  };
}

export function addressOf(table: string, { ply, seat, review }: Moment): string {
  const moment = `/replay/${table}?ply=${ply}&seat=${seat === null ? 0 : seat + 1}`;
  return review ? `${moment}&review` : moment;
}
