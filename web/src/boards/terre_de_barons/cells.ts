/** The tiles as they can be pressed and are read out. */

import type { Cell } from "../../hex/cell";
import { nameOf } from "../../hex/geometry";
import type { TerreDeBaronsTile } from "../../wire";
import { whoIs } from "../../play/look";
import { outcomeOf, rowsOf, type Row } from "./rows";
import type { Light } from "./trying";
import {
  clauseOf,
  brings,
  commandsOf,
  hexOfTile,
  ORDERS,
  orderStep,
  refusalOf,
  stageOf,
  type Terre,
} from "./view";

interface Shown {
  lights: Map<number, Light>;
  able: Set<number>;
  /** What is in hand or in question. */
  held: number | null;
}

export function cellsOf(look: Terre, { lights, able, held }: Shown): Cell[] {
  const chosen = chosenOf(look, held);
  return look.view.tiles.map((tile): Cell => {
    const light = lights.get(tile.tile);
    return {
      name: nameOf(hexOfTile(tile.tile)),
      label: [...labelled(look, tile), ...foretold(look, tile.tile, light)].join(" "),
      lit: light?.lit,
      chosen: chosen.has(tile.tile),
      able: able.has(tile.tile),
      step: light?.step ?? (able.has(tile.tile) ? beginnings(look, tile.tile) : undefined),
    };
  });
}

/** The tiles in question: in hand, commanding, or with troops of the order. */
function chosenOf(look: Terre, held: number | null): Set<number> {
  const stage = stageOf(look);
  if (stage === "colours" && look.draft[0]) {
    const mine = look.draft[0];
    return new Set(
      look.settled.tiles.flatMap(({ tile, barons, knights }) =>
        [...barons, ...knights].some((colour) => colour === mine) ? [tile] : [],
      ),
    );
  }
  if (stage === "order")
    return new Set([look.view.order?.command ?? 0, ...rowsOf(look).map(({ tile }) => tile)]);
  return new Set(held === null ? [] : [held]);
}

/** What the officers there could begin. */
function beginnings({ next }: Terre, tile: number): string | undefined {
  const walks = ["b", "k"].map((officer) => `${officer}${tile}-`);
  return walks.find((walk) => next.some((step) => step.startsWith(walk)));
}

function labelled(look: Terre, tile: TerreDeBaronsTile): string[] {
  const { t, view } = look;
  const kind = tile.kind ?? "none";
  if (kind === "mountain" || kind === "none")
    return [t("board-terre-cell", { tile: tile.tile, kind, points: 0 })];
  const piece = (what: string, colour: unknown, count = 1): string => {
    const seat = view.seats.findIndex((one) => one.colour === colour);
    const who = seat < 0 ? { you: "nobody", name: String(colour) } : whoIs(look, seat);
    const named = seat < 0 ? t("board-terre-colour", { colour: String(colour) }) : who.name;
    return t("board-terre-piece", { what, count, ...who, name: named });
  };
  const riders = [...new Set(tile.knights)];
  const of = (colour: string) => tile.knights.filter((one) => one === colour).length;
  return [
    t("board-terre-cell", { tile: tile.tile, kind, points: tile.points }),
    ...(tile.keep ? [piece("keep", tile.keep)] : []),
    ...tile.barons.map((colour) => piece("baron", colour)),
    ...riders.map((colour) => piece("knights", colour, of(colour))),
    ...(riders.length > 1 ? [t("board-terre-melee", { active: tile.active ? "yes" : "no" })] : []),
    ...(tile.troops ? [piece("troops", tile.troops[0], Number(tile.troops[1]))] : []),
  ];
}

/** What can be ordered there, or what a press would do. */
function foretold(look: Terre, tile: number, light: Light | undefined): string[] {
  const { t } = look;
  const stage = stageOf(look);
  const row = stage === "order" ? rowsOf(look).find((one) => one.tile === tile) : undefined;
  if (row) return [t("board-terre-going", { count: row.count, what: outcomeWords(look, row) })];
  if (light) return [t("board-terre-may", { what: light.far ? "far" : stage })];
  const command = commandsOf(look.view).find((one) => one.tile === tile);
  if (stage !== "turn" || !command) return [];
  return ORDERS.map((order) => {
    const die = orderStep(order, tile, look.view).endsWith("+die");
    const refused = die ? null : refusalOf(command, order);
    const clause = refused === null ? "none" : clauseOf(refused);
    return t("board-terre-may-order", { order, clause, brings: brings(order, command) });
  });
}

/** What the troops of a row do. */
export function outcomeWords(look: Terre, row: Row): string {
  const { kind, foe, count, of, waiting } = outcomeOf(look, row);
  const name = foe === null ? "" : (look.players[foe]?.name ?? "");
  const order = look.view.order?.order ?? "disperse";
  const facts = { kind, name, count, of, waiting, order, troops: row.count };
  return look.t("board-terre-outcome", facts);
}
