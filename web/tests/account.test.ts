import { describe, expect, test } from "vitest";
import {
  beam,
  changedAt,
  counts,
  longest,
  ownPlace,
  ranked,
  reach,
  risesOf,
  told as moment,
  why,
  type Who,
} from "../src/end/account";
import { stairs } from "../src/plots/scales";
import { toOthers } from "../src/end/outcome";
import { judged } from "../src/end/verdict";
import type { Player } from "../src/arms";
import { say } from "../src/words";
import type { Account, SeatAccount } from "../src/wire";
import { people } from "./looks";

const SOURCES = [
  { name: "baronies", label: "baronies", adds: true },
  { name: "display", label: "display", adds: true },
];

function seat(number: number, place: number, events: [number, number, number][]): SeatAccount {
  const parts = SOURCES.map((_, at) =>
    events.filter(([source]) => source === at).reduce((sum, [, points]) => sum + points, 0),
  );
  return {
    seat: number,
    place,
    total: parts.reduce((sum, points) => sum + points, 0),
    parts,
    events: events.map(([source, points, turn]) => ({
      source,
      points,
      ply: 2 * turn, // two lines a turn
      turn,
    })),
  };
}

function accountOf(seats: SeatAccount[], change: Partial<Account> = {}): Account {
  const rest = { goal: "most honour wins", unit: "honour", moments: [], turns: 9, seconds: 60 };
  return { type: "account", id: 1, tie: "9.4", sources: SOURCES, seats, ...rest, ...change };
}

const ACCOUNT = accountOf([
  seat(0, 2, [
    [0, 5, 3],
    [1, -1, 4],
  ]),
  seat(1, 1, [
    [0, 9, 5],
    [1, -3, 6],
    [0, 2, 8],
  ]),
]);
const who: Who = (at) => ({ you: at === 1 ? "yes" : "no", name: ["Ada", "Bruno"][at] ?? "" });
const english = (key: string, facts = {}) => say("en", key, facts);

test("rows stand in the order of places", () => {
  expect(ranked(ACCOUNT).map((row) => row.seat)).toEqual([1, 0]);
});

test("in a race all others share a place: who is nearer stands higher, and nobody is told it", () => {
  const sources = SOURCES.map((source) => ({ ...source, adds: false }));
  const at = (place: number, of: number, total: number) => ({ ...seat(of, place, []), total });
  const race = accountOf([at(2, 0, 16), at(1, 1, 0), at(2, 2, 12)], { sources });
  expect(ranked(race).map((row) => row.seat)).toEqual([1, 2, 0]);
  expect(ownPlace([2, 1, 2], 0)).toBe(1);
  expect(ownPlace([3, 1, 2], 0)).toBe(3);
});

test("a beam tells gains above and losses below, in their order and on one scale", () => {
  const beams = ranked(ACCOUNT).map((row) => beam(ACCOUNT, row));
  expect(beams[0]).toEqual({
    above: [
      { source: 0, from: 0, long: 9 },
      { source: 0, from: 9, long: 2 },
    ],
    below: [{ source: 1, from: 0, long: 3 }],
  });
  expect(longest(beams)).toBe(11);
});

test("where no points are counted, the first source is above and what is left below", () => {
  const sources = SOURCES.map((source) => ({ ...source, adds: false }));
  const racer = { ...seat(0, 2, []), parts: [3, 5], total: 5 };
  expect(beam(accountOf([racer], { sources }), racer)).toEqual({
    above: [{ source: 0, from: 0, long: 3 }],
    below: [{ source: 1, from: 0, long: 5 }],
  });
});

describe("why somebody won", () => {
  test("points that nobody has are points all the same, and no race", () => {
    const none = { ...seat(0, 1, []), parts: [] };
    const bare = accountOf([none, { ...none, seat: 1, place: 1 }], { sources: [] });
    expect(counts(bare)).toBe(true);
    expect(why(bare, who, english)).toMatch(/finish level, on 0\.$/);
  });

  test("by how much, by what, and since when", () => {
    const lead = { kind: "lead" as const, ply: 5, turn: 4, seat: 1, points: 9, totals: [4, 9] };
    expect(why({ ...ACCOUNT, moments: [lead] }, who, english)).toBe(
      "You finish on 8, against 4 for Ada. " +
        "The largest gap: “baronies”, 11 against 5. Ahead for good since turn 4.",
    );
  });
  test("where fewest win, what one has less of is told", () => {
    const few = accountOf([seat(0, 1, [[0, 2, 1]]), seat(1, 2, [[0, 7, 2]])]);
    expect(why(few, who, english)).toContain("“baronies”, 2 against 7");
  });
  test("in a race, who came closest; a stroke sets back or brings nearer", () => {
    const sources = SOURCES.map((source) => ({ ...source, adds: false }));
    const at = (place: number, of: number, total: number) => ({ ...seat(of, place, []), total });
    const race = accountOf([at(2, 0, 16), at(1, 1, 0), at(2, 2, 12)], { sources, unit: "to go" });
    expect(why(race, who, english)).toMatch(/ came closest: 12 to go\.$/);
    const stroke = { kind: "largest" as const, ply: 5, turn: 4, seat: 0, points: 17 };
    const back = moment(race, { ...stroke, totals: [20, 3, 4] }, who, english);
    expect(back).toMatch(/set back by 17: 20 to go\.$/);
    const nearer = moment(race, { ...stroke, points: -4, totals: [3, 3, 4] }, who, english);
    expect(nearer).toMatch(/4 nearer: 3 to go\.$/);
  });
  test("level in points, a rule decides: between you, or between them", () => {
    const level = (first: number, second: number) =>
      why(accountOf([seat(first, 1, [[0, 2, 1]]), seat(second, 2, [[0, 2, 2]])]), who, english);
    expect(level(0, 1)).toBe("Ada is level with you: rule 9.4 decides between you.");
    expect(level(1, 0)).toBe("Level with Ada: rule 9.4 puts you first.");
  });
  test("who shares a victory is named with the other", () => {
    const both = accountOf([seat(0, 1, [[0, 2, 1]]), seat(1, 1, [[0, 2, 2]])]);
    expect(why(both, who, english)).toMatch(/^Ada (and|et) Bruno finish level, on 2\.$/);
  });
});

test("a line tells whose totals it changed, the most first", () => {
  const both = accountOf([seat(0, 1, [[0, 2, 7]]), seat(1, 2, [[1, -3, 7]])]);
  expect(changedAt(both, 14)).toEqual([
    { seat: 1, points: -3 },
    { seat: 0, points: 2 },
  ]);
});

test("luck is right only if everything is, and wrong if anything is", () => {
  const check = (name: "seal" | "rules", verdict: "right" | "wrong" | "unknown") => ({
    name,
    who: "browser" as const,
    verdict,
  });
  expect(judged([check("seal", "right"), check("rules", "right")])).toBe("right");
  expect(judged([check("seal", "right"), check("rules", "wrong")])).toBe("wrong");
  expect(judged([check("seal", "unknown"), check("rules", "right")])).toBe("unknown");
});

test("totals are followed turn by turn, and a race by what is left of it", () => {
  const courses = ACCOUNT.seats.map((row) => risesOf(ACCOUNT, row));
  expect(courses[1]).toEqual([
    { at: 5, to: 9 },
    { at: 6, to: 6 },
    { at: 8, to: 8 },
  ]);
  expect(reach(courses)).toEqual([0, 9]);
  expect(reach([[{ at: 1, to: -3 }]])).toEqual([-3, 0]);
  const sources = ACCOUNT.sources.map((source) => ({ ...source, adds: false }));
  const race = accountOf([seat(0, 1, [[0, 2, 1], [1, 24, 0], [1, -24, 7]])], { sources }); // prettier-ignore
  expect(race.seats.map((row) => risesOf(race, row))).toEqual([
    [
      { at: 0, to: 24 },
      { at: 7, to: 0 },
    ],
  ]);
});

test("stairs stay as they are until they change at once", () => {
  const shape = (rises: { at: number; to: number }[]) =>
    stairs(rises, 9).map(({ at, value }) => [at, value]);
  expect(shape([{ at: 4, to: 5 }])).toEqual([
    [0, 0],
    [4, 0],
    [4, 5],
    [9, 5],
  ]);
  expect(shape([{ at: 0, to: 24 }])).toEqual([
    [0, 24],
    [9, 24],
  ]);
});

test("what is given away of a game calls nobody “you”: neither who won nor who lost", () => {
  const [me, odo] = people(["You", "Odo"]) as [Player, Player];
  const players = [{ ...me, called: "Player 1" }, odo];
  const given = toOthers({ how: "rules", places: [1, 2], scores: [], seed: "" }, players, english);
  expect(given.words).toBe("Player 1 wins");
  expect(given.players.map(({ name }) => name)).toEqual(["Player 1", "Odo"]);
});
