/** A picture of the count, to be given away: who won, and everybody's total, in the house's colours. */

import type { Player } from "../arms";
import type { Account } from "../wire";
import { plain } from "../numbers";
import { ranked, ROMAN } from "./account";

const WIDE = 1200;
const HIGH = 630; // what most places that show links make room for
const SHIELD = "M4 4H44V27C44 40 35 47.5 24 53C13 47.5 4 40 4 27Z"; // 48 by 56

/** As an address of its own; "" where nothing can be painted. */
export function painted(title: string, players: Player[], account: Account): string {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDE, HIGH];
  const brush = canvas.getContext("2d");
  if (!brush) return "";
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => style.getPropertyValue(`--${name}`).trim();
  brush.fillStyle = colour("ground");
  brush.fillRect(0, 0, WIDE, HIGH);
  brush.strokeStyle = colour("ink");
  brush.strokeRect(24.5, 24.5, WIDE - 49, HIGH - 49);
  brush.fillStyle = colour("ink");
  brush.textBaseline = "middle";
  brush.font = `700 62px ${colour("serif")}`;
  brush.fillText(title, 72, 110, WIDE - 144);
  const rows = ranked(account);
  const step = Math.min(92, (HIGH - 220) / rows.length);
  rows.forEach(({ seat, place, total }, at) => {
    const player = players[seat];
    if (player) paintRow(brush, player, colour, { y: 210 + at * step, step });
    brush.fillStyle = colour("ink");
    brush.font = `700 ${step * 0.5}px ${colour("serif")}`;
    brush.textAlign = "right";
    brush.fillText(`${ROMAN[place] ?? place}`, 122, 210 + at * step);
    brush.fillText(plain(total), WIDE - 72, 210 + at * step);
    brush.textAlign = "left";
  });
  brush.fillStyle = colour("ink-2");
  brush.font = `400 26px ${colour("sans")}`;
  brush.fillText("Baronnies", 72, HIGH - 56);
  return canvas.toDataURL("image/png");
}

function paintRow(
  brush: CanvasRenderingContext2D,
  { name, tincture }: Player,
  colour: (name: string) => string,
  { y, step }: { y: number; step: number },
): void {
  const size = (step * 0.78) / 56;
  brush.save();
  brush.translate(150, y - 28 * size);
  brush.scale(size, size);
  brush.fillStyle = colour(tincture);
  brush.strokeStyle = colour("edge-ink");
  brush.lineWidth = 2.5;
  const shield = new Path2D(SHIELD);
  brush.fill(shield);
  brush.stroke(shield);
  brush.restore();
  brush.fillStyle = colour("ink");
  brush.font = `600 ${step * 0.46}px ${colour("serif")}`;
  brush.fillText(name, 150 + 60 * size + 16, y, 720);
}
