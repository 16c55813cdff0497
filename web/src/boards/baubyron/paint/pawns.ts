/** Pawns: half a storey each, an edge of ink and one of light; round for players, square for red. */

import {
  BackSide,
  BoxGeometry,
  CircleGeometry,
  CylinderGeometry,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  PlaneGeometry,
  type BufferAttribute,
  type BufferGeometry,
  type Material,
  type Texture,
} from "three";
import { angles, PAWN } from "../grid";
import type { Picture } from "../picture";
import { at } from "./blocks";
import { ink } from "./inks";
import { gather } from "./shapes";

const ROUND = 0.33;
const SQUARE = 0.58;
const HIGH = PAWN - 0.02;
const SEGMENTS = 28;
const HULLS = { ink: 0.022, light: 0.05 };

/** How the pawns of a player, or red ones, look. */
export interface Livery {
  side: Texture;
  top: Texture;
}

interface Stand {
  who: number | null;
  x: number;
  y: number;
  z: number;
  ghost: boolean;
}

/** Where every pawn stands. */
function stands({ piles, building: { cells } }: Picture): Stand[] {
  const storeys = new Map(cells.map((one) => [one.cell, one.storeys]));
  return piles.flatMap(({ cell, pawns, leaving }) =>
    pawns.map((who, level) => ({
      who,
      ...at(cell),
      y: (storeys.get(cell) ?? 0) + level * PAWN,
      ghost: leaving === true && level === pawns.length - 1,
    })),
  );
}

function body(round: boolean, more: number): BufferGeometry {
  const high = HIGH + 1.6 * more;
  if (!round) return new BoxGeometry(SQUARE + 2 * more, high, SQUARE + 2 * more);
  return new CylinderGeometry(ROUND + more, ROUND + more, high, SEGMENTS);
}

/** The side alone, its hatching four times around. */
function flank(round: boolean): BufferGeometry {
  if (!round) return new BoxGeometry(SQUARE, HIGH, SQUARE);
  const shape = new CylinderGeometry(ROUND, ROUND, HIGH, SEGMENTS, 1, true);
  const uv = shape.getAttribute("uv") as BufferAttribute;
  for (let point = 0; point < uv.count; point++) uv.setX(point, uv.getX(point) * 4);
  return shape;
}

/** The top, its arms upright for the eye. */
function lid(round: boolean, around: number): BufferGeometry {
  const flat = round ? new CircleGeometry(ROUND, SEGMENTS) : new PlaneGeometry(SQUARE, SQUARE);
  flat.rotateX(-Math.PI / 2);
  return round ? flat.rotateY(around) : flat;
}

const place = (shape: BufferGeometry, { x, y, z }: Stand, more = 0) =>
  shape.translate(x, y + PAWN / 2 + more, z);

export function pawns(picture: Picture, livery: Map<number | null, Livery>): Group {
  const group = new Group();
  const all = stands(picture);
  const { around } = angles(picture.gaze);
  for (const ghost of [false, true])
    for (const [who, { side, top }] of livery) {
      const mine = all.filter((one) => one.who === who && one.ghost === ghost);
      if (!mine.length) continue;
      const look = ghost ? { transparent: true, opacity: 0.4 } : {};
      const round = who !== null;
      const sides = gather(mine.map((one) => place(flank(round), one)));
      const tops = gather(mine.map((one) => place(lid(round, around), one, HIGH / 2 + 0.004)));
      group.add(
        new Mesh(sides, new MeshLambertMaterial({ map: side, ...look })),
        new Mesh(tops, new MeshLambertMaterial({ map: top, ...look })),
      );
    }
  const firm = all.filter(({ ghost }) => !ghost);
  for (const [name, more] of Object.entries(HULLS)) {
    const look: Material = new MeshBasicMaterial({ color: ink(`edge-${name}`), side: BackSide });
    const hulls = firm.map((one) => place(body(one.who !== null, more), one));
    if (hulls.length) group.add(new Mesh(gather(hulls), look));
  }
  return group;
}
