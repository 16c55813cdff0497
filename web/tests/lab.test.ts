import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, test } from "vitest";
import {
  addressOf,
  asLevel,
  botsOf,
  commandsOf,
  experimentIn,
  reseeded,
  settingsOf,
  tableAddress,
} from "../src/pages/lab/experiment";
import {
  differenceTitle,
  lengthTitle,
  orderTitle,
  sayings,
  settingWords,
  spreadTitle,
} from "../src/pages/lab/findings";
import Difference from "../src/pages/lab/Difference.svelte";
import { figure, percent, withSign } from "../src/pages/lab/figures";
import { keepStudy, keptStudies } from "../src/pages/lab/kept";
import Length from "../src/pages/lab/Length.svelte";
import Order from "../src/pages/lab/Order.svelte";
import Says from "../src/pages/lab/Says.svelte";
import Spread from "../src/pages/lab/Spread.svelte";
import { labelled } from "../src/plots/scales";
import "../src/pages/lab/said";
import type { Values } from "../src/pages/seating";
import type { GameFacts, OptionFacts, SettingFacts, StudyFacts } from "../src/wire";
import { wish } from "../src/wishes.svelte";

const GOAL: OptionFacts = {
  name: "goal_3",
  called: "Points to win, three players",
  default: "12",
  allowed: "1 … 500",
  kind: "count",
  words: {},
  low: 1,
  high: 500,
  clause: "11.3",
};
const TILES: OptionFacts = { ...GOAL, name: "tiles", default: "9,9,9,10", kind: "material" };
const ADDRESS =
  "/lab?game=terre_de_barons&seats=3&bots=greedy&games=1000&seed=labo&B=goal_3:15&B=tiles:10,9,9,9";

beforeEach(() => wish({ lang: "en" }));

test("a number has a true minus, and nothing has none", () => {
  expect([figure(-1.25, 1), withSign(-1.25, 1), percent(-0.125)]).toEqual(["−1.3", "−1.3", "−13%"]);
  expect([figure(-0.04, 1), withSign(-0.04, 1), percent(-0.001)]).toEqual(["0", "0", "0%"]);
});

test("a setting is told by its value, or, among several changes, by what is unlike the rule", () => {
  expect(settingWords({ goal_3: "15" }, [GOAL])).toBe("15");
  expect(settingWords({}, [GOAL, TILES])).toBe("as in the rules");
  expect(settingWords({ goal_3: "15" }, [GOAL, TILES])).toBe("Points to win, three players: 15");
});

describe("the address is the experiment", () => {
  const experiment = experimentIn(ADDRESS.slice(4));

  test("it is read and written alike", () => {
    expect(experiment).toMatchObject({ game: "terre_de_barons", seats: 3, bots: ["greedy"] });
    expect(experiment.columns).toEqual([{}, { goal_3: "15", tiles: "10,9,9,9" }]);
    expect(addressOf(experiment)).toBe(ADDRESS);
    const named = { ...experiment, study: "abc", name: "Un but & deux" };
    expect(experimentIn(addressOf(named).slice(4))).toEqual(named);
  });

  test("a setting that is like another is measured once", () => {
    const columns: Values[] = [{ goal_3: "12" }, {}, { goal_3: "15" }];
    expect(settingsOf({ ...experiment, columns }, [GOAL])).toEqual([{}, { goal_3: "15" }]);
    expect(settingsOf({ ...experiment, columns: [{}, {}] }, [GOAL])).toEqual([{}]);
  });

  test("what a game does not know is left to the server to refuse", () => {
    const columns: Values[] = [{}, { dragons: "1" }];
    expect(settingsOf({ ...experiment, columns }, [GOAL])[1]).toEqual({ dragons: "1" });
  });

  test("the terminal plays the same, a command for each setting", () => {
    expect(commandsOf(experiment, [GOAL, TILES])).toEqual([
      "baronnies simulate terre_de_barons --seats 3 --bots greedy --games 1000 --seed labo",
      "baronnies simulate terre_de_barons --seats 3 --bots greedy --games 1000 --seed labo --option goal_3=15 --option tiles=10,9,9,9",
    ]);
    const odd = { ...experiment, seed: "l'été $1", columns: [{}, {}] };
    expect(commandsOf(odd, [GOAL])[0]).toContain(`--seed 'l'\\''été $1'`);
  });

  test("a table is opened by the same options", () => {
    expect(tableAddress(experiment, 1)).toBe(
      "/new/terre_de_barons?players=3&option=goal_3:15&option=tiles:10,9,9,9",
    );
  });

  test("other luck is another seed", () => {
    expect(["labo", "labo-2", "a-b"].map(reseeded)).toEqual(["labo-2", "labo-3", "a-b-2"]);
  });

  test("bots are offered by level where levels were measured", () => {
    const levels = [
      { name: "page", how: "page", errs: true, seats: 2 },
      { name: "duke", how: "search", errs: false, seats: 2 },
      { name: "page", how: "page", errs: true, seats: 4 },
    ] as GameFacts["levels"];
    const game = { levels, bots: ["random", "greedy"] } as GameFacts;
    expect(botsOf(game, 2)).toEqual(["random", "page", "duke"]);
    expect(botsOf(game, 3)).toEqual(["random", "greedy"]);
    expect(botsOf(game, 4)).toEqual(["random", "page", "greedy"]); // stronger than any of that ladder
  });

  test("the bot that is a level goes by its level there, and only there", () => {
    const levels = [
      { name: "page", how: "page", errs: true, seats: 2 },
      { name: "duke", how: "greedy", seats: 2 },
      { name: "duke", how: "search", seats: 3 },
    ] as GameFacts["levels"];
    expect(["greedy", "random", "page"].map((bot) => asLevel(levels, 2, bot))).toEqual([
      "duke",
      "random",
      "page",
    ]);
    expect(["greedy", "search"].map((bot) => asLevel(levels, 3, bot))).toEqual([
      "greedy",
      "search", // for longer, or less long
    ]);
  });
});

const sure = (mean: number, by = 0.02) => ({ mean, low: mean - by, high: mean + by });

function setting(change: Partial<SettingFacts> = {}): SettingFacts {
  return {
    options: {},
    games: 500,
    capped: 0,
    order: [sure(0.4), sure(0.34), sure(0.26)],
    later: true,
    length: sure(25, 0.6),
    median: 24,
    bins: [
      { low: 10, high: 19, count: 100, games: [3, 5, 8] },
      { low: 20, high: 29, count: 300, games: [0, 1, 2] },
      { low: 30, high: 166, count: 100, games: [4] },
    ],
    points: [1, 2, 3].map((place) => ({ place, quantiles: [8, 9, 10, 12, 14] })),
    struck: [{ event: "kept", words: "a keep is built", by: sure(6.1, 0.2) }],
    differences: [],
    ...change,
  };
}

function facts(...settings: SettingFacts[]): StudyFacts {
  return {
    study: "abc",
    state: "done",
    trouble: "",
    game: "terre_de_barons",
    rules: 1,
    seats: 3,
    bots: ["greedy"],
    games: 500,
    seed: "labo",
    done: 1000,
    of: 1000,
    left: 0,
    before: 0,
    settings,
  };
}

const LONGER = setting({
  median: 53,
  order: [sure(0.35), sure(0.36), sure(0.29)],
  differences: [
    { what: "turns", by: sure(67, 11), tells: true, needed: 0 },
    { what: "winner", by: sure(2.9, 0.2), tells: true, needed: 0 },
    { what: "lead", by: sure(-0.1, 0.3), tells: false, needed: 5000 },
    { what: "first", by: sure(-0.004, 0.08), tells: false, needed: 0 },
  ],
});

describe("a sentence says what its interval carries, and nothing else", () => {
  test("of two settings", () => {
    const both = facts(setting(), LONGER);
    expect(lengthTitle(both)).toBe("Games get longer: 24 turns, then 53");
    expect(orderTitle(both)).toBe("Starting helps in A.");
    expect(spreadTitle(both)).toBe("The winner has more points in B.");
    expect(differenceTitle(both, 1)).toBe("What B surely changes: turns and winner’s points");
    const said = sayings(both);
    expect(said.map(({ kind }) => kind)).toEqual(["sure", "sure", "unsure", "unsure"]);
    expect(said[0]?.text).toContain("67 turns more on average (+56 to +78)");
    expect(said[2]?.text).toContain("It would take about 5,000.");
    expect(said[3]?.text).not.toContain("It would take");
  });

  test("a mean that is longer while the median is not is told without medians", () => {
    expect(lengthTitle(facts(setting(), { ...LONGER, median: 23 }))).toBe("Longer than A: B.");
  });

  test("of one setting", () => {
    const one = facts(setting());
    expect(lengthTitle(one)).toBe("A game takes 25 turns on average (24 to 26)");
    expect(orderTitle(one)).toBe("Starting helps");
    const fair = setting({ order: [sure(0.33), sure(0.4), sure(0.27)] });
    expect(orderTitle(facts(fair))).toBe("The order matters, but not for the first player");
    // An interval clear of a third, but it is the furthest of three.
    expect(orderTitle(facts({ ...fair, later: false }))).toBe("No sure advantage of the order");
    expect(spreadTitle(one)).toBe("Half of the time the winner has 9 to 12 points");
    const round = [1, 2, 3].map((place) => ({ place, quantiles: [70, 80, 80, 80, 82] }));
    expect(spreadTitle(facts(setting({ points: round })))).toBe(
      "At least half of the time the winner has 80 points",
    );
    expect(sayings(one)[1]?.text).toContain("not 33.3%");
  });

  test("settings between which nothing differs are said to be alike", () => {
    const none = { mean: 0, low: 0, high: 0 };
    const differences = LONGER.differences.map(({ what }) => ({
      what,
      by: none,
      tells: false,
      needed: 0,
    }));
    const said = sayings(facts(setting(), setting({ differences })));
    expect(said.map(({ kind }) => kind)).toEqual(["sure"]);
    expect(said[0]?.text).toContain("B changed nothing that is measured here: in 500 games");
  });

  test("before there are enough games nothing is said", () => {
    const few = facts(setting({ games: 199 }), { ...LONGER, games: 199 });
    expect(lengthTitle(few)).toBe("Length of the games");
    expect(differenceTitle(few, 1)).toBe("B minus A");
    expect(sayings(few)[0]?.text).toContain("Too few games");
  });

  test("games given up are told apart", () => {
    const some = sayings(facts(setting({ capped: 7 }), LONGER)).at(-1);
    expect(some).toMatchObject({ kind: "given-up" });
    expect(some?.text).toContain("7 of 500");
  });
});

describe("plots", () => {
  const both = facts(setting(), LONGER);

  test.each([
    ["order", Order, ["the first", "40% (38% – 42%)", "35% (33% – 37%)"]],
    ["points", Spread, ["winner", "8 · 9 · 10 · 12 · 14", "8 · 9 · 10 · 12 · 14"]],
    ["differences", Difference, ["turns", "+67 (+56 – +78)"]],
  ])("behind that of %s stands a table", (_, Plot, [name, ...cells]) => {
    render(Plot, { facts: both });
    const row = screen.getByRole("rowheader", { name: name ?? "", hidden: true }).closest("tr");
    const found = within(row as HTMLElement).getAllByRole("cell", { hidden: true });
    expect(found.map(({ textContent }) => textContent)).toEqual(cells);
    expect(screen.getByRole("img").getAttribute("aria-label")).toBe(
      screen.getByRole("heading").textContent,
    );
  });

  test("a column of lengths leads to its games", async () => {
    const watched: number[][] = [];
    render(Length, { facts: both, watch: (...game: number[]) => void watched.push(game) });
    const slider = screen.getByRole("slider");
    await fireEvent.input(slider, { target: { value: "1" } });
    expect(screen.getByRole("status").textContent).toBe("Games of 20–29 turns:");
    await fireEvent.click(screen.getByRole("button", { name: "B, no. 2" }));
    expect(watched).toEqual([[1, 2]]);
  });

  test("what happens is told with its interval", () => {
    render(Says, { facts: both });
    expect(screen.getByRole("rowheader", { name: "a keep is built", hidden: true })).toBeTruthy();
    expect(screen.getAllByRole("cell", { name: "6.1 (5.9 – 6.3)", hidden: true })).toHaveLength(2);
  });

  test("what it says is read out when it has settled, not every second", async () => {
    const { rerender } = render(Says, { facts: { ...both, state: "running" } });
    const [said] = screen.getAllByRole("list");
    expect(said?.getAttribute("aria-live")).toBe("off");
    await rerender({ facts: both });
    expect(said?.getAttribute("aria-live")).toBe("polite");
  });
});

test("a study is kept once, by its last name", () => {
  keepStudy("abc", { name: "one", path: "/lab?study=abc" });
  keepStudy("def", { name: "two", path: "/lab?study=def" });
  keepStudy("abc", { name: "three", path: "/lab?study=abc&name=three" });
  expect(keptStudies().map(({ name }) => name)).toEqual(["three", "two"]);
});

test("numbers of lines that stand near each other cover none", () => {
  const right = { left: false, lines: 0 };
  const left = { left: true, lines: 0 };
  expect(labelled([100, 300], 400)).toEqual([right, right]);
  expect(labelled([104, 100], 400)).toEqual([right, left]);
  expect(labelled([100, 100], 400)).toEqual([left, right]);
  expect(labelled([120, 100, 110], 400)).toEqual([right, left, { left: false, lines: 1 }]);
  expect(labelled([20, 24], 400)).toEqual([right, { left: false, lines: 1 }]); // no room to the left
  expect(labelled([20, 390], 400)).toEqual([right, left]); // and none to the right
  expect(labelled([398, 390], 400)).toEqual([left, left].map((one, at) => ({ ...one, lines: at })));
});
