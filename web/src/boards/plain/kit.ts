/** Any game as text: its view as the terminal draws it, and what can be done in people's words. */

import type { Kit } from "../../play/kit";
import type { TextView } from "../../play/plain";
import { add } from "../../words";
import Board from "./Board.svelte";
import Tray from "./Tray.svelte";
import english from "./words.en.ftl?raw";
import french from "./words.fr.ftl?raw";

add(french, english);

export const kit: Kit<TextView> = {
  text: true,
  goal: ({ t }) => t("seats-title"),
  moment: ({ t, done }) => ({
    where: "",
    now: t(done ? "board-plain-done" : "board-plain-now"),
    note: t(done ? "board-plain-done-note" : "board-plain-note"),
    confirm: "",
  }),
  points: ({ view }, seat) => view.points[seat] ?? 0,
  under: () => "",
  secrets: true, // of any game there may be
  pace: () => 0,
  drawings: "",
  Board,
  Tray,
};
