import { readFileSync, readdirSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

const SOURCE = join(import.meta.dirname, "../src");
const MAP = readFileSync(join(SOURCE, "README.md"), "utf-8");

/** Lowest first; the folders of one line do not know each other. The last draw everything together. */
const LAYERS = [
  [""],
  ["look"],
  ["plots"],
  ["play"],
  ["parts"],
  ["hex"],
  ["boards"],
  ["end"],
  ["table", "lobby", "pages"],
];
const WHOLE = ["App.svelte", "main.ts"]; // which page is shown

const files = readdirSync(SOURCE, { recursive: true, encoding: "utf-8" }).filter((path) =>
  /\.\w+$/.test(path),
);
const sources = files.filter((path) => /\.(ts|svelte)$/.test(path) && path !== "wire.ts");

const folderOf = (path: string) => (path.includes("/") ? (path.split("/")[0] ?? "") : "");
const layerOf = (path: string) => LAYERS.findIndex((layer) => layer.includes(folderOf(path)));

/** The files and folders of ours that a file imports, from the client's root. */
function imported(path: string): string[] {
  const text = readFileSync(join(SOURCE, path), "utf-8");
  const found = text.matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]*)"/g);
  return [...found].map(([, to = ""]) => normalize(join(dirname(path), to)));
}

/** What an import means to whom it is forbidden; "" if it is not. */
function wrong(path: string, to: string): string {
  const [from, goal] = [
    folderOf(path),
    to.includes("/") ? folderOf(to) : to === "boards" ? to : "",
  ];
  if (from === goal || to.startsWith("..")) return ""; // beside it; or the words of a game
  return layerOf(path) > layerOf(`${goal}/`) ? "" : `${path} imports ${to}`;
}

test("an import only points to what is lower", () => {
  const all = sources.filter((path) => !WHOLE.includes(path) && folderOf(path) !== "worker");
  expect(all.length).toBeGreaterThan(100);
  expect(all.filter((path) => layerOf(path) < 0)).toEqual([]);
  expect(
    all.flatMap((path) => imported(path).map((to) => wrong(path, to))).filter(Boolean),
  ).toEqual([]);
});

test("boards do not know each other", () => {
  const game = (path: string) => path.split("/")[1] ?? "";
  const boards = sources.filter((path) => /^boards\/\w+\//.test(path));
  for (const path of boards)
    for (const to of imported(path).filter((each) => each.startsWith("boards/")))
      expect(`${path}: ${game(to)}`).toBe(`${path}: ${game(path)}`);
});

test("the map names every file, and none that is gone", () => {
  const named = [...MAP.matchAll(/`([\w/]+(?:\.svelte)?\.(?:ts|svelte|svg|css))`/g)];
  const names = new Set(named.map(([, name = ""]) => name.split("/").at(-1)));
  const there = files.filter((path) => /\.(ts|svelte|svg|css)$/.test(path));
  const ends = new Set(there.map((path) => path.split("/").at(-1)));
  expect(there.filter((path) => !names.has(path.split("/").at(-1)))).toEqual([]);
  expect([...names].filter((name) => !ends.has(name) && name !== "map.test.ts")).toEqual([]);
});

/** Longer than a file should be, each for a reason. */
const LONG: Record<string, string> = {
  "parts/widths.css": "seven grids of one page, to be read side by side",
  "look/look.css": "what all pages share",
  "boards/baubyron/Grid.svelte": "still growing: the grid and its keys will part",
};
const MOST = 300; // lines

test("no file is longer than one likes to read, but those with a reason", () => {
  const lines = (path: string) => readFileSync(join(SOURCE, path), "utf-8").split("\n").length;
  const read = files.filter((path) => /\.(ts|svelte|css)$/.test(path) && path !== "wire.ts");
  expect(read.filter((path) => !(path in LONG) && lines(path) > MOST)).toEqual([]);
});
