/**
 * Light from the left and above, as on the plan, whichever way the table is turned.
 *
 * It is worked out for every corner of a shape when that is made, not for every point of the screen when
 * it is painted: the same picture for a third of the work where no graphics card does it.
 */

import {
  Color,
  Float32BufferAttribute,
  Vector3,
  type BufferAttribute,
  type BufferGeometry,
} from "three";
import { dark } from "./inks";

/** How bright and of which tint what looks into a direction is. */
export type Light = (direction: Vector3) => Color;

const SUN = { left: 6, above: 13, front: 2.5 };

export function daylight(around: number): Light {
  const [cos, sin] = [Math.cos(around), Math.sin(around)];
  const sun = new Vector3(
    sin * SUN.front - cos * SUN.left,
    SUN.above,
    cos * SUN.front + sin * SUN.left,
  ).normalize();
  const lamp = (colour: number, strength: number) =>
    new Color(colour).convertSRGBToLinear().multiplyScalar(strength);
  const sunlight = dark() ? lamp(0xffd9a0, 0.64) : lamp(0xfff4df, 0.56);
  const sky = dark() ? lamp(0xffffff, 0.54) : lamp(0xffffff, 0.68);
  const ground = dark() ? lamp(0x7a6a55, 0.54) : lamp(0xcbb48c, 0.68);
  return (direction) =>
    ground
      .clone()
      .lerp(sky, (direction.y + 1) / 2)
      .add(sunlight.clone().multiplyScalar(Math.max(0, sun.dot(direction))))
      .convertLinearToSRGB(); // as the page counts: what is lit is multiplied by it
}

/** A shape with light on every corner, over the colour it may have there already. */
export function shaded(shape: BufferGeometry, light: Light): BufferGeometry {
  const normals = shape.getAttribute("normal") as BufferAttribute;
  const own = shape.getAttribute("color") as BufferAttribute | undefined;
  const direction = new Vector3();
  const colours = Array.from({ length: normals.count }, (_, corner) => {
    const { r, g, b } = light(direction.fromBufferAttribute(normals, corner));
    return own ? [r * own.getX(corner), g * own.getY(corner), b * own.getZ(corner)] : [r, g, b];
  });
  return shape.setAttribute("color", new Float32BufferAttribute(colours.flat(), 3));
}
