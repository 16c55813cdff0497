/** All plots of the page as one drawing, and that as a picture. */

import { again } from "../../load";
import { letter } from "./experiment";
import { markOf } from "./Patterns.svelte";

export interface Drawing {
  text: string;
  width: number;
  height: number;
}

const SVG = "http://www.w3.org/2000/svg";
const MARGIN = 28; // pixels
const HEAD = 40; // for the title of a plot
const TITLE = 54;
const KEY = 22; // for what a setting is,
const NAMED = 74; // said from here on,
const LETTER = 9; // in letters that are hardly wider
const FOOT = 30;
const SHARP = 2; // pixels of a picture for each of the page
// What a page's styles say of a drawing, which would be lost outside of it.
const STYLES = [
  ...[
    "fill",
    "fill-opacity",
    "stroke",
    "stroke-width",
    "stroke-dasharray",
    "paint-order",
    "opacity",
  ],
  ...["font-family", "font-size", "font-weight", "font-variant-numeric", "transform"],
];

/** A drawing that needs no page around it. */
class Plate {
  readonly #whole = document.createElementNS(SVG, "svg");

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    const frame = { viewBox: `0 0 ${width} ${height}`, width, height };
    for (const [name, value] of Object.entries(frame)) this.#whole.setAttribute(name, `${value}`);
    this.#add("rect", { width, height, fill: colour("--ground") });
  }

  #add(kind: "rect" | "text", look: Record<string, string | number>): SVGElement {
    const element = document.createElementNS(SVG, kind);
    for (const [name, value] of Object.entries(look)) element.setAttribute(name, `${value}`);
    this.#whole.append(element);
    return element;
  }

  say(text: string, x: number, y: number, size: number, family = "--serif"): void {
    const look = { x, y, "font-size": size, "font-weight": 600, fill: colour("--ink") };
    const line = this.#add("text", { ...look, "font-family": colour(family) });
    line.textContent = text;
    line.setAttribute("style", "font-variant-numeric: lining-nums");
  }

  put(drawing: SVGSVGElement, x: number, y: number): void {
    const copy = styled(drawing);
    copy.setAttribute("x", `${x}`);
    copy.setAttribute("y", `${y}`);
    this.#whole.append(copy);
  }

  async done(): Promise<Drawing> {
    this.#whole.prepend(await fonts());
    const { width, height } = this;
    return { text: new XMLSerializer().serializeToString(this.#whole), width, height };
  }
}

const colour = (name: string) => getComputedStyle(document.body).getPropertyValue(name).trim();

/** The plots two by two, each under its sentence, as they look on the page; before them what each of several settings is. */
export async function drawn(title: string, settings: string[]): Promise<Drawing> {
  const plates = [...document.querySelectorAll<HTMLElement>(".lab .plate")];
  const plots = plates.flatMap((plate) => {
    const plot = plate.querySelector<SVGSVGElement>("figure svg");
    return plot ? [{ plot, title: plate.querySelector("h3")?.textContent ?? "" }] : [];
  });
  const wide = Math.max(...plots.map(({ plot }) => plot.clientWidth));
  const high = Math.max(...plots.map(({ plot }) => plot.clientHeight)) + HEAD;
  const columns = plots.length > 1 ? 2 : 1;
  const width = columns * (wide + MARGIN) + MARGIN;
  const keys = settings.length > 1 ? settings : [];
  const top = TITLE + keys.length * KEY;
  const made = new Plate(width, top + Math.ceil(plots.length / columns) * (high + MARGIN) + FOOT);
  made.say(title, MARGIN, MARGIN + 16, 28);
  keys.forEach((words, at) => {
    const y = TITLE + at * KEY;
    const key = document.querySelector<SVGSVGElement>(`.lab svg.setting.${markOf(at)}`);
    if (key) made.put(key, MARGIN, y);
    made.say(
      `${letter(at)} · ${shortened(words, (width - NAMED) / LETTER)}`,
      NAMED,
      y + 11,
      14,
      "--sans",
    );
  });
  plots.forEach(({ plot, title }, at) => {
    const x = MARGIN + (at % columns) * (wide + MARGIN);
    const y = top + Math.floor(at / columns) * (high + MARGIN);
    made.say(title, x, y + 22, 19);
    made.put(plot, x, y + HEAD);
  });
  const under = document.querySelector(".lab .under")?.textContent.trim() ?? "";
  made.say(`Baronnies · ${under}`, MARGIN, made.height - 14, 13, "--sans");
  return made.done();
}

/** A building may take thousands of letters. */
const shortened = (words: string, most: number) =>
  words.length > most ? `${words.slice(0, most - 1)}…` : words;

/** A copy that needs no style sheet. */
function styled(plot: SVGSVGElement): SVGSVGElement {
  const copy = plot.cloneNode(true) as SVGSVGElement;
  const [from, to] = [plot, copy].map((each) => [...each.querySelectorAll<SVGElement>("*")]);
  from?.forEach((element, at) => {
    const style = getComputedStyle(element);
    const said = STYLES.map((name) => `${name}: ${style.getPropertyValue(name)}`);
    to?.[at]?.setAttribute("style", said.join("; "));
  });
  return copy;
}

/** The letters of the page, so that they are those of the picture. */
async function fonts(): Promise<SVGStyleElement> {
  const rules = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule),
  );
  const latin = rules.filter(({ style }) => used(style));
  const faces = await Promise.all(
    latin.map(({ style, parentStyleSheet }) => face(style, parentStyleSheet)),
  );
  const style = document.createElementNS(SVG, "style");
  style.textContent = faces.join("\n");
  return style;
}

/** Upright letters without accents of far away. */
function used(style: CSSStyleDeclaration): boolean {
  const range = style.getPropertyValue("unicode-range");
  return (
    style.getPropertyValue("font-style") !== "italic" && (!range || /U\+0(000)?-/i.test(range))
  );
}

async function face(style: CSSStyleDeclaration, sheet: CSSStyleSheet | null): Promise<string> {
  const source = style.getPropertyValue("src").match(/url\("?([^")]+)"?\)/)?.[1] ?? "";
  const address = new URL(source, sheet?.href ?? location.href);
  const bytes = new Uint8Array(await (await again(() => fetch(address))).arrayBuffer());
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  const family = style.getPropertyValue("font-family");
  const weight = style.getPropertyValue("font-weight") || "400";
  return `@font-face { font-family: ${family}; font-weight: ${weight}; src: url(data:font/woff2;base64,${btoa(text)}); }`;
}

/** The drawing as a picture of pixels; null where nothing can be painted. */
export async function painted({ text, width, height }: Drawing): Promise<Blob | null> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width * SHARP, height * SHARP];
  const brush = canvas.getContext("2d");
  if (!brush) return null;
  brush.scale(SHARP, SHARP);
  brush.drawImage(image, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve));
}
