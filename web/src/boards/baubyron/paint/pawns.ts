/** Pawns: half a storey each, an edge of ink and one of light; round for players, square for red. */

import {
  BackSide,
  BoxGeometry,
  CircleGeometry,
  CylinderGeometry,
  Group,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  type BufferAttribute,
  type BufferGeometry,
  type Material,
  type Texture,
} from "three";
import { angles, PAWN, type Stop } from "../grid";
import type { Picture } from "../picture";
import { at } from "./blocks";
import { ink } from "./inks";
import { shaded, type Light } from "./light";
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
  comes: boolean;
}

/** Where every pawn stands. */
function stands({ piles, building: { cells }, coming }: Picture): Stand[] {
  const storeys = new Map(cells.map((one) => [one.cell, one.storeys]));
  return piles.flatMap(({ cell, pawns, leaving }) =>
    pawns.map((who, level) => ({
      who,
      ...at(cell),
      y: (storeys.get(cell) ?? 0) + level * PAWN,
      ghost: leaving === true && level === pawns.length - 1,
      comes: coming?.cell === cell && level === pawns.length - 1,
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

type Wardrobe = Map<number | null, Livery>;

/** Pawns that stand still, and the one that comes, which can be put anywhere on its way. */
export function pawns(
  picture: Picture,
  livery: Wardrobe,
  light: Light,
): [still: Group, comer: Group] {
  const all = stands(picture);
  const { around } = angles(picture.gaze);
  const drawn = (some: Stand[]) => figures(some, livery, light, around);
  return [drawn(all.filter(({ comes }) => !comes)), drawn(all.filter(({ comes }) => comes))];
}

function figures(all: Stand[], livery: Wardrobe, light: Light, around: number): Group {
  const group = new Group();
  for (const ghost of [false, true])
    for (const [who, { side, top }] of livery) {
      const mine = all.filter((one) => one.who === who && one.ghost === ghost);
      if (!mine.length) continue;
      const look = { vertexColors: true, ...(ghost ? { transparent: true, opacity: 0.4 } : {}) };
      const round = who !== null;
      const sides = gather(mine.map((one) => place(flank(round), one)));
      const tops = gather(mine.map((one) => place(lid(round, around), one, HIGH / 2 + 0.004)));
      group.add(
        new Mesh(shaded(sides, light), new MeshBasicMaterial({ map: side, ...look })),
        new Mesh(shaded(tops, light), new MeshBasicMaterial({ map: top, ...look })),
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

/** How far from its end a pawn is after a part of its way. */
export function along(over: Stop[], part: number): { x: number; y: number; z: number } {
  const steps = over.length - 1;
  const gone = Math.min(Math.floor(part * steps), steps - 1);
  const [one, two, end] = [over[gone], over[gone + 1], over.at(-1)];
  if (!one || !two || !end) return { x: 0, y: 0, z: 0 };
  const within = part * steps - gone;
  const between = (key: keyof Stop) => one[key] + (two[key] - one[key]) * within - end[key];
  return { x: between("column"), y: between("level"), z: -between("row") };
}
