import { describe, expect, test } from "vitest";
import {
  againstBots,
  changed,
  concerned,
  firstChairs,
  knownBots,
  linedUp,
  tableOf,
  without,
} from "../src/pages/seating";
import type { GameFacts, OptionFacts } from "../src/wire";

function option(name: string, facts: Partial<OptionFacts> = {}): OptionFacts {
  const plain = { default: "no", allowed: "yes, no", kind: "switch", words: {}, low: null };
  return { name, called: name, ...plain, high: null, clause: "1.1", ...facts } as OptionFacts;
}

const GAME: GameFacts = {
  name: "le_baron",
  title: "Le Baron",
  credits: "",
  about: "",
  brief: "",
  who: "",
  lines: ["A card joins a row."],
  chance: "luck of the deal",
  rules: 1,
  fewest: 2,
  most: 4,
  usual: 4,
  minutes: 30,
  options: [option("heads_good"), option("games", { kind: "count", default: "1" })],
  bots: ["random", "greedy"],
  levels: [],
  called: ["Aliénor", "Odon", "Isabeau", "Renaud"],
};

describe("a new table", () => {
  test("begins with you, a guest by link, and bots", () => {
    const chairs = firstChairs(GAME, "Aude");
    expect(chairs.map((chair) => chair.sitter)).toEqual([
      "here",
      "open",
      "bot:greedy",
      "bot:greedy",
    ]);
    expect(chairs[0]?.name).toBe("Aude");
  });

  test("leaves an open seat to who comes, and bots to be named by the server", () => {
    const table = tableOf(GAME, firstChairs(GAME, " Aude ").slice(0, 3), {});
    expect(table.seats).toEqual([
      { kind: "here", name: "Aude" },
      { kind: "open" },
      { kind: "bot", bot: "greedy" },
    ]);
  });

  test("meets the first bot of a game that has no greedy one", () => {
    expect(firstChairs({ ...GAME, bots: ["random"] }, "")[2]?.sitter).toBe("bot:random");
  });

  test("meets a level that errs where it was measured", () => {
    const measured = {
      how: "squire",
      errs: true,
      seats: 2,
      games: 400,
      share: 0.7,
      low: 0.65,
      high: 0.74,
    };
    const game = { ...GAME, levels: [{ name: "squire", fair: 0.5, ...measured }] };
    expect(firstChairs(game, "")[2]?.sitter).toBe("bot:squire");
    expect(againstBots(game, "").seats[1]?.bot).toBe("squire");
    expect(knownBots(game)).toEqual(["random", "greedy", "squire"]);
  });

  test("loses a seat without losing who would sit there at a larger one", () => {
    const chairs = firstChairs(GAME, "Aude");
    const fewer = without(chairs, 1);
    expect(fewer.map(({ sitter }) => sitter)).toEqual(["here", "bot:greedy", "bot:greedy", "open"]);
  });

  test.each([
    ["alone", ["here", "bot:greedy", "bot:greedy", "bot:greedy"]],
    ["friend", ["here", "open", "bot:greedy", "bot:greedy"]],
    ["screen", ["here", "here", "here", "here"]],
  ] as const)("is lined up %s in one press", (line, sitters) => {
    const chairs = linedUp(firstChairs(GAME, "Aude"), GAME, line);
    expect(chairs.map(({ sitter }) => sitter)).toEqual(sitters);
    expect(chairs[0]?.name).toBe("Aude");
  });

  test("sends only the options that were changed", () => {
    expect(changed(GAME.options, { heads_good: "yes", games: "1" })).toEqual({ heads_good: "yes" });
  });

  test("takes an emptied field as the default", () => {
    expect(changed(GAME.options, { games: " " })).toEqual({});
  });

  test("against bots needs one click: you first, then bots", () => {
    const { seats } = againstBots(GAME, "Aude");
    expect(seats.map((seat) => seat.kind)).toEqual(["here", "bot", "bot", "bot"]);
    expect(seats[0]?.name).toBe("Aude");
  });
});

describe("a refusal of the server", () => {
  test.each([
    "The option “games” cannot be “0”. Allowed: 1 … 100.",
    "L'option « games » ne peut pas être « 0 ».",
  ])("is shown at its option: %s", (sentence) => {
    expect(concerned(sentence, GAME.options)).toBe("games");
  });

  test("is shown at the seal when it is about no option", () => {
    expect(concerned("This game is for 2 to 4 players, not 5.", GAME.options)).toBe("");
  });
});
