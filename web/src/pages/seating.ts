/** Who shall sit where at a new table, and with which options. */

import type { GameFacts, NewTable, OptionFacts, SeatPlan } from "../wire";

/** A person on this device, whoever has the link, or a bot of a kind: "bot:greedy". */
export type Sitter = "here" | "open" | `bot:${string}`;

export interface Chair {
  sitter: Sitter;
  name: string;
}

export type Values = Record<string, string>;

const USUAL = "squire";
const GREEDY = "greedy";

/** The bots that may have a seat: those of the game, and its levels. */
export function knownBots({ bots, levels }: GameFacts): string[] {
  return [...new Set([...bots, ...levels.map(({ name }) => name)])];
}

/**
 * The bots offered beside the ladder of a table of so many: all of them where nothing was measured,
 * and where only bots that err were, one that does not: the strong are not hidden by a short ladder.
 */
export function besideLadder({ bots, levels }: GameFacts, players: number): string[] {
  const rungs = levels.filter(({ seats }) => seats === players);
  if (!rungs.length) return bots;
  return rungs.every(({ errs }) => errs) ? [GREEDY] : [];
}

/** Whom one meets who has not chosen: a level that errs, or else the greedy bot. */
export function usualBot(game: GameFacts): Sitter {
  const known = knownBots(game);
  return `bot:${[USUAL, GREEDY].find((bot) => known.includes(bot)) ?? known[0] ?? GREEDY}`;
}

/** Every chair the game could have, so that a name survives a smaller table: you, guests, bots. */
export function firstChairs(game: GameFacts, name: string, everybody = false): Chair[] {
  return Array.from({ length: game.most }, (_, seat): Chair => {
    if (seat === 0) return { sitter: "here", name };
    return { sitter: seat === 1 || everybody ? "open" : usualBot(game), name: "" };
  });
}

/** The kind of its bot; "" for people. */
export function botOf({ sitter }: Chair): string {
  return sitter.startsWith("bot:") ? sitter.slice("bot:".length) : "";
}

/** A seat is taken away; who sat there waits behind the others, for a larger table. */
export function without(chairs: Chair[], seat: number): Chair[] {
  return [...chairs.slice(0, seat), ...chairs.slice(seat + 1), ...chairs.slice(seat, seat + 1)];
}

export type LineUp = "alone" | "friend" | "screen";
export const LINE_UPS: LineUp[] = ["alone", "friend", "screen"];

/** All chairs as a few words would have them: alone among bots, with a friend, round one screen. */
export function linedUp(chairs: Chair[], game: GameFacts, line: LineUp): Chair[] {
  return chairs.map(({ name }, seat): Chair => {
    if (seat === 0 || line === "screen") return { sitter: "here", name };
    return { sitter: line === "friend" && seat === 1 ? "open" : usualBot(game), name };
  });
}

/** Who comes by the link says a name there, and the server names its bots. */
export function planOf({ sitter, name }: Chair): SeatPlan {
  if (sitter === "open") return { kind: "open" };
  if (sitter === "here") return { kind: "here", name: name.trim() };
  return { kind: "bot", bot: botOf({ sitter, name }) };
}

/** At a table of one device nobody comes by a link: bots take the free seats. */
export function withoutOpen(chairs: Chair[], game: GameFacts): Chair[] {
  return chairs.map((chair) =>
    chair.sitter === "open" ? { ...chair, sitter: usualBot(game) } : chair,
  );
}

/** Only the options that were changed are sent. */
export function changed(options: OptionFacts[], values: Values): Values {
  const given = options.map((option) => [option.name, valueOf(option, values)] as const);
  const defaults = new Map(options.map((option) => [option.name, option.default]));
  return Object.fromEntries(given.filter(([name, value]) => value !== defaults.get(name)));
}

export function valueOf(option: OptionFacts, values: Values): string {
  return values[option.name]?.trim() || option.default;
}

export function tableOf(game: GameFacts, chairs: Chair[], values: Values): NewTable {
  return { game: game.name, seats: chairs.map(planOf), options: changed(game.options, values) };
}

/** You against bots: what the seal on the home page makes. */
export function againstBots(game: GameFacts, name: string): NewTable {
  const chairs = Array.from({ length: game.usual }, (_, seat): Chair =>
    seat === 0 ? { sitter: "here", name } : { sitter: usualBot(game), name: "" },
  );
  return { game: game.name, seats: chairs.map(planOf), options: {} };
}

/** The option a sentence of the server is about: it names it between quotation marks. */
export function concerned(sentence: string, options: OptionFacts[]): string {
  const quoted = sentence.match(/[“«]\s*(\w+)\s*[”»]/u)?.[1];
  return options.find((option) => option.name === quoted)?.name ?? "";
}
