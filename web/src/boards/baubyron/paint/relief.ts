/** The relief: a picture painted with three.js, once for every change and never in a loop. */

import {
  ColorManagement,
  DoubleSide,
  Group,
  LinearSRGBColorSpace,
  Mesh,
  MeshBasicMaterial,
  OrthographicCamera,
  Scene,
  WebGLRenderer,
  type CanvasTexture,
  type Material,
  type Object3D,
  type Texture,
} from "three";
import type { Camera, Size } from "../../../hex/camera";
import { angles, frameOf, lineNames, UNIT, type Gaze, type Stop } from "../grid";
import type { Light, Picture } from "../picture";
import { at, building, doors, facing, golden, pennon, square } from "./blocks";
import {
  ACROSS,
  chargeImage,
  dark,
  face,
  glyphs,
  GLYPHS,
  ink,
  lights,
  once,
  PLATES,
  saltire,
  side,
  texture,
} from "./inks";
import { daylight } from "./light";
import { along, pawns, type Livery } from "./pawns";
import { Sheets } from "./shapes";

ColorManagement.enabled = false; // colours are those of the page, and go to the screen as they are

const FAR = 100; // cells from the eye to the table; parallel light needs no truth here
const LIGHTS: Light[] = ["lit", "on", "able", "refused", "last"];
const SHARPEST = 2; // pixels of the screen for one of the page

export class Relief {
  private readonly renderer: WebGLRenderer;
  private readonly scene = new Scene();
  private readonly eye = new OrthographicCamera(-1, 1, 1, -1, 0.1, 2 * FAR);
  private content = new Group();
  /** The pawn that comes, and over what. */
  private comer = new Group();
  private over: Stop[] = [];
  /** What was seen before: given back only after what follows is painted with the same programs. */
  private stale: Group[] = [];
  private sharp = "";
  private livery = new Map<number | null, Livery>();
  private dressed = "";

  /** Throws where the browser has no WebGL. */
  constructor(canvas: HTMLCanvasElement) {
    this.renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
    this.renderer.outputColorSpace = LinearSRGBColorSpace;
    this.scene.add(this.content);
  }

  /** Textures of these arms, in the colours of the page; what was made before is used again. */
  async dress(arms: Picture["arms"]): Promise<void> {
    const worn = `${arms.map((one) => one.tincture + one.charge).join()} ${dark()}`;
    if (worn === this.dressed) return;
    this.dressed = worn;
    const made = new Map<number | null, Livery>([[null, { side: side("gules"), top: saltire() }]]);
    for (const [seat, { tincture, charge }] of arms.entries())
      made.set(seat, {
        side: side(tincture),
        top: face(tincture, await chargeImage(charge, ink(`${tincture}-on`))),
      });
    this.livery = made;
  }

  /** Something else is to be seen. */
  show(picture: Picture): void {
    this.stale.push(this.content);
    this.scene.remove(this.content);
    this.content = new Group();
    const { around } = angles(picture.gaze);
    const left = { x: -Math.cos(around), z: Math.sin(around) };
    const light = daylight(around);
    const [standing, comer] = pawns(picture, this.livery, light);
    [this.comer, this.over] = [comer, picture.coming?.over ?? []];
    this.content.add(
      building(picture, light),
      doors(picture, once("arch", archway)),
      this.figures(picture),
      lit(picture),
      pennon(picture, left),
      standing,
      comer,
    );
    if (picture.block) this.content.add(golden(picture, picture.block, light));
    this.scene.add(this.content);
  }

  /** Paint it as it is seen from here, after a part of the way of the pawn that comes. */
  paint(gaze: Gaze, { x, y, scale }: Camera, { width, height }: Size, part = 1): void {
    const away = along(this.over, part);
    this.comer.position.set(away.x, away.y, away.z);
    const { around, above } = angles(gaze);
    const flat = Math.cos(above);
    this.eye.position.set(
      FAR * Math.sin(around) * flat,
      FAR * Math.sin(above),
      FAR * Math.cos(around) * flat,
    );
    this.eye.lookAt(0, 0, 0);
    const unit = scale * UNIT;
    [this.eye.left, this.eye.right] = [-x / unit, (width - x) / unit];
    [this.eye.top, this.eye.bottom] = [y / unit, (y - height) / unit];
    this.eye.updateProjectionMatrix();
    this.measure(width, height);
    this.renderer.render(this.scene, this.eye);
    for (const gone of this.stale.splice(0)) discard(gone);
  }

  /** The canvas is made anew only where it has another size. */
  private measure(width: number, height: number): void {
    const ratio = Math.min(devicePixelRatio, SHARPEST);
    const sharp = `${width} ${height} ${ratio}`;
    if (sharp === this.sharp) return;
    this.sharp = sharp;
    this.renderer.setPixelRatio(ratio);
    this.renderer.setSize(width, height, false);
  }

  end(): void {
    for (const gone of [this.content, ...this.stale]) discard(gone);
    for (const { side, top } of this.livery.values()) (side.dispose(), top.dispose());
    this.renderer.dispose();
    this.renderer.forceContextLoss();
  }

  /** Storeys on every top, and the names of the lines on the table. */
  private figures({ building: { cells }, frame, gaze, through, clear }: Picture): Group {
    const { around } = angles(gaze);
    const storeys = new Sheets();
    for (const { cell, storeys: high } of cells) {
      if (high > clear || through.includes(cell)) continue;
      const { x, z } = at(cell);
      const spot = { x: x - Math.cos(around) * 0.44, z: z + Math.sin(around) * 0.44 };
      write(storeys, `${high}`, { ...spot, y: high + 0.01 }, 0.4, around);
    }
    const names = new Sheets();
    for (const { text, spot } of lineNames(gaze, frame ?? frameOf(cells)))
      write(names, text, { x: spot.column, y: 0.012, z: -spot.row }, 0.6, around);
    const group = new Group();
    group.add(
      paper(
        storeys,
        once("storeys", () => glyphs(ink("st-ink"))),
      ),
      paper(
        names,
        once("names", () => glyphs(ink("ink-2"))),
      ),
    );
    return group;
  }
}

/** A number or a letter lying flat, upright for the eye. */
function write(on: Sheets, text: string, { x, y, z }: Point3, size: number, around: number): void {
  [...text].forEach((glyph, index) => {
    const shift = (index - (text.length - 1) / 2) * size * 0.36;
    const spot = { x: x + shift * Math.cos(around), z: z - shift * Math.sin(around) };
    const place = GLYPHS.indexOf(glyph);
    const [column, row] = [place % ACROSS, Math.floor(place / ACROSS)];
    const part = [column, ACROSS - 1 - row, column + 1, ACROSS - row].map((one) => one / ACROSS);
    on.add(facing(spot, y, size / 2, around), part);
  });
}
interface Point3 {
  x: number;
  y: number;
  z: number;
}

function paper(sheets: Sheets, map: Texture): Mesh {
  const look = { map, transparent: true, depthWrite: false, side: DoubleSide };
  return new Mesh(sheets.made(), new MeshBasicMaterial(look));
}

/** Light on cells, and the golden plate of the goal. */
function lit({ building: { cells, goal }, lights: shown, gaze }: Picture): Group {
  const storeys = new Map(cells.map((one) => [one.cell, one.storeys]));
  const sheets = new Sheets();
  for (const { cell, how } of shown) {
    const place = LIGHTS.indexOf(how);
    const [column, row] = [place % PLATES, PLATES - 1 - Math.floor(place / PLATES)];
    const part = [column, row, column + 1, row + 1].map((one) => one / PLATES);
    sheets.add(square(cell, (storeys.get(cell) ?? 0) + 0.02, 0.485), part);
  }
  const group = new Group();
  group.add(paper(sheets, once("lights", lights)));
  if (goal !== null) {
    const plate = new Sheets();
    const high = (storeys.get(goal) ?? 0) + 0.012;
    plate.add(facing(at(goal), high, 0.44, angles(gaze).around), []);
    group.add(paper(plate, once("medal", medal)));
  }
  return group;
}

function medal(): CanvasTexture {
  return texture(256, (on) => {
    for (const [radius, colour] of [
      [112, ink("edge-ink")],
      [104, "#f3c95a"],
      [78, ink("edge-ink")],
      [74, "#f3c95a"],
    ] as const) {
      on.fillStyle = colour;
      on.beginPath();
      on.arc(128, 128, radius, 0, 7);
      on.fill();
    }
    on.fillStyle = "#2b2118";
    on.beginPath(); // a crown
    on.moveTo(86, 164);
    for (const [x, y] of [
      [78, 104],
      [106, 126],
      [128, 82],
      [150, 126],
      [178, 104],
      [170, 164],
    ] as const)
      on.lineTo(x, y);
    on.fill();
  });
}

function archway(): CanvasTexture {
  return texture(128, (on, size) => {
    on.fillStyle = ink("edge-ink");
    on.strokeStyle = ink("edge-light");
    on.lineWidth = 6;
    on.beginPath();
    on.moveTo(25, size);
    on.lineTo(25, 60);
    on.arc(64, 60, 39, Math.PI, 0);
    on.lineTo(103, size);
    on.closePath();
    on.fill();
    on.stroke();
  });
}

/** What is not seen any more is given back; the livery stays. */
function discard(from: Object3D): void {
  from.traverse((one) => {
    const { geometry, material } = one as Mesh;
    geometry?.dispose();
    for (const look of [material].flat() as (Material & { map?: Texture })[]) look?.dispose();
  });
}
