/** What the picture of Le Baron on its page explains: last cards of rows, and the cards before them. */

import type { Label } from "../../play/kit";
import { labelling } from "../../play/labelling";
import type { LeBaron } from "./view";

export function labels({ view, t }: LeBaron): Label[] {
  const named = labelling("le-baron", t);
  const label = (what: string, row: string) => ({ ...named(what, row), after: true });
  const full = view.rows.findLastIndex(({ cards }) => cards.length === 5) + 1;
  const short = view.rows.findIndex(({ cards }) => cards.length < 5) + 1;
  return [
    label("last", "r1"),
    label("heads", short ? `r${short}` : ""),
    label("full", full > 1 ? `r${full}` : ""),
  ];
}
