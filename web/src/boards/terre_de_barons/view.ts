/** Small readings of a view of Terre de Barons; everything in them comes with the view. */

import type { Charge, Player, Tincture } from "../../arms";
import { nameOf, type Hex } from "../../hex/geometry";
import { signed } from "../../numbers";
import type { Look } from "../../play/kit";
import type { TerreDeBaronsCommand, TerreDeBaronsTile, TerreDeBaronsView } from "../../wire";

export type Terre = Look<TerreDeBaronsView>;
export type Colour = NonNullable<TerreDeBaronsTile["keep"]>;

/** The orders in the order of their keys, and of the matrix. */
export const ORDERS = ["recruit", "build", "deconstruct", "disperse", "concentrate"] as const;
export type Order = (typeof ORDERS)[number];

const TINCTURES: Record<Colour, Tincture> = {
  blue: "azure",
  red: "gules",
  green: "vert",
  yellow: "or",
};

/** Argent until a colour is taken. */
export function tinctureOf({ seats }: TerreDeBaronsView, seat: number): Tincture {
  const colour = seats[seat]?.colour;
  return colour ? TINCTURES[colour] : "argent";
}

/** Whose pieces they are; before colours are taken they bear no charge. */
export interface Arms {
  tincture: Tincture;
  charge: Charge | null;
}

export function armsOf(
  { seats }: TerreDeBaronsView,
  players: Player[],
  colour: Colour | string,
): Arms {
  const seat = seats.findIndex((one) => one.colour === colour);
  return { tincture: TINCTURES[colour as Colour], charge: players[seat]?.charge ?? null };
}

// ---- the land ----------------------------------------------------------------------------------

const ROWS = [4, 5, 6, 7, 6, 5, 4];
const HEXES: Hex[] = ROWS.flatMap((length, at) =>
  Array.from({ length }, (_, place): Hex => ({ q: Math.max(-3, -at) + place, r: at - 3 })),
);
const TILES = new Map(HEXES.map((hex, at) => [nameOf(hex), at + 1]));

/** Where a tile lies, by its number. */
export function hexOfTile(tile: number): Hex {
  return HEXES[tile - 1] ?? { q: 0, r: 0 };
}

export function tileOfHex(name: string): number {
  return TILES.get(name) ?? 0;
}

export function tileAt({ tiles }: TerreDeBaronsView, tile: number): TerreDeBaronsTile | undefined {
  return tiles[tile - 1];
}

/** The drawing of a tile's land. */
export function landOf({ kind }: TerreDeBaronsTile): string {
  return { mountain: "m", grey: "1", blue: "2", green: "3", red: "4" }[kind ?? "mountain"];
}

/** How many troops of a colour stand on a tile. */
export function troopsAt(view: TerreDeBaronsView, tile: number, colour: Colour | null): number {
  const troops = tileAt(view, tile)?.troops;
  return troops && troops[0] === colour ? Number(troops[1]) : 0;
}

// ---- who, and what is asked --------------------------------------------------------------------

export function ownColour({ settled, seat }: Terre): Colour | null {
  return seat === null ? null : (settled.seats[seat]?.colour ?? null);
}

/** The letters of one's officers on a tile, as steps name them. */
export type Officer = "b" | "k";

export function officersAt(look: Terre, tile: number): Officer[] {
  const own = ownColour(look);
  const { barons = [], knights = [] } = tileAt(look.view, tile) ?? {};
  return [
    ...(barons.some((colour) => colour === own) ? (["b"] as const) : []),
    ...(knights.some((colour) => colour === own) ? (["k"] as const) : []),
  ];
}

/** One's officers with their tiles, the baron first; two knights on one tile are one here. */
export function officersOf(look: Terre): { officer: Officer; tile: number }[] {
  const all = look.view.tiles.flatMap(({ tile }) =>
    officersAt(look, tile).map((officer) => ({ officer, tile })),
  );
  return all.toSorted((one, other) => one.officer.localeCompare(other.officer));
}

export type Stage = "wait" | "colours" | "turn" | "order" | "done";

export function stageOf(look: Terre): Stage {
  if (!look.mine || look.past) return "wait";
  if (look.settled.phase === "colours") return "colours";
  if (look.done) return "done";
  return look.view.order ? "order" : "turn";
}

/** One's command tiles, while one may give an order. */
export function commandsOf({ own }: TerreDeBaronsView): TerreDeBaronsCommand[] {
  return own?.commands ?? [];
}

/** The clause of a refusal, without the place. */
export function clauseOf(refused: string): string {
  return refused.split(" ")[0] ?? "";
}

/** What forbids an order from a command tile; null: nothing. */
export function refusalOf({ refused }: TerreDeBaronsCommand, order: Order): string | null {
  return refused[order] ?? null;
}

/** The troops that recruiting with the die brings from a tile, where it brings more. */
export function dieRecruits({ own }: TerreDeBaronsView, tile: number): number | undefined {
  return own?.die.recruits?.[tile];
}

/** The step of an order from a command tile; recruiting takes the die where it brings more. */
export function orderStep(order: Order, tile: number, view: TerreDeBaronsView): string {
  const die = order === "recruit" && dieRecruits(view, tile) !== undefined;
  return `${order}:${tile}${die ? "+die" : ""}`;
}

/** What an order would bring, as a few signs: points and recruits are added, others counted. */
export function brings(order: Order, { brings }: TerreDeBaronsCommand): string {
  const count = brings[order] ?? 0;
  return order === "disperse" || order === "concentrate" ? `${count}` : signed(count);
}
