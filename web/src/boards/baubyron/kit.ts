/** Baubyron's table: a race on a building, as a plan or in relief. */

import { tincturesOf } from "../../arms";
import type { Kit, Moment, Sound } from "../../play/kit";
import { toldBriefly } from "../../play/since";
import type { BaubyronView, Told } from "../../wire";
import drawings from "./baubyron.svg?raw";
import Beneath from "./Beneath.svelte";
import { deedOf } from "./consequences";
import { since } from "./deeds";
import * as building from "./building/moment";
import "./building/said";
import { hand, lifting } from "./hand.svelte";
import Hand from "./Hand.svelte";
import { labels } from "./labels";
import Margin from "./Margin.svelte";
import Scene from "./Scene.svelte";
import Stage from "./Stage.svelte";
import { sourcesOf } from "./trying";
import { built, KEPT, liftOf, pawnsAt, pointsOf, STOCK, whose, type Baubyron } from "./view";

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
  if (hand.from === null && onlyReds(look)) return [t("board-baubyron-nothing"), reds(look)];
  if (hand.from === null) return [t("board-baubyron-now-which"), note];
  if (hand.from === STOCK || hand.from === KEPT)
    return [t("board-baubyron-now-enter", { from: hand.from }), note];
  if (lifting()) return [t("board-baubyron-now-lift"), t("board-baubyron-lift-which")];
  const top = pawnsAt(settled, hand.from).at(-1) ?? null;
  return [t("board-baubyron-now-where", whose(look, top)), note];
}

/** Whatever can be moved is red. */
function onlyReds({ settled, next }: Baubyron): boolean {
  const red = (from: string) => from === KEPT || pawnsAt(settled, from).at(-1) === null;
  return sourcesOf(next).every(red) && !next.some((step) => liftOf(step));
}

function reds({ settled, next, t }: Baubyron): string {
  const pass = next.includes("pass") ? "yes" : "no";
  return t("board-baubyron-only-reds", { roll: settled.roll ?? 0, pass });
}

function confirm(look: Baubyron): string {
  const { draft, next, settled, t } = look;
  if (draft.length) return deedOf(look);
  if (next.includes("pass")) return t("board-baubyron-pass");
  const what = settled.phase === "move" && hand.from === null ? "pawn" : "cell";
  return t("board-baubyron-choose", { what });
}

function under(look: Baubyron, seat: number): string {
  const { view, asked, t } = look;
  const facts = view.seats[seat];
  if (!built(look) && !asked.includes(seat))
    return t("building-blocks", { blocks: building.laidBy(look, seat) });
  if (!facts || asked.includes(seat) || !view.building) return "";
  return t("board-baubyron-holds", { stock: facts.stock, kept: facts.kept });
}

function pace(story: Told[]): number {
  return story.reduce(
    (all, { kind }) => all + (PACES[kind] ?? (SEEN.includes(kind) ? GLANCE : 0)),
    0,
  );
}

// A pile of two pawns in a tincture, for the arms of who won.
const supporters = tincturesOf("baubyron").map((name) => {
  const pawn = (y: number) =>
    `<path d="M4 ${y}v14a20 8 0 0 0 40 0v-14" fill="var(--${name})"/><path d="M4 ${y}v14a20 8 0 0 0 40 0v-14" fill="url(#h-b-${name})"/><ellipse cx="24" cy="${y}" rx="20" ry="8" fill="var(--${name})"/>`;
  return `<symbol id="bb-${name}" viewBox="0 0 48 60" overflow="visible"><g stroke="var(--edge-ink)" stroke-width="2.2" stroke-linejoin="round">${pawn(37)}${pawn(22)}</g></symbol>`;
});

export const kit: Kit<BaubyronView> = {
  where: ({ facts }) => String(facts["end"] ?? facts["cell"] ?? `${facts["block"] ?? ""}`.slice(1)),
  peek: (look) => toldBriefly(since(look)),
  sound: ({ kind }) => SOUNDS[kind] ?? null,
  goal: (look) => look.t(built(look) ? "board-baubyron-goal" : "building-goal"),
  moment: (look): Moment => {
    if (!built(look)) return building.moment(look);
    const [what, note] = now(look);
    return { where: where(look), now: what, note, confirm: confirm(look) };
  },
  points: (look, seat) => (built(look) ? pointsOf(look.view, seat) : building.laidBy(look, seat)),
  fewestWin: built,
  under,
  ends: (look) => (look.next.includes("pass") ? "pass" : building.ends(look)),
  quiet: ({ draft, next }) => !draft.length && next.length > 1, // passing is not what one came for
  secrets: false,
  pace,
  drawings:
    drawings + `<svg xmlns="http://www.w3.org/2000/svg"><defs>${supporters.join("")}</defs></svg>`,
  supporter: (tincture) => `bb-${tincture}`,
  low: true,
  Board: Stage,
  Tray: Hand,
  Scene,
  labels,
  Beneath,
  Explained: Margin,
};
