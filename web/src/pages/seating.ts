/** Who shall sit where at a new table, and with which options. */

import type { GameFacts, NewTable, OptionFacts, SeatPlan } from "../wire";

/** A person on this device, whoever has the link, or a bot of a kind: "bot:greedy". */
export type Sitter = "here" | "open" | `bot:${string}`;

export interface Chair {
  sitter: Sitter;
  name: string;
}

export type Values = Record<string, string>;

const USUAL = "greedy";

/** The bot one would rather meet: the greedy one where there is one. */
export function usualBot(bots: string[]): Sitter {
  return `bot:${bots.includes(USUAL) ? USUAL : (bots[0] ?? USUAL)}`;
}

/** Every chair the game could have, so that a name survives a smaller table: you, guests, bots. */
export function firstChairs(game: GameFacts, name: string, everybody = false): Chair[] {
  return Array.from({ length: game.most }, (_, seat): Chair => {
    if (seat === 0) return { sitter: "here", name };
    return { sitter: seat === 1 || everybody ? "open" : usualBot(game.bots), name: "" };
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
export function linedUp(chairs: Chair[], bots: string[], line: LineUp): Chair[] {
  return chairs.map(({ name }, seat): Chair => {
    if (seat === 0 || line === "screen") return { sitter: "here", name };
    return { sitter: line === "friend" && seat === 1 ? "open" : usualBot(bots), name };
  });
}

/** Who comes by the link says a name there, and the server names its bots. */
export function planOf({ sitter, name }: Chair): SeatPlan {
  if (sitter === "open") return { kind: "open" };
  if (sitter === "here") return { kind: "here", name: name.trim() };
  return { kind: "bot", bot: botOf({ sitter, name }) };
}

/** At a table of one device nobody comes by a link: bots take the free seats. */
export function withoutOpen(chairs: Chair[], bots: string[]): Chair[] {
  return chairs.map((chair) =>
    chair.sitter === "open" ? { ...chair, sitter: usualBot(bots) } : chair,
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
export function againstBots(game: string, players: number, name: string): NewTable {
  const chairs = Array.from({ length: players }, (_, seat): Chair =>
    seat === 0 ? { sitter: "here", name } : { sitter: usualBot([USUAL]), name: "" },
  );
  return { game, seats: chairs.map(planOf), options: {} };
}

/** The option a sentence of the server is about: it names it between quotation marks. */
export function concerned(sentence: string, options: OptionFacts[]): string {
  const quoted = sentence.match(/[“«]\s*(\w+)\s*[”»]/u)?.[1];
  return options.find((option) => option.name === quoted)?.name ?? "";
}
