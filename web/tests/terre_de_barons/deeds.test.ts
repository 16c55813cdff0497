import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import "../../src/boards/terre_de_barons/kit";
import { outcomeWords } from "../../src/boards/terre_de_barons/cells";
import { cameIn, said, scenes, struckIn } from "../../src/boards/terre_de_barons/deeds";
import { standOf } from "../../src/boards/terre_de_barons/stand";
import { hexOfTile, tileOfHex, type Terre } from "../../src/boards/terre_de_barons/view";
import { nameOf } from "../../src/hex/geometry";
import Numbered from "../../src/hex/Number.svelte";
import { say } from "../../src/words";
import type { TerreDeBaronsTile, Told } from "../../src/wire";

function told(kind: string, facts: Told["facts"]): Told {
  return { ply: 9, turn: 5, by: 1, kind, facts, text: `${kind}.` };
}

test("what becomes of troops is told with them, and an order by itself is no step", () => {
  const [die, march, walk, ...more] = scenes([
    told("rolled", { seat: 1, die: 4 }),
    told("dispersing", { seat: 1, tile: 19 }),
    told("marched", { seat: 1, start: 19, end: 21, count: 5 }),
    told("fought", { seat: 1, other_seat: 0, tile: 21, count: 2 }),
    told("destroyed", { seat: 1, other_seat: 0, tile: 21, count: 3 }),
    told("stopped", { seat: 1 }),
    told("walked", { seat: 1, officer: "knight", start: 3, end: 4 }),
  ]);
  expect(more).toEqual([]);
  expect(die?.tile).toBeNull(); // it has no place on the map
  expect([march?.from, march?.tile, march?.count]).toEqual([19, 21, 5]);
  expect(march?.after.map(({ kind }) => kind)).toEqual(["fought", "destroyed"]);
  expect([walk?.from, walk?.tile, walk?.count]).toEqual([3, 4, 0]);
});

test("what others moved comes from where it was; what one has confirmed was seen on trial", () => {
  const story = [
    told("marched", { seat: 1, start: 19, end: 20, count: 5 }),
    told("built", { seat: 1, tile: 3, points: 2 }),
    told("walked", { seat: 0, officer: "baron", start: 5, end: 6 }),
  ];
  const view = { seats: [{ colour: "red" }, { colour: "blue" }] };
  const base = { view, seat: 0, draft: [], news: story, tried: [], past: false };
  const came = cameIn(base as unknown as Terre);
  expect(came).toEqual([
    { tile: 20, colour: "blue", what: "troops", way: { x: expect.closeTo(-86.6, 1), y: 0 } },
    { tile: 3, colour: "blue", what: "keep", way: "rise" },
  ]);
  const trying = { ...base, draft: ["b5-6"], tried: story.slice(2) };
  expect(cameIn(trying as unknown as Terre).map(({ what }) => what)).toEqual(["baron"]);
});

test("a keep that is razed on trial stays in sight, as one that is destroyed does", () => {
  const view = { seats: [{ colour: "red" }, { colour: "blue" }] };
  const struck = struckIn({ view } as unknown as Terre, [
    told("deconstructed", { seat: 1, tile: 19, count: 3 }),
    told("destroyed", { seat: 1, other_seat: 0, tile: 21, count: 3 }),
    told("built", { seat: 1, tile: 20, points: 2 }),
  ]);
  expect([...struck]).toEqual([
    [19, "blue"],
    [21, "red"],
  ]);
});

test.each([
  [0, "Fight with Bo: 2 lost on either side"],
  [2, "Fight with Bo: 2 lost on either side, then 2 of 3 wait before the keep"],
])("after a fight %i troops wait before the keep, in words too", (count, words) => {
  const waits = count ? [told("waits", { seat: 0, tile: 21, count, needed: 3 })] : [];
  const look = {
    players: [{ name: "Ada" }, { name: "Bo" }],
    view: { order: { order: "disperse" } },
    tried: [told("fought", { seat: 0, other_seat: 1, tile: 21, count: 2 }), ...waits],
    t: (key: string, facts: Record<string, string | number>) => say("en", key, facts),
  };
  const row = { tile: 21, at: [1], ends: [21], count: 4, capture: false };
  expect(outcomeWords(look as unknown as Terre, row)).toBe(words);
});

test("knights, keep and barons stand behind from left to right, troops before them", () => {
  const tile: TerreDeBaronsTile = {
    tile: 7,
    kind: "green",
    points: 3,
    troops: ["red", 5],
    moved: 0,
    keep: "red",
    barons: ["red"],
    knights: ["red", "red", "yellow"],
    active: "red",
  };
  const { back, front, melee } = standOf(tile);
  expect(back.map(({ kind }) => kind)).toEqual(["knight", "knight", "keep", "baron"]);
  expect(back.map(({ count }) => count)).toEqual([2, 1, 1, 1]);
  expect(back.map(({ x }) => x)).toEqual(back.map(({ x }) => x).toSorted((a, b) => a - b));
  expect(back.every(({ y }) => y < front.y)).toBe(true);
  expect(melee).not.toBeNull();
  expect(standOf({ ...tile, knights: ["red"] }).melee).toBeNull();
});

test.each([1, 2, 3])("the numbers of %i rivals cover no piece of a tile", (rivals) => {
  const tile: TerreDeBaronsTile = {
    tile: 30,
    kind: "red",
    points: 4,
    troops: ["blue", 1],
    moved: 0,
    keep: null,
    barons: ["blue"],
    knights: ["red"],
    active: null,
  };
  const { back, front } = standOf(tile);
  const pieces = [...back.map(({ x, y, scale }) => ({ x, y: y - 25 * scale })), front];
  for (const place of Array(rivals).keys()) {
    const { container } = render(Numbered, {
      at: { q: 0, r: 0 },
      number: 1,
      tincture: "or",
      place,
    });
    const where = container.querySelector(".number")?.getAttribute("transform");
    const [x = 0, y = 0] = (where?.match(/-?[\d.]+/g) ?? []).map(Number);
    for (const piece of pieces) expect(Math.hypot(piece.x - x, piece.y - y)).toBeGreaterThan(22);
  }
});

test("tiles lie where their numbers say, and are found again", () => {
  expect([1, 16, 19, 37].map((tile) => nameOf(hexOfTile(tile)))).toEqual([
    "0,-3",
    "-3,0",
    "0,0",
    "0,3",
  ]);
  for (let tile = 1; tile <= 37; tile++) expect(tileOfHex(nameOf(hexOfTile(tile)))).toBe(tile);
});

test("a keep that one loses is one’s own, in words", () => {
  const [march] = scenes([
    told("marched", { seat: 1, start: 19, end: 21, count: 3 }),
    told("destroyed", { seat: 1, other_seat: 0, tile: 21, count: 3 }),
  ]);
  const players = [{ name: "Aliénor" }, { name: "Odon" }, { name: "Renaud" }];
  const at = (seat: number) =>
    said(
      { players, seat, t: (key: string, facts = {}) => say("en", key, facts) } as unknown as Terre,
      march as NonNullable<typeof march>,
    );
  expect(at(0)).toBe("3 troops go from 19 to 21: your keep is destroyed.");
  expect(at(2)).toBe("3 troops go from 19 to 21: Aliénor’s keep is destroyed.");
});
