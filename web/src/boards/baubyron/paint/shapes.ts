/** Shapes gathered into few: what shares a look is painted at once. */

import { BufferGeometry, Float32BufferAttribute, type BufferAttribute } from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";

/** Many as one; the parts are given back. */
export function gather(parts: BufferGeometry[]): BufferGeometry {
  const whole = parts.length ? mergeGeometries(parts) : new BufferGeometry();
  for (const part of parts) part.dispose();
  return whole;
}

type Three = [number, number, number];

/** Flat pieces with a picture on them: four corners each, and a part of the picture. */
export class Sheets {
  private readonly points: number[] = [];
  private readonly parts: number[] = [];

  /** Corners in the order of the picture: upper left, lower left, lower right, upper right. */
  add(corners: [Three, Three, Three, Three], [left, bottom, right, top]: number[]): void {
    const [l = 0, b = 0, r = 1, t = 1] = [left, bottom, right, top];
    const uv = [
      [l, t],
      [l, b],
      [r, b],
      [r, t],
    ];
    for (const at of [0, 1, 2, 0, 2, 3]) {
      this.points.push(...(corners[at] ?? []));
      this.parts.push(...(uv[at] ?? []));
    }
  }

  made(): BufferGeometry {
    const made = new BufferGeometry();
    made.setAttribute("position", new Float32BufferAttribute(this.points, 3));
    made.setAttribute("uv", new Float32BufferAttribute(this.parts, 2));
    return made;
  }
}

/** A flat polygon at a height, from points on the table. */
export function slab(points: { x: number; z: number }[], y: number): BufferGeometry {
  const made = new BufferGeometry();
  const corners: number[] = [];
  for (let at = 1; at + 1 < points.length; at++)
    for (const point of [points[0], points[at], points[at + 1]])
      corners.push(point?.x ?? 0, y, point?.z ?? 0);
  made.setAttribute("position", new Float32BufferAttribute(corners, 3));
  return made;
}

/** Every corner in one colour. */
export function tint(shape: BufferGeometry, [r, g, b]: Three): BufferGeometry {
  const count = (shape.getAttribute("position") as BufferAttribute).count;
  const colours = Array.from({ length: count }, () => [r, g, b]).flat();
  return shape.setAttribute("color", new Float32BufferAttribute(colours, 3));
}
