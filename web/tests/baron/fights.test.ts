import { describe, expect, test } from "vitest";
import { affairOf, lastAffair } from "../../src/boards/baron/fights";
import type { Told } from "../../src/wire";

function told(kind: string, facts: Told["facts"], ply = 9): Told {
  return { ply, turn: 1, by: null, kind, facts, text: "" };
}

const LAID = told("laid", { seat: 0, tile: "Y", cell: "-1,1" });
const FACED = told("faced", {
  seat: 0,
  cell: "0,0",
  strength: 4,
  baron_seat: 1,
  baron_cell: "2,-1",
  baron: 2,
  field: "W@1,0 P@1,-1",
});
const WON = [
  FACED,
  told("won", { seat: 0, cell: "0,0" }),
  told("keep_back", { seat: 1, cell: "2,-1" }),
  told("loss", { seat: 1, honour: 3, field: "W@1,0 P@1,-1" }),
  told("established", { seat: 0, cell: "0,0", worth: 7, honour: 7 }),
];

describe("a fight in the story", () => {
  test("has two sides, their strengths and the battlefield", () => {
    expect(affairOf([LAID, ...WON])?.duels).toEqual([
      {
        knight: { seat: 0, cell: "0,0", strength: 4, baron: false },
        foe: { seat: 1, cell: "2,-1", strength: 2, baron: true },
        field: ["1,0", "1,-1"],
        stronger: true,
        won: true,
        then: WON.slice(2),
      },
    ]);
  });

  test("ends with what came of it, in order", () => {
    expect(affairOf([LAID, ...WON])?.ends.map(({ kind }) => kind)).toEqual([
      "keep_back",
      "loss",
      "established",
    ]);
  });

  test("against several barons is lost if the knight is not stronger than all", () => {
    const other = told("faced", { ...FACED.facts, baron_cell: "-2,0", baron: 5 });
    const lost = [FACED, other, told("lost", { seat: 0, cell: "0,0" })];
    const affair = affairOf([...lost, told("keep_back", { seat: 0, cell: "0,0" })]);
    expect(affair?.duels.map(({ won }) => won)).toEqual([false, false]);
  });

  test("between knights of equal strength is won by nobody", () => {
    const rivals = told("rivals", {
      seat: 0,
      cell: "0,0",
      strength: 3,
      rival_seat: 1,
      rival_cell: "2,0",
      rival: 3,
      field: "–",
    });
    const affair = affairOf([rivals, told("keep_back", { seat: 0, cell: "0,0" })]);
    expect(affair?.duels).toMatchObject([{ won: false, field: [], foe: { baron: false } }]);
  });
});

test("a tile that only lies there is no affair", () => {
  expect(affairOf([LAID])).toBeNull();
  expect(lastAffair([])).toBeNull();
});

test("the last affair of a long story is the one told last", () => {
  const early = told("established", { seat: 1, cell: "5,5", worth: 5, honour: 5 }, 3);
  expect(lastAffair([early, ...WON, told("drew", { seat: 1 }, 10)])?.ply).toBe(9);
});
