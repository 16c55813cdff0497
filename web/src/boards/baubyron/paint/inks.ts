/** Colours of the page, and small drawings on canvases, as textures. */

import { CanvasTexture, RepeatWrapping } from "three";
import type { Charge, Tincture } from "../../../arms";

export function ink(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
}

export function dark(): boolean {
  return document.documentElement.dataset["theme"] === "dark";
}

type Paint = (on: CanvasRenderingContext2D, size: number) => void;

export function texture(size: number, paint: Paint): CanvasTexture {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = size;
  const on = canvas.getContext("2d");
  if (on) paint(on, size);
  const made = new CanvasTexture(canvas);
  made.anisotropy = 2;
  return made;
}

const kept = new Map<string, CanvasTexture>();

/** The same drawing is made once for each light of the page. */
export function once(name: string, make: () => CanvasTexture): CanvasTexture {
  const key = `${name} ${dark()}`;
  const made = kept.get(key) ?? make();
  kept.set(key, made);
  return made;
}

/** The grain of wood, along a block. */
export function grain(): CanvasTexture {
  const made = texture(256, (on, size) => {
    on.fillStyle = "#fff";
    on.fillRect(0, 0, size, size);
    on.strokeStyle = ink("grain");
    for (let line = 0; line < 13; line++) {
      on.lineWidth = line % 3 ? 1.6 : 2.6;
      on.beginPath();
      for (let x = 0; x <= size; x += 16)
        on.lineTo(x, 10 + line * 19.5 + Math.sin((x / size) * 2 * Math.PI + line * 2.1) * 2.6);
      on.stroke();
    }
  });
  made.wrapS = made.wrapT = RepeatWrapping;
  return made;
}

/** The hatching of a tincture over a square. */
function hatch(on: CanvasRenderingContext2D, size: number, of: Tincture, step: number): void {
  const colour = ink(`${of}-h`);
  if (!colour || colour === "none") return;
  on.strokeStyle = on.fillStyle = colour;
  on.lineWidth = step / 3.9;
  on.beginPath();
  for (let at = -size; at < 2 * size; at += step) {
    if (of === "gules" || of === "sable") line(on, [at + step / 2, 0], [at + step / 2, size]);
    if (of === "azure" || of === "sable") line(on, [0, at + step / 2], [size, at + step / 2]);
    if (of === "vert") line(on, [at, 0], [at + size, size]);
    if (of === "purpure") line(on, [at, 0], [at - size, size]);
  }
  on.stroke();
  if (of === "or") dots(on, size, step);
}

function line(on: CanvasRenderingContext2D, from: [number, number], to: [number, number]): void {
  on.moveTo(...from);
  on.lineTo(...to);
}

function dots(on: CanvasRenderingContext2D, size: number, step: number): void {
  const apart = step * 0.75;
  for (let y = 0, row = 0; y < size; y += apart, row++)
    for (let x = (row % 2) * apart; x < size; x += 2 * apart) {
      on.beginPath();
      on.arc(x, y, step * 0.22, 0, 7);
      on.fill();
    }
}

/** The side of a pawn. */
export function side(of: Tincture): CanvasTexture {
  const made = texture(256, (on, size) => {
    on.fillStyle = ink(of);
    on.fillRect(0, 0, size, size);
    hatch(on, size, of, of === "gules" ? 34 : 52);
  });
  made.wrapS = made.wrapT = RepeatWrapping;
  return made;
}

/** The top of a player's pawn: tincture, hatching, charge. */
export function face(of: Tincture, charge: CanvasImageSource): CanvasTexture {
  return texture(256, (on, size) => {
    on.fillStyle = ink(of);
    on.fillRect(0, 0, size, size);
    hatch(on, size, of, 26);
    on.fillStyle = ink(of);
    on.beginPath();
    on.arc(size / 2, size / 2, size * 0.34, 0, 7);
    on.fill();
    on.drawImage(charge, size * 0.2, size * 0.2, size * 0.6, size * 0.6);
  });
}

/** The top of a red pawn: a saltire. */
export function saltire(): CanvasTexture {
  return texture(256, (on, size) => {
    on.fillStyle = ink("gules");
    on.fillRect(0, 0, size, size);
    hatch(on, size, "gules", 26);
    on.lineCap = "round";
    for (const [colour, width] of [
      ["gules", 64],
      ["gules-on", 34],
    ] as const) {
      on.strokeStyle = ink(colour);
      on.lineWidth = width;
      on.beginPath();
      line(on, [size * 0.2, size * 0.2], [size * 0.8, size * 0.8]);
      line(on, [size * 0.8, size * 0.2], [size * 0.2, size * 0.8]);
      on.stroke();
    }
  });
}

/** A charge of the page's heraldry as an image. */
export async function chargeImage(charge: Charge, colour: string): Promise<HTMLImageElement> {
  const drawn = document.getElementById(`c-${charge}`)?.innerHTML ?? "";
  const image = new Image();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 26 26" width="256" height="256" fill="${colour}">${drawn}</svg>`;
  image.src = `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

export const GLYPHS = "0123456789abcdefghijklmnopqrstuvwxyz";
export const ACROSS = 8; // glyphs in a row of their sheet

/** Figures and letters, in the ink of what they stand on. */
export function glyphs(colour: string): CanvasTexture {
  return texture(512, (on, size) => {
    const cell = size / ACROSS;
    on.fillStyle = colour;
    on.font = `700 ${cell * 0.8}px Grenze, serif`;
    on.textAlign = "center";
    on.textBaseline = "middle";
    [...GLYPHS].forEach((glyph, at) =>
      on.fillText(glyph, ((at % ACROSS) + 0.5) * cell, (Math.floor(at / ACROSS) + 0.54) * cell),
    );
  });
}

export const PLATES = 4; // in a row of the sheet of lights

/** The lights on a cell, in their order; see LIGHTS. */
export function lights(): CanvasTexture {
  return texture(1024, (on, size) => {
    const side = size / PLATES;
    const plate = (at: number, fill: string, stroke: string, wide: number, dash: number[]) => {
      const [x, y] = [(at % PLATES) * side, Math.floor(at / PLATES) * side];
      on.fillStyle = fill;
      on.fillRect(x + 10, y + 10, side - 20, side - 20);
      on.strokeStyle = stroke;
      on.lineWidth = wide;
      on.setLineDash(dash);
      on.strokeRect(x + 14, y + 14, side - 28, side - 28);
    };
    const gold = dark() ? "#ffe2a6" : "#7d5100";
    plate(0, dark() ? "rgba(246,186,84,.5)" : "rgba(243,201,90,.72)", gold, 14, [34, 20]);
    plate(1, "rgba(243,201,90,.85)", gold, 18, []);
    plate(2, "rgba(243,201,90,.2)", gold, 12, []);
    plate(3, "rgba(156,42,33,.2)", ink("no"), 20, []);
    plate(4, "transparent", ink("edge-light"), 28, []);
    plate(4, "transparent", ink("edge-ink"), 12, []);
  });
}
