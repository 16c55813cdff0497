/** The building: blocks with their grain and seams, tops by height, doors, the goal, glass. */

import {
  BoxGeometry,
  Color,
  CylinderGeometry,
  DoubleSide,
  EdgesGeometry,
  Group,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
  type BufferAttribute,
  type BufferGeometry,
  type Texture,
} from "three";
import { angles, hull, nearness, spotOf } from "../grid";
import { lay, type Laid, type Picture } from "../picture";
import { outwards } from "../plan";
import { dark, grain, ink, once } from "./inks";
import { shaded, type Light } from "./light";
import { gather, Sheets, slab, tint } from "./shapes";

const LIGHTEST = 8;
const GAP = 0.012; // between blocks: their seams
// Surfaces lie behind the lines along their edges, which would be dotted otherwise.
const BEHIND = { polygonOffset: true, polygonOffsetFactor: 1, polygonOffsetUnits: 1 };
const SLANT = { right: 0.42, back: 0.16 }; // how far a storey's shadow falls, as the eye sees it

export const at = (cell: string) => {
  const { column, row } = spotOf(cell);
  return { x: column, z: -row };
};

/** The box of a block, where it lies. */
function box({ kind, cells, bottom, thick }: Laid, more = 0): BufferGeometry {
  const [wide, deep] = [kind === "x" ? 2 : 1, kind === "y" ? 2 : 1];
  const shape = new BoxGeometry(wide - GAP + more, thick - GAP / 2 + more, deep - GAP + more);
  const x = cells.reduce((sum, cell) => sum + at(cell).x, 0) / cells.length;
  const z = cells.reduce((sum, cell) => sum + at(cell).z, 0) / cells.length;
  return shape.translate(x, bottom + thick / 2, z);
}

/** The grain runs along a block: upright ones have it upright. */
function along(shape: BufferGeometry, { kind }: Laid): BufferGeometry {
  const uv = shape.getAttribute("uv") as BufferAttribute;
  if (kind === "u")
    for (let point = 0; point < uv.count; point++)
      uv.setXY(point, uv.getY(point) * 2, uv.getX(point));
  return shape;
}

function colourOf(name: string): [number, number, number] {
  const { r, g, b } = new Color(ink(name));
  return [r, g, b];
}

/** A square on top of a cell, at a height. */
export function square(cell: string, y: number, half = 0.5): [N3, N3, N3, N3] {
  const { x, z } = at(cell);
  return [
    [x - half, y, z - half],
    [x - half, y, z + half],
    [x + half, y, z + half],
    [x + half, y, z - half],
  ];
}
type N3 = [number, number, number];

/** A square lying flat, upright for the eye: upper left, lower left, lower right, upper right. */
export function facing(
  { x, z }: { x: number; z: number },
  y: number,
  half: number,
  around: number,
): [N3, N3, N3, N3] {
  const [cos, sin] = [Math.cos(around), Math.sin(around)];
  const corner = (right: number, near: number): N3 => [
    x + half * (right * cos + near * sin),
    y,
    z + half * (near * cos - right * sin),
  ];
  return [corner(-1, -1), corner(-1, 1), corner(1, 1), corner(1, -1)];
}

/** The walls alone: what lies on a block, or the colour of its height, covers its top. */
function walls(shape: BufferGeometry): BufferGeometry {
  const corners = [...(shape.getIndex()?.array ?? [])]; // six a side: right, left, top, bottom, front, back
  return shape.setIndex([...corners.slice(0, 12), ...corners.slice(24)]);
}

export function building(picture: Picture, light: Light): Group {
  const whole = new Group();
  const { blocks, cells } = picture.building;
  const laid = lay(blocks);
  const glassy = (one: Laid) =>
    one.bottom + one.thick > picture.clear || one.cells.some((c) => picture.through.includes(c));
  // The nearest first: what they hide is not painted at all.
  const near = ({ cells }: Laid) => nearness(picture.gaze, spotOf(cells[0] ?? ""));
  const solid = laid.filter((one) => !glassy(one)).toSorted((a, b) => near(b) - near(a));
  const glass = laid.filter(glassy);
  const clouded = new Set(glass.flatMap((one) => one.cells));

  const edge = new LineBasicMaterial({ color: ink("edge-ink"), transparent: true, opacity: 0.85 });
  whole.add(
    new Mesh(
      shaded(gather(solid.map((one) => walls(along(box(one), one)))), light),
      new MeshBasicMaterial({
        ...BEHIND,
        color: ink("block"),
        map: once("grain", grain),
        vertexColors: true,
      }),
    ),
    new LineSegments(gather(solid.map((one) => edges(box(one)))), edge),
  );
  const tops = shaded(solidTops(cells, clouded, solid), light);
  whole.add(new Mesh(tops, new MeshBasicMaterial({ ...BEHIND, vertexColors: true })));
  if (glass.length) whole.add(...panes(glass));
  whole.add(shadow(picture));
  return whole;
}

/** Tops by height; where glass stands, of what is left below it. */
function solidTops(
  cells: Picture["building"]["cells"],
  clouded: Set<string>,
  solid: Laid[],
): BufferGeometry {
  const levels = new Map(cells.map(({ cell, storeys }) => [cell, storeys]));
  for (const cell of clouded)
    levels.set(
      cell,
      Math.max(0, ...solid.filter((o) => o.cells.includes(cell)).map((o) => o.bottom + o.thick)),
    );
  return gather(
    [...levels].flatMap(([cell, storeys]) => {
      if (!storeys) return [];
      const corners = square(cell, storeys + 0.004, 0.494).map(([x, , z]) => ({ x, z }));
      const colour = colourOf(`h${Math.min(storeys, LIGHTEST)}`);
      const top = slab(corners, storeys + 0.004);
      top.computeVertexNormals();
      return [tint(top, colour)];
    }),
  );
}

function edges(shape: BufferGeometry): BufferGeometry {
  const made = new EdgesGeometry(shape);
  shape.dispose();
  return made;
}

/** Glass: seen through, with its edges. */
function panes(glass: Laid[]): [Mesh, LineSegments] {
  const pane = new MeshBasicMaterial({
    color: ink("block"),
    transparent: true,
    opacity: 0.16,
    depthWrite: false,
  });
  const line = new LineBasicMaterial({ color: ink("ink"), transparent: true, opacity: 0.35 });
  return [
    new Mesh(gather(glass.map((one) => box(one))), pane),
    new LineSegments(gather(glass.map((one) => edges(box(one)))), line),
  ];
}

/** The shadow on the table: once wherever it falls, since what is drawn first hides the rest. */
function shadow({ building: { cells }, gaze }: Picture): Mesh {
  const { around } = angles(gaze);
  const [cos, sin] = [Math.cos(around), Math.sin(around)];
  const slant = {
    x: SLANT.right * cos - SLANT.back * sin,
    z: -SLANT.right * sin - SLANT.back * cos,
  };
  const parts = cells.map(({ cell, storeys }) => {
    const corners = square(cell, 0).map(([x, , z]) => ({ x, y: z }));
    const fallen = corners.map(({ x, y }) => ({
      x: x + slant.x * storeys,
      y: y + slant.z * storeys,
    }));
    return slab(
      hull([...corners, ...fallen]).map(({ x, y }) => ({ x, z: y })),
      0.004,
    );
  });
  const dim = new MeshBasicMaterial({
    color: 0x000000,
    transparent: true,
    opacity: dark() ? 0.45 : 0.2,
    side: DoubleSide,
  });
  return new Mesh(gather(parts), dim);
}

/** A block on trial, golden. */
export function golden(picture: Picture, block: string, light: Light): Group {
  const last = lay([...picture.building.blocks, block]).at(-1);
  const group = new Group();
  if (!last) return group;
  const gold = new MeshBasicMaterial({
    color: new Color(0xf3c95a).multiplyScalar(1.2), // it glows
    transparent: true,
    opacity: 0.86,
    vertexColors: true,
  });
  const line = new LineBasicMaterial({ color: dark() ? 0xffe2a6 : 0x7d5100 });
  group.add(
    new Mesh(shaded(box(last, 0.02), light), gold),
    new LineSegments(edges(box(last, 0.02)), line),
  );
  return group;
}

/** Doors in the outer walls, and wedges on the table before them. */
export function doors({ building: { cells, entries } }: Picture, arch: Texture): Group {
  const group = new Group();
  const sheets = new Sheets();
  const wedges: BufferGeometry[] = [];
  for (const cell of entries) {
    const way = outwards({ cells }, cell) ?? { x: 0, y: -1 };
    const out = { x: way.x, z: -way.y };
    const right = { x: out.z, z: -out.x }; // as one stands before the wall
    const { x, z } = at(cell);
    const corner = (side: number, y: number): N3 => [
      x + out.x * 0.505 + right.x * side * 0.4,
      y,
      z + out.z * 0.505 + right.z * side * 0.4,
    ];
    sheets.add([corner(-1, 0.84), corner(-1, 0.02), corner(1, 0.02), corner(1, 0.84)], []);
    const wedge = [
      { x: x + out.x * 0.62, z: z + out.z * 0.62 },
      { x: x + out.x * 0.95 + right.x * 0.22, z: z + out.z * 0.95 + right.z * 0.22 },
      { x: x + out.x * 0.95 - right.x * 0.22, z: z + out.z * 0.95 - right.z * 0.22 },
    ];
    wedges.push(slab(wedge, 0.012));
  }
  if (!entries.length) return group;
  group.add(
    new Mesh(
      sheets.made(),
      new MeshBasicMaterial({ map: arch, transparent: true, side: DoubleSide }),
    ),
    new Mesh(gather(wedges), new MeshBasicMaterial({ color: ink("ink-2"), side: DoubleSide })),
  );
  return group;
}

/** The pennon over the goal, on the left of the eye. */
export function pennon(
  { building: { cells, goal } }: Picture,
  left: { x: number; z: number },
): Group {
  const group = new Group();
  const storeys = cells.find(({ cell }) => cell === goal)?.storeys;
  if (goal === null || storeys === undefined) return group;
  const { x, z } = at(goal);
  const foot = { x: x + left.x * 0.5, z: z + left.z * 0.5 };
  const pole = new CylinderGeometry(0.035, 0.035, 1.7, 8).translate(foot.x, storeys + 0.85, foot.z);
  const sheets = new Sheets();
  const tip: N3 = [foot.x - left.x * 0.95, storeys + 1.4, foot.z - left.z * 0.95];
  sheets.add([[foot.x, storeys + 1.68, foot.z], [foot.x, storeys + 1.12, foot.z], tip, tip], []);
  const flag = sheets.made();
  group.add(
    new Mesh(pole, new MeshBasicMaterial({ color: ink("edge-ink") })),
    new Mesh(flag, new MeshBasicMaterial({ color: 0xf3c95a, side: DoubleSide })),
    new LineSegments(new EdgesGeometry(flag), new LineBasicMaterial({ color: ink("edge-ink") })),
  );
  return group;
}
