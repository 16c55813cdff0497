/** Barony and Sorciers at the table. */

import french from "../../../../src/baronnies/games/barony/words.fr.ftl?raw";
import english from "../../../../src/baronnies/games/barony/words.en.ftl?raw";
import type { BaronyView, Told } from "../../wire";
import { add } from "../../words";
import type { Kit, Moment } from "../../play/kit";
import { toldBriefly } from "../../play/since";
import { signed } from "../../numbers";
import drawings from "./barony.svg?raw";
import Before from "./Before.svelte";
import Beneath from "./Beneath.svelte";
import Board from "./Board.svelte";
import { scenes, since } from "./deeds";
import Explained from "./Explained.svelte";
import { hand } from "./hand.svelte";
import Holds from "./Holds.svelte";
import Idle from "./Idle.svelte";
import { labels } from "./labels";
import Scene from "./Scene.svelte";
import Sign from "./Sign.svelte";
import Tray from "./Tray.svelte";
import { knightsOf, partsOf } from "./trying";
import { castOf, hexAt, stageOf, type Barony, type Stage } from "./view";
import ownFrench from "./words.fr.ftl?raw";
import ownEnglish from "./words.en.ftl?raw";

add(french, english);
add(ownFrench, ownEnglish);

const GLANCE = 650; // milliseconds for a step
const FIGHT = 1600;

function where({ view, t }: Barony): string {
  if (view.phase === "over") return t("board-barony-where-over");
  if (view.phase !== "act") return t("board-barony-where-cities");
  const where = view.last ? "board-barony-where-last" : "board-barony-where";
  return t(where, { round: view.round });
}

function now(look: Barony): [now: string, note: string] {
  const { t } = look;
  if (look.next.includes("pass")) return said(look, "pass");
  const stage = stageOf(look);
  if (stage === "cities") return cities(look);
  if (look.done) return [t("board-barony-now-done"), t("board-barony-note-done")];
  if (stage === "choose" && hand.casting)
    return [
      t(hand.spells.length ? "board-barony-now-together" : "board-barony-now-cast"),
      t("board-barony-note-cast", { magic: look.settled.seats[look.seat ?? 0]?.magic ?? 0 }),
    ];
  return asking(look, stage);
}

function said({ t }: Barony, what: string, facts: Record<string, string | number> = {}) {
  const pair: [string, string] = [
    t(`board-barony-now-${what}`, facts),
    t(`board-barony-note-${what}`, facts),
  ];
  return pair;
}

function cities(look: Barony): [string, string] {
  const { t, settled, seat, draft, done } = look;
  if (done) return [t("board-barony-now-done"), recruits(look) + t("board-barony-note-done")];
  const standing = settled.hexes.filter(({ pieces }) =>
    pieces?.some((one) => one.seat === seat && one.building),
  ).length;
  const all = settled.placing.slice(settled.placing.length ? placed(settled) : 0);
  const more = all.findIndex((one) => one !== seat);
  const row = (more < 0 ? all.length : more) - draft.length; // as many are still to be placed
  return said(look, "cities", { number: standing + draft.length + 1, more: row > 1 ? row : 0 });
}

/** What recruitment will bring in the city on trial: where nothing can be pointed at, the note tells it. */
function recruits({ settled, draft, t }: Barony): string {
  const hex = draft.at(-1) ?? "";
  const recruits = settled.previews.find(({ move }) => move === hex)?.recruits;
  const terrain = hexAt(settled, hex)?.terrain ?? "";
  return recruits ? `${t("board-barony-recruits", { terrain, recruits })}. ` : "";
}

/** First cities that stand. */
function placed({ hexes }: BaronyView): number {
  return hexes.filter(({ pieces }) => pieces?.some(({ building }) => building)).length;
}

function asking(look: Barony, stage: Stage): [string, string] {
  const { view, seat } = look;
  const parts = partsOf(look).length;
  const { price, points } = view.worth;
  const site = view.under_way?.site ?? "";
  switch (stage) {
    case "recruit":
      return said(look, parts ? "recruit-more" : "recruit", { site });
    case "move": {
      const others = knightsOf(look.next).length > 1 ? "yes" : "no";
      return said(look, hand.knight ? "move" : parts ? "second" : "knight", { others });
    }
    case "city": {
      const facts = { points: points[0]?.[1] ?? 0 };
      return said(look, "city", { site, ...facts });
    }
    case "title":
      return said(look, "title", {
        rank: (look.settled.seats[seat ?? 0]?.rank ?? 0) + 1,
        price,
        begun: view.under_way?.gold ? "yes" : "no",
        left: Math.max(0, price - (view.under_way?.gold ?? 0)),
      });
    case "take":
      return said(look, "take", {
        name: look.players[view.under_way?.victims[0] ?? 0]?.name ?? "",
      });
    case "build":
    case "expedition":
      return said(look, stage);
    default: {
      const gold = view.seats[seat ?? 0]?.gold ?? 0;
      return said(look, "choose", { gold, price });
    }
  }
}

function confirm(look: Barony): string {
  const { t, draft, view, settled, seat } = look;
  if (look.next.includes("pass")) return t("board-barony-confirm-pass");
  const stage = stageOf(look);
  const parts = partsOf(look).filter(({ move }) => move.includes(",")).length;
  const spells = castOf(look).join("+");
  const cast = settled.choice?.casts.find((one) => one.spells === spells);
  const own = [settled.seats[seat ?? 0], view.seats[seat ?? 0]];
  const points = signed((own[1]?.score ?? 0) - (own[0]?.score ?? 0));
  switch (stage) {
    case "cities":
      return t("board-barony-confirm-cities");
    case "recruit":
      return t("board-barony-confirm-recruit", { count: parts });
    case "move":
      if (draft.some((move) => move.startsWith("take:"))) return t("board-barony-confirm-turn");
      return look.done || cast
        ? t("board-barony-confirm-move", { count: cast?.knights ?? parts })
        : t("board-barony-confirm-stop");
    case "build":
      return t("board-barony-confirm-build", { count: parts });
    case "city":
      return t("board-barony-confirm-city", { points: points.replace("+", "") });
    case "expedition":
      return t("board-barony-confirm-expedition");
    case "title":
      return t("board-barony-confirm-title", { rank: own[1]?.rank ?? 0, points });
    default:
      return t("board-barony-confirm-turn");
  }
}

function under({ view, t }: Barony, seat: number): string {
  const facts = view.seats[seat];
  if (!facts || view.phase === "over") return "";
  const { rank, gold } = facts;
  const top = rank === view.worth.points.length - 1;
  return top ? t("board-barony-under-duke") : t("board-barony-under", { rank, gold });
}

function pace(story: Told[]): number {
  const steps = scenes(story);
  const fights = steps.filter(({ fight }) => fight).length;
  return fights
    ? FIGHT * fights + GLANCE
    : steps.length
      ? GLANCE + (GLANCE / 2) * (steps.length - 1)
      : 0;
}

export const kit: Kit<BaronyView> = {
  goal: ({ t }) => t("board-barony-goal"),
  moment: (look): Moment => {
    const [what, note] = now(look);
    return { where: where(look), now: what, note, confirm: confirm(look) };
  },
  points: ({ view }, seat) => view.seats[seat]?.score ?? 0,
  under,
  alone: ({ next }) => (next.includes("pass") ? "pass" : null),
  ends: ({ next }) => (next.includes("done") ? "done" : null),
  secrets: false,
  low: true,
  pace,
  peek: (look) => (look.mine && !look.draft.length ? toldBriefly(since(look)) : ""),
  where: ({ facts }) => String(facts["hex"] ?? ""),
  Sign,
  drawings,
  Board,
  Tray,
  Before,
  Holds,
  Beneath,
  Idle,
  Explained,
  Scene,
  labels,
  supporter: (tincture) => `by-knight-${tincture}`,
};
