/** A game that has no board here yet: its view as text, as the terminal draws it. */

import type { Kit } from "../../play/kit";
import type { PlainView } from "../../wire";
import Board from "./Board.svelte";
import Tray from "./Tray.svelte";

export const kit: Kit<PlainView> = {
  goal: ({ t }) => t("seats-title"),
  moment: () => ({ where: "", now: "", note: "", confirm: "" }),
  points: ({ view }, seat) => view.points[seat] ?? 0,
  under: () => "",
  secrets: true,
  pace: () => 0,
  drawings: "",
  Board,
  Tray,
};
