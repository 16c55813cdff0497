/** What the picture of Le Baron on its page explains: last cards of rows. */

import type { Label } from "../../play/kit";
import { labelling } from "../../play/labelling";
import type { LeBaron } from "./view";

export function labels({ view, t }: LeBaron): Label[] {
  const label = labelling("le-baron", t);
  const full = view.rows.findLastIndex(({ cards }) => cards.length === 5) + 1;
  const short = view.rows.findIndex(({ cards }) => cards.length < 5) + 1;
  return [
    label("last", "r1"),
    label("heads", short ? `r${short}` : ""),
    label("full", full > 1 ? `r${full}` : ""),
  ];
}
