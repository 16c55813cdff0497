/** Baubyron's table: a race on a building, as a plan or in relief. */

import type { Kit, Moment, Sound } from "../../play/kit";
import type { BaubyronView, Told } from "../../wire";
import drawings from "./baubyron.svg?raw";
import Beneath from "./Beneath.svelte";
import Board from "./Board.svelte";
import { deedOf } from "./consequences";
import Explained from "./Explained.svelte";
import { hand } from "./hand.svelte";
import "./said";
import Scene from "./Scene.svelte";
import Tray from "./Tray.svelte";
import { KEPT, pawnsAt, pointsOf, STOCK, tinctureOf, whose, type Baubyron } from "./view";

const PACES: Record<string, number> = { rolled: 350, won: 1600, stuck: 1600 };
const GLANCE = 650; // milliseconds for a move
const SEEN = ["moved", "moved_red", "entered", "entered_red", "lifted", "reddened", "laid", "back"];

const SOUNDS: Record<string, Sound> = {
  laid: "tile",
  reddened: "tile",
  moved: "tile",
  moved_red: "tile",
  entered: "tile",
  entered_red: "tile",
  lifted: "keep",
  ejected: "fight",
  ejected_red: "fight",
  won: "keep",
};

function where({ view, t }: Baubyron): string {
  if (!view.building) return t("board-baubyron-where-building");
  if (view.phase === "red") return t("board-baubyron-where-red", { count: view.reds });
  return t("board-baubyron-where", { turn: view.turn + 1, points: view.building.points });
}

function now(look: Baubyron): [now: string, note: string] {
  const { settled, t, next } = look;
  if (look.done)
    return [t("board-baubyron-sure", { deed: deedOf(look) }), t("board-baubyron-sure-note")];
  if (settled.phase === "red")
    return [t("board-baubyron-now-red"), t("board-baubyron-now-red-note")];
  if (settled.phase !== "move") return ["", ""];
  const note = t("board-baubyron-now-note", { roll: settled.roll ?? 0 });
  if (next.length === 1 && next[0] === "pass") return [t("board-baubyron-nothing"), note];
  if (hand.from === null) return [t("board-baubyron-now-which"), note];
  if (hand.from === STOCK || hand.from === KEPT)
    return [t("board-baubyron-now-enter", { from: hand.from }), note];
  const top = pawnsAt(settled, hand.from).at(-1) ?? null;
  return [t("board-baubyron-now-where", { ...whose(look, top), cell: hand.from }), note];
}

function confirm(look: Baubyron): string {
  const { draft, next, settled, t } = look;
  if (draft.length) return deedOf(look);
  if (next.includes("pass")) return t("board-baubyron-pass");
  const what = settled.phase === "move" && hand.from === null ? "pawn" : "cell";
  return t("board-baubyron-choose", { what });
}

function under({ view, asked, t }: Baubyron, seat: number): string {
  const facts = view.seats[seat];
  if (!facts || asked.includes(seat) || !view.building) return "";
  return t("board-baubyron-holds", { stock: facts.stock, kept: facts.kept });
}

function pace(story: Told[]): number {
  return story.reduce(
    (all, { kind }) => all + (PACES[kind] ?? (SEEN.includes(kind) ? GLANCE : 0)),
    0,
  );
}

export const kit: Kit<BaubyronView> = {
  sound: ({ kind }) => SOUNDS[kind] ?? null,
  goal: ({ t }) => t("board-baubyron-goal"),
  moment: (look): Moment => {
    const [what, note] = now(look);
    return { where: where(look), now: what, note, confirm: confirm(look) };
  },
  points: ({ view }, seat) => pointsOf(view, seat),
  fewestWin: () => true,
  under,
  tincture: tinctureOf,
  ends: ({ next }) => (next.includes("pass") ? "pass" : null),
  secrets: false,
  pace,
  drawings,
  low: true,
  Board,
  Tray,
  Scene,
  Beneath,
  Explained,
};
