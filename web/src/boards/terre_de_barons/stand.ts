/** Where things stand on a tile: officers and keep in a row behind, troops before it. */

import type { TerreDeBaronsTile } from "../../wire";

export interface Place {
  kind: "keep" | "baron" | "knight";
  colour: string;
  /** Knights of one colour stand behind one another. */
  count: number;
  x: number;
  y: number;
  scale: number;
}

export interface Stand {
  back: Place[];
  /** Where the troops lie, and how large. */
  front: { x: number; y: number; scale: number };
  /** Where swords are crossed: knights of several colours. */
  melee: { x: number; y: number } | null;
}

const WIDE = { knight: 34, keep: 42, baron: 38 };
const TALL = { knight: 0.9, keep: 1, baron: 0.92 };
/** The row behind by how many stand in it, with and without troops before it. */
const BEHIND = [0.86, 0.86, 0.78, 0.68];
const ALONE = [1.06, 1.06, 0.9, 0.74];

export function standOf(tile: TerreDeBaronsTile): Stand {
  const row = rowOf(tile);
  const count = row.length;
  const crowded = tile.troops !== null;
  const squeezed = count > 3 ? 3.4 / (count + 0.4) : 1;
  const scale = ((crowded ? BEHIND : ALONE)[Math.min(count, 3)] ?? 1) * squeezed;
  const riders = row.filter(({ kind }) => kind === "knight").length;
  const width = row.reduce((all, { kind }) => all + WIDE[kind], 0) * scale - (riders > 1 ? 6 : 0);
  const left = -width / 2 + (crowded ? (count === 1 ? 13 : 2) : 0);
  const y = crowded ? (count === 1 ? 9 : 3) : count === 1 ? 21 : 17;
  let x = left;
  const back = row.map(({ kind, colour, count: many }): Place => {
    const wide = WIDE[kind] * scale;
    x += wide;
    return { kind, colour, count: many, x: x - wide / 2, y, scale: scale * TALL[kind] };
  });
  return {
    back,
    front: !count
      ? { x: 0, y: -7, scale: 1.08 }
      : {
          x: [0, -20, -10, -12][Math.min(count, 3)] ?? 0,
          y: count === 1 ? 3 : 9,
          scale: count > 2 ? 0.74 : 0.86,
        },
    melee: riders > 1 ? { x: left + WIDE.knight * scale, y: y - 7 } : null,
  };
}

/** From left to right: knights, keep, barons. */
function rowOf({ knights, keep, barons }: TerreDeBaronsTile) {
  const riders = [...new Set(knights)].map((colour) => ({
    kind: "knight" as const,
    colour: colour as string,
    count: knights.filter((one) => one === colour).length,
  }));
  return [
    ...riders,
    ...(keep ? [{ kind: "keep" as const, colour: keep as string, count: 1 }] : []),
    ...barons.map((colour) => ({ kind: "baron" as const, colour: colour as string, count: 1 })),
  ];
}
