import english from "../../../../src/baronnies/games/le_baron/words.en.ftl?raw";
import french from "../../../../src/baronnies/games/le_baron/words.fr.ftl?raw";
import type { Kit, Moment } from "../../play/kit";
import { add } from "../../words";
import Before from "./Before.svelte";
import Board from "./Board.svelte";
import { labels } from "./labels";
import oxen from "./oxen.svg?raw";
import Scene from "./Scene.svelte";
import Sign from "./Sign.svelte";
import Tray from "./Tray.svelte";
import {
  cardsLeft,
  inQuestion,
  namedRow,
  prospect,
  ROMAN,
  type LeBaron,
  type LeBaronView,
} from "./view";
import boardEnglish from "./words.en.ftl?raw";
import boardFrench from "./words.fr.ftl?raw";

add(french, english);
add(boardFrench, boardEnglish);

function where({ view, t }: LeBaron): string {
  const left = t("board-le-baron-left", { cards: cardsLeft(view) });
  if (view.games === 1) return left;
  return `${t("board-le-baron-game", { game: view.game, games: view.games })} · ${left}`;
}

function choosing(look: LeBaron): Omit<Moment, "where"> {
  const { t, draft, view } = look;
  const card = Number(draft[0]) || 0;
  const nowhere = inQuestion(look)?.fits.length === 0;
  if (!card)
    return { now: t("board-le-baron-choose"), note: t("board-le-baron-secret"), confirm: "" };
  return {
    now: t("board-le-baron-trying", { card }),
    note: nowhere
      ? t("board-le-baron-nowhere", { good: view.heads_good ? "yes" : "no" })
      : t("board-le-baron-may-move"),
    confirm: t("board-le-baron-lay", { card }),
  };
}

function placing(look: LeBaron): Omit<Moment, "where"> {
  const { t, draft, next } = look;
  const card = inQuestion(look);
  const number = card?.card ?? 0;
  if (draft[0] === "under") {
    const confirm = t("board-le-baron-slide");
    return { now: t("board-le-baron-under", { card: number }), note: "", confirm };
  }
  const row = namedRow(look);
  if (card && row) {
    const name = ROMAN[row - 1] ?? "";
    const { takes } = prospect(look, card, row);
    return {
      now: t("board-le-baron-in-row", { card: number, row: name }),
      note: card.fits.length === 1 ? "" : t("board-le-baron-other-row"),
      confirm: takes
        ? t("board-le-baron-take", { row: name, heads: takes })
        : t("board-le-baron-place", { row: name }),
    };
  }
  const note = next.includes("under")
    ? t("board-le-baron-only-under")
    : card?.fits.length
      ? t("board-le-baron-touch-row", { rows: card.fits.length })
      : t("board-le-baron-take-any");
  return { now: t("board-le-baron-yours", { card: number }), note, confirm: "" };
}

export const kit: Kit<LeBaronView> = {
  goal: ({ view, t }) => t(view.heads_good ? "board-le-baron-most" : "board-le-baron-fewest"),
  moment: (look) => ({
    where: where(look),
    ...(look.settled.phase === "place" ? placing(look) : choosing(look)),
  }),
  points: ({ view }, seat) => view.seats[seat]?.points ?? 0,
  fewestWin: ({ view }) => !view.heads_good,
  under: ({ view, t }, seat) => {
    const place = view.revealed.findIndex((one) => one.seat === seat);
    return place < 0 ? "" : t("board-le-baron-order", { place: place + 1 });
  },
  alone: ({ next }) => (next.includes("under") ? "under" : null),
  secrets: true,
  pace: (story) => {
    if (story.some(({ kind }) => kind === "took")) return 1600;
    if (story.some(({ kind }) => kind === "revealed")) return 1100;
    return story.length ? 700 : 0;
  },
  sound: ({ kind }) => (kind === "took" ? "keep" : kind === "placed" ? "card" : null),
  where: ({ facts }) => ("row" in facts ? `r${facts["row"]}` : ""),
  Sign,
  drawings: oxen,
  Board,
  Tray,
  Before,
  Scene,
  labels,
  supporter: () => "ox-K",
};
