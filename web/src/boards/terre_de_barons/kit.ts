/** Terre de Barons at the table. */

import french from "../../../../src/baronnies/games/terre_de_barons/words.fr.ftl?raw";
import english from "../../../../src/baronnies/games/terre_de_barons/words.en.ftl?raw";
import { nameOf } from "../../hex/geometry";
import type { Kit, Moment, Sound } from "../../play/kit";
import { toldBriefly } from "../../play/since";
import type { TerreDeBaronsView, Told } from "../../wire";
import { add } from "../../words";
import Before from "./Before.svelte";
import Board from "./Board.svelte";
import { scenes, since } from "./deeds";
import Explained from "./Explained.svelte";
import { hand } from "./hand.svelte";
import Holds from "./Holds.svelte";
import { labels } from "./labels";
import Scene from "./Scene.svelte";
import drawings from "./terre.svg?raw";
import Tray from "./Tray.svelte";
import { commandsOf, hexOfTile, officersAt, stageOf, tinctureOf, type Terre } from "./view";
import ownFrench from "./words.fr.ftl?raw";
import ownEnglish from "./words.en.ftl?raw";

add(french, english);
add(ownFrench, ownEnglish);

const GLANCE = 650; // milliseconds for a step
const FIGHT = 1600;

function where({ view, t }: Terre): string {
  if (view.phase === "over") return t("board-terre-where-over");
  if (view.phase === "act" || view.phase === "roll")
    return t("board-terre-where", { turn: view.turn + 1 });
  return t("board-terre-where-setup");
}

type Pair = [now: string, note: string];

function said({ t }: Terre, what: string, facts: Record<string, string | number> = {}): Pair {
  return [t(`board-terre-now-${what}`, facts), t(`board-terre-note-${what}`, facts)];
}

function now(look: Terre): Pair {
  const stage = stageOf(look);
  const { view, draft, t } = look;
  if (stage === "colours") return said(look, "colours", { free: look.settled.free_colours.length });
  if (stage === "done") return said(look, "done");
  if (stage === "order" && view.order) return ordering(look, view.order);
  if (hand.card) {
    const tile = look.seat === null ? 0 : (view.seats[look.seat]?.card ?? 0);
    return [t("board-terre-card", { tile }), t("board-terre-note-card")];
  }
  if (view.paused) return said(look, "paused");
  if (hand.tile !== null) return chosen(look, hand.tile);
  const die = view.die ?? 0;
  if (view.first_action)
    return said(look, "second", { orders: more(look), die, action: view.first_action });
  const two = view.own?.die.two_orders ? "yes" : "no";
  return [
    t("board-terre-now-turn", { die, treasure: draft.length ? "yes" : "no" }),
    t("board-terre-note-turn", { two, die }),
  ];
}

/** Whether an order is still possible. */
function more({ next }: Terre): "yes" | "no" {
  return next.some((step) => /^(recruit|build|de|disp|conc)/.test(step)) ? "yes" : "no";
}

function chosen(look: Terre, tile: number): Pair {
  const officer = hand.officer ?? "keep";
  const others = officersAt(look, tile).length > 1 ? "yes" : "no";
  const commands = commandsOf(look.view).some((one) => one.tile === tile) ? more(look) : "no";
  return said(look, "chosen", { officer, tile, others, commands });
}

function ordering(look: Terre, order: NonNullable<TerreDeBaronsView["order"]>): Pair {
  if (order.target !== null)
    return said(look, "capture", {
      tile: order.target,
      left: order.needed - order.engaged,
    });
  const { t, next } = look;
  const left = next.some((step) => step !== "stop");
  return [
    t("board-terre-now-order", { order: order.order, tile: order.command }),
    t("board-terre-note-order", {
      order: left ? order.order : "none",
      finger: matchMedia("(pointer: coarse)").matches ? "yes" : "no", // it has no Shift
    }),
  ];
}

/** The order that is being carried out can end here: as the last action, it ends the turn too. */
function ends({ next, draft, view }: Terre): string | null {
  if (next.includes("stop")) return view.first_action ? "stop" : null;
  return draft.length && next.includes("end") ? "end" : null;
}

/** To end the order before another action; or to do nothing at all, which is never next by itself. */
function alone({ next, draft, view }: Terre): string | null {
  if (next.includes("stop")) return view.first_action ? null : "stop";
  return !draft.length && next.includes("end") ? "end" : null;
}

function confirm(look: Terre): string {
  const { t, draft, next, view } = look;
  if (look.settled.phase === "colours")
    return t("board-terre-confirm-colour", { colour: draft[0] ?? "" });
  if (next.includes("stop"))
    return t("board-terre-confirm-order", { last: view.first_action ? "yes" : "no" });
  return t("board-terre-confirm-turn", {
    pass: draft.at(-1) === "end" && draft.length === 1 ? "yes" : "no",
  });
}

function under({ view, t }: Terre, seat: number): string {
  const { troops } = view.seats[seat] ?? {};
  return troops === undefined || view.phase === "over" ? "" : t("board-terre-troops", { troops });
}

/** Whoever has too few troops left ends the game, and may well have won it. */
function ended({ view, players, seat: own, t }: Terre): string {
  const lines = (view.exhausted ?? []).map((seat) =>
    t("board-terre-exhausted", {
      you: seat === own ? "yes" : "no",
      name: players[seat]?.name ?? "",
      troops: view.seats[seat]?.troops ?? 0,
    }),
  );
  return lines.join(" ");
}

function pace(story: Told[]): number {
  const steps = scenes(story);
  const fights = steps.filter(({ after }) => after.length).length;
  const seen = steps.filter(({ kind }) => kind !== "passed").length;
  return seen ? GLANCE + (GLANCE / 2) * (seen - 1) + FIGHT * fights : 0;
}

const SOUNDS: Record<string, Sound> = {
  rolled: "tile",
  treasure: "card",
  rode: "card",
  built: "keep",
  captured: "fight",
  destroyed: "fight",
  fought: "fight",
};

/** The tile an event is about, as the map names it. */
function placeOf({ facts }: Told): string {
  const tile = facts["end"] ?? facts["tile"];
  return typeof tile === "number" ? nameOf(hexOfTile(tile)) : "";
}

function gain({ kind, facts }: Told): { seat: number; points: number } | null {
  if (kind !== "built") return null;
  return { seat: Number(facts["seat"]), points: Number(facts["points"]) };
}

export const kit: Kit<TerreDeBaronsView> = {
  where: placeOf,
  gain,
  peek: (look) => (look.mine && !look.draft.length ? toldBriefly(since(look)) : ""),
  sound: ({ kind }) => SOUNDS[kind] ?? null,
  goal: ({ t, view }) => t("board-terre-goal", { goal: view.goal, last: view.last_troops }),
  moment: (look): Moment => {
    const [what, note] = now(look);
    return { where: where(look), now: what, note, confirm: confirm(look) };
  },
  points: ({ view }, seat) => view.seats[seat]?.points ?? 0,
  under,
  ended,
  tincture: tinctureOf,
  alone,
  quiet: (look) => alone(look) === "end",
  ends,
  secrets: true,
  low: true,
  pace,
  drawings,
  Board,
  Tray,
  Before,
  Holds,
  Explained,
  Scene,
  labels,
  supporter: (tincture) => `tb-keep-${tincture}`,
};
