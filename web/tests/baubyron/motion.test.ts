import { afterEach, expect, test } from "vitest";
import { cameTo, thrown } from "../../src/boards/baubyron/deeds";
import { along } from "../../src/boards/baubyron/paint/pawns";
import type { Baubyron } from "../../src/boards/baubyron/view";
import { walking } from "../../src/look/motion";
import type { Told } from "../../src/wire";

const told = (kind: string, facts: Told["facts"]) => ({ kind, facts, text: "" }) as Told;

/** Two storeys in a row of three, with a pawn of two players on the second cell. */
function look(news: Told[], seat: number | null = 0): Baubyron {
  const storeys = { a1: 1, b1: 2, c1: 1 };
  const cells = Object.entries(storeys).map(([cell, storeys]) => ({ cell, storeys }));
  const view = {
    building: { cells, entries: ["a1"], goal: null, code: "xa1 ub1 @ a1" },
    piles: [
      { cell: "b1", pawns: [0, 1] },
      { cell: "c1", pawns: [1] },
    ],
  };
  const players = [{ tincture: "azure" }, { tincture: "or" }];
  return { view, news, seat, past: false, players } as unknown as Baubyron;
}

test("a pawn goes along its way, over what stands there", () => {
  const moved = told("moved", { seat: 1, start: "a1", end: "c1", way: "a1 b1 c1" });
  expect(cameTo(look([moved]))).toEqual({
    cell: "c1",
    over: [
      { column: 0, row: 0, level: 1 },
      { column: 1, row: 0, level: 3 }, // two storeys and two pawns
      { column: 2, row: 0, level: 1 }, // it is the one that stands there
    ],
    way: null,
  });
});

test("who enters comes from the table before the door", () => {
  const entered = told("entered", { seat: 1, start: "a1", end: "b1", way: "a1 b1" });
  expect(cameTo(look([entered]))?.over[0]).toEqual({ column: 0, row: -1, level: 0 });
});

test("what one has confirmed does not move again, and a red pawn is set down from above", () => {
  const moved = told("moved", { seat: 1, start: "a1", end: "c1", way: "a1 b1 c1" });
  expect(cameTo(look([moved], 1))).toBeNull();
  const set = cameTo(look([told("reddened", { seat: 1, cell: "c1", left: 3 })]));
  expect(set?.way).toBe("land");
  expect(set?.over.map(({ level }) => level)).toEqual([2.5, 1]);
});

test("a thrown pawn flies to its owner, a red one to who threw it", () => {
  const news = [
    told("ejected", { seat: 0, victim_seat: 1, cell: "b1" }),
    told("ejected_red", { seat: 0, cell: "c1" }),
    told("rolled", { seat: 1, roll: 2 }),
  ];
  expect(thrown(look(news), news)).toEqual([
    { drawing: "#bb-pawn", cell: "b1", to: 1, own: "or" },
    { drawing: "#bb-red", cell: "c1", to: 0, own: "gules" },
  ]);
});

test("in relief it passes every cell of its way and ends where it stands", () => {
  const over = [
    { column: 0, row: 0, level: 1 },
    { column: 1, row: 0, level: 3 },
    { column: 1, row: 1, level: 1 },
  ];
  expect(along(over, 0)).toEqual({ x: -1, y: 0, z: 1 });
  expect(along(over, 0.5)).toEqual({ x: 0, y: 2, z: 1 });
  expect(along(over, 1)).toMatchObject({ x: 0, y: 0 });
  expect(along([], 0.5)).toEqual({ x: 0, y: 0, z: 0 });
});

afterEach(() => document.documentElement.removeAttribute("style"));

test("a longer way takes longer, but never long; where nothing shall move, nothing", () => {
  const root = document.documentElement.style;
  root.setProperty("--m-move", "260ms");
  expect([1, 3, 4, 9].map(walking)).toEqual([260, 270, 360, 500]);
  root.setProperty("--m-move", "0ms");
  expect(walking(4)).toBe(0);
});
