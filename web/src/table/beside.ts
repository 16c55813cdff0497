/** Where an answer stands beside what was pressed, hiding as little as can be of what may be pressed. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
type Size = Pick<Box, "width" | "height">;

const AWAY = 10; // pixels between the two
const EDGE = 8; // to the edge of the window

/** Right of it, else left, else below, else above: the first that hides fewest of the spared. */
export function beside(at: Box, { width, height }: Size, window: Size, spared: Box[]): Box {
  const middle = { x: at.left + at.width / 2, y: at.top + at.height / 2 };
  const sides = [
    { left: at.left + at.width + AWAY, top: middle.y - height / 2 },
    { left: at.left - width - AWAY, top: middle.y - height / 2 },
    { left: middle.x - width / 2, top: at.top + at.height + AWAY },
    { left: middle.x - width / 2, top: at.top - height - AWAY },
  ];
  const found = sides.map(({ left, top }) => {
    const box = {
      left: Math.max(EDGE, Math.min(left, window.width - width - EDGE)),
      top: Math.max(EDGE, Math.min(top, window.height - height - EDGE)),
      width,
      height,
    };
    const hidden = spared.filter((one) => meet(box, one)).length;
    return { box, hidden: meet(box, at) ? Infinity : hidden };
  });
  return found.reduce((best, one) => (one.hidden < best.hidden ? one : best)).box;
}

function meet(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}
