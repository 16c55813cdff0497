/** What the picture of Baubyron on its page explains. */

import type { Label } from "../../play/kit";
import { labelling } from "../../play/labelling";
import { most } from "../../play/most";
import { spotOf } from "./grid";
import type { Baubyron } from "./view";

export function labels({ view, t }: Baubyron): Label[] {
  const label = labelling("baubyron", t);
  const red = view.piles.find(({ pawns }) => pawns.includes(null));
  const entry = most(view.building?.entries ?? [], (cell) => -spotOf(cell).row); // far from the others
  return [label("summit", view.building?.goal), label("entry", entry), label("red", red?.cell)];
}
