/** Where labels stand beside the places of a picture: over none of them, and not over each other. */

export const WIDE = 208; // pixels of a label
export const HIGH = 80;
const APART = 8; // from a place, and from the next
const AWAY = 56; // at least, from the middle of its place
const OVER = 50; // begins above it
const ROOM = 560; // a narrower picture has none for labels

/** A place of the picture by its middle. */
export interface Place {
  x: number;
  y: number;
  wide: number;
  high: number;
  /** Its label stands after it, wherever it is. */
  after?: boolean | undefined;
}
interface Spot {
  left: number;
  top: number;
}
interface Box extends Spot {
  wide: number;
  high: number;
}

/** A spot for the label of each place; none at all where one of them finds no room. */
export function spotsOf(places: Place[], wide: number, high: number): Spot[] {
  if (wide < ROOM) return [];
  const taken: Box[] = places.map((one) => {
    return { ...one, left: one.x - one.wide / 2, top: one.y - one.high / 2 };
  });
  const spots: Spot[] = [];
  for (const place of places) {
    const spot = spotFor(place, taken, wide, high);
    if (!spot) return [];
    spots.push(spot);
    taken.push({ ...spot, wide: WIDE, high: HIGH });
  }
  return spots;
}

function spotFor(place: Place, taken: Box[], wide: number, high: number): Spot | undefined {
  const wished = Math.max(0, Math.min(place.y - OVER, high - HIGH));
  const beside = taken.flatMap((box) => [box.top - HIGH - APART, box.top + box.high + APART]);
  const tops = [wished, ...beside]
    .filter((top) => top >= 0 && top <= high - HIGH)
    .sort((one, other) => Math.abs(one - wished) - Math.abs(other - wished));
  return sidesOf(place, wide)
    .flatMap((left) => tops.map((top) => ({ left, top })))
    .find((spot) => taken.every((box) => apart(spot, box)));
}

/** Outwards first, then inwards, or only after it; where there is no room, as far as the picture goes. */
function sidesOf({ x, wide: own, after }: Place, wide: number): number[] {
  const away = Math.max(AWAY, own / 2 + APART);
  const [left, right] = [x - away - WIDE, x + away];
  const sides = after ? [right] : x > wide / 2 ? [right, left] : [left, right];
  const inside = sides.filter((at) => at >= 0 && at + WIDE <= wide);
  return [...inside, ...sides.map((at) => Math.max(0, Math.min(at, wide - WIDE)))];
}

function apart(spot: Spot, box: Box): boolean {
  return (
    spot.left >= box.left + box.wide + APART ||
    box.left >= spot.left + WIDE + APART ||
    spot.top >= box.top + box.high + APART ||
    box.top >= spot.top + HIGH + APART
  );
}
