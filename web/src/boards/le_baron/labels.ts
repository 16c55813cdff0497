/** What the picture of Le Baron on its page explains: last cards of rows. */

import type { Label } from "../../play/kit";
import type { LeBaron } from "./view";

export function labels({ view, t }: LeBaron): Label[] {
  const full = view.rows.findLastIndex(({ cards }) => cards.length === 5) + 1;
  const short = view.rows.findIndex(({ cards }) => cards.length < 5) + 1;
  return [
    {
      place: "r1",
      title: t("board-le-baron-label-last"),
      note: t("board-le-baron-label-last-note"),
    },
    {
      place: short ? `r${short}` : "",
      title: t("board-le-baron-label-heads"),
      note: t("board-le-baron-label-heads-note"),
    },
    {
      place: full > 1 ? `r${full}` : "",
      title: t("board-le-baron-label-full"),
      note: t("board-le-baron-label-full-note"),
    },
  ];
}
