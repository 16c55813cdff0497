/** What a game brings to the table page. Boards draw a view and offer steps; they know no rule. */

import type { Component } from "svelte";
import type { Player, Tincture } from "../arms";
import type { Picture, Told } from "../wire";
import type { Words } from "../words";
import type { WhyNot } from "./seen";

/** Everything a board may know and do. */
export interface Look<V> {
  /** As it would be with the draft; or as it was, while looking back. */
  view: V;
  /** Without the draft. */
  settled: V;
  /** Through whose eyes; null is a spectator. */
  seat: number | null;
  players: Player[];
  /** Who still has to decide. */
  asked: number[];
  /** This seat may try steps now. */
  mine: boolean;
  /** The legal next steps, in the game's notation. */
  next: string[];
  /** The steps tried so far, and whether nothing is left to decide, and whether it was handed in. */
  draft: string[];
  done: boolean;
  final: boolean;
  /** What the draft would do. */
  tried: Told[];
  /** What just happened, to be played on the board. */
  news: Told[];
  /** All that happened. */
  story: Told[];
  /** Why the last thing tried or pointed at cannot be. */
  whyNot: WhyNot | null;
  /** While looking back nothing can be tried. */
  past: boolean;
  t: Words;
  /** Try a step, asked for at this element: a refusal is shown beside it. */
  try(step: string, at: Element): void;
  /** Point at a step that may not be done; null points at nothing any more. */
  doubt(step: string | null, at?: Element): void;
  /** Replace the whole draft. */
  offer(moves: string[], at: Element): void;
  /** Do not wait for what is still being told. */
  skip(): void;
  /** Open the rule book at a clause. */
  rules(clause: string): void;
}

/** What a picture points out: places, as the game names them; beside a clause, or with labels. */
export type Marks = Pick<Picture, "near" | "open" | "closed"> & { labelled?: string[] };

/** A place of a board that is explained to whoever sees it for the first time. */
export interface Label {
  /** "" where the position has none. */
  place: string;
  title: string;
  note: string;
  /** What is explained lies before the place: the label stands after it. */
  after?: boolean;
}

/** What the page says about the moment. */
export interface Moment {
  /** How far the game is: "Round 9 of 16". */
  where: string;
  /** What to do now, and a word more. */
  now: string;
  note: string;
  /** On the seal: "Lay 45". */
  confirm: string;
}

/** What can be heard at a board. */
export type Sound = "card" | "tile" | "keep" | "fight";

export interface Kit<V> {
  /** It draws the table as text, in the words of the server, instead of the game's own view. */
  text?: true;
  /** How one wins, over the roll of arms. */
  goal(look: Look<V>): string;
  moment(look: Look<V>): Moment;
  points(look: Look<V>, seat: number): number;
  /** Where points are against their owner. */
  fewestWin?(look: Look<V>): boolean;
  /** What ended the game, where points alone do not tell it; "" where they do. */
  ended?(look: Look<V>): string;
  /** A line under a player's name, or nothing. */
  under(look: Look<V>, seat: number): string;
  /** Where players have colours of their own; otherwise each seat has a tincture. */
  tincture?(view: V, seat: number): Tincture | null;
  /** A step that no place on the board stands for: it gets a plaque of its own. */
  alone?(look: Look<V>): string | null;
  /** That plaque, or a seal that would pass, is not what one came for, and does not ask to be pressed. */
  quiet?(look: Look<V>): boolean;
  /** A step with which the draft could end here: the seal does both. */
  ends?(look: Look<V>): string | null;
  /** Hands are hidden: a curtain falls between players on one device. */
  secrets: boolean;
  /** What an event sounds like, if it does. */
  sound?(told: Told): Sound | null;
  /** The place an event is about, as the board names it; "" where it has none. */
  where?(told: Told): string;
  /** What an event brought somebody, or took. */
  gain?(told: Told): { seat: number; points: number } | null;
  /** What an event is about, as a small drawing in the chronicle. */
  Sign?: Component<{ told: Told; players: Player[] }>;
  /** How long a story wants to be looked at, in milliseconds. */
  pace(story: Told[]): number;
  /** Drawings that the board refers to, put into the page once. */
  drawings: string;
  Board: Component<{ look: Look<V> }>;
  /** What the seat holds: a hand, a reserve. */
  Tray: Component<{ look: Look<V> }>;
  /** The tray needs less height than a hand of cards: all the more for the board. */
  low?: boolean;
  /** What lies before a player in the roll of arms. */
  Before?: Component<{ look: Look<V>; seat: number }>;
  /** What holds the winner's shield at the end: the name of a drawing. */
  supporter?(tincture: Tincture): string;
  /**
   * The board as a small still picture: as it is now, where something was won or lost, or what a
   * clause is about.
   */
  Scene?: Component<{
    look: Look<V>;
    changed?: { seat: number; points: number }[];
    marks?: Marks;
  }>;
  /** Three places that explain the picture on the game's page. */
  labels?(look: Look<V>): Label[];
  /** What a player holds, under the name in the roll of arms. */
  Holds?: Component<{ look: Look<V>; seat: number }>;
  /** Under the roll of arms, where the page has room for it. */
  Beneath?: Component<{ look: Look<V> }>;
  /** On a phone in the place of the plaques, while there is nothing to confirm. */
  Idle?: Component<{ look: Look<V> }>;
  /** What the foot of a phone says instead of the last line of the chronicle, if anything. */
  peek?(look: Look<V>): string;
  /** What is being explained, over the chronicle; brief, where there is no room for that. */
  Explained?: Component<{ look: Look<V>; brief?: boolean }>;
}
