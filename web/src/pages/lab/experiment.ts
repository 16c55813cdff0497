/** An experiment: what is to be played, as its address and the terminal's command have it. */

import { optionIn } from "../../route.svelte";
import type { AskStudy, GameFacts, OptionFacts, StudyFacts } from "../../wire";
import { besideLadder, changed, valueOf, type Values } from "../seating";

export interface Experiment {
  game: string;
  /** 0 until it is known how many usually play. */
  seats: number;
  /** One for all seats, or one for each. */
  bots: string[];
  /** By each setting. */
  games: number;
  seed: string;
  /** The options of A, B, …: those that differ from the rule. */
  columns: Values[];
  /** The study that was made of it, and what somebody called it; "" for none. */
  study: string;
  name: string;
}

export const LETTERS = ["A", "B", "C", "D"];
export const letter = (column: number): string => LETTERS[column] ?? "";
const SEED = "labo";
const SHREWD = "greedy";
const BOTS = [SHREWD];
const GAMES = 1000;

export function experimentIn(search: string): Experiment {
  const asked = new URLSearchParams(search);
  const columns = LETTERS.map((each) => Object.fromEntries(asked.getAll(each).map(optionIn)));
  const last = columns.findLastIndex((column) => Object.keys(column).length > 0);
  return {
    game: asked.get("game") ?? "",
    seats: Number(asked.get("seats")) || 0,
    bots: asked.get("bots")?.split(",") ?? BOTS,
    games: Number(asked.get("games")) || GAMES,
    seed: asked.get("seed") || SEED,
    columns: columns.slice(0, Math.max(2, last + 1)),
    study: asked.get("study") ?? "",
    name: asked.get("name") ?? "",
  };
}

/** The address is the experiment. */
export function addressOf(experiment: Experiment): string {
  const { game, seats, bots, games, seed, columns, study, name } = experiment;
  const said = [
    ...(game ? [["game", game]] : []),
    ...(seats ? [["seats", `${seats}`]] : []),
    ["bots", bots.join(",")],
    ["games", `${games}`],
    ["seed", seed],
    ...columns.flatMap((values, column) =>
      Object.entries(values).map(([option, value]) => [letter(column), `${option}:${value}`]),
    ),
    ...(study ? [["study", study]] : []),
    ...(name ? [["name", name]] : []),
  ];
  return `/lab?${said.map(([key, value = ""]) => `${key}=${readable(value)}`).join("&")}`;
}

const readable = (text: string) =>
  encodeURIComponent(text).replaceAll("%3A", ":").replaceAll("%2C", ",");

/** The same for a new table: its options and how many sit there. */
export function tableAddress({ game, seats, columns }: Experiment, column: number): string {
  const options = Object.entries(columns[column] ?? {});
  const said = options.map(([option, value]) => `&option=${readable(`${option}:${value}`)}`);
  return `/new/${game}?players=${seats}${said.join("")}`;
}

/** What is measured: a column that is like one before it is not. */
export function settingsOf(experiment: Experiment, options: OptionFacts[]): Values[] {
  const found = new Map<string, Values>();
  for (const column of experiment.columns) {
    const change = { ...unknown(column, options), ...changed(options, column) };
    const same = JSON.stringify(Object.entries(change).sort());
    if (!found.has(same)) found.set(same, change);
  }
  return [...found.values()];
}

/** What the game does not know: the server says so. */
function unknown(column: Values, options: OptionFacts[]): Values {
  const names = new Set(options.map(({ name }) => name));
  return Object.fromEntries(Object.entries(column).filter(([name]) => !names.has(name)));
}

export function askOf(experiment: Experiment, options: OptionFacts[]): AskStudy {
  const { game, seats, bots, games, seed } = experiment;
  return { game, seats, bots, games, seed, settings: settingsOf(experiment, options) };
}

/** The experiment that a study was made of. */
export function experimentOf(facts: StudyFacts, name: string): Experiment {
  const { game, seats, bots, games, seed, study } = facts;
  const columns = facts.settings.map(({ options }) => options);
  while (columns.length < 2) columns.push({});
  return { game, seats, bots, games, seed, columns, study, name };
}

/** The options that differ between columns, or from the rule. */
export function touched({ columns }: Experiment, options: OptionFacts[]): OptionFacts[] {
  return options.filter((option) =>
    columns.some((values) => valueOf(option, values) !== option.default),
  );
}

/** What plays the same games in a terminal, a command for each setting. */
export function commandsOf(experiment: Experiment, options: OptionFacts[]): string[] {
  const { game, seats, bots, games, seed } = experiment;
  const plain = ["baronnies", "simulate", game, "--seats", `${seats}`];
  const luck = ["--bots", bots.join(","), "--games", `${games}`, "--seed", seed];
  return settingsOf(experiment, options).map((values) => {
    const change = Object.entries(values).flatMap(([name, value]) => [
      "--option",
      `${name}=${value}`,
    ]);
    return [...plain, ...luck, ...change].map(quoted).join(" ");
  });
}

/** As a shell reads it back. */
function quoted(word: string): string {
  return /^[\w.,:=/-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}

/** Another seed: other games of the same experiment. */
export function reseeded(seed: string): string {
  const [, stem = "", number] = seed.match(/^(.*?)(?:-(\d+))?$/) ?? [];
  return `${stem}-${Number(number ?? 1) + 1}`;
}

/** A bot by its level at such a table: a link may name the shrewd one, which often is one of them. */
export function asLevel(levels: GameFacts["levels"], seats: number, bot: string): string {
  const same = levels.find((level) => level.seats === seats && level.how === SHREWD);
  return bot === SHREWD && same ? same.name : bot;
}

/** The bots that may be named at a table of so many: levels where they were measured. */
export function botsOf(game: GameFacts, seats: number): string[] {
  const levels = game.levels.filter((level) => level.seats === seats).map(({ name }) => name);
  return levels.length ? ["random", ...levels, ...besideLadder(game, seats)] : game.bots;
}
