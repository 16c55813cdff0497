/** What the picture of Baron on its page explains. */

import { hexOf } from "../../hex/geometry";
import type { Label } from "../../play/kit";
import { labelling } from "../../play/labelling";
import { most } from "../../play/most";
import type { Baron } from "./view";

export function labels({ view, t }: Baron): Label[] {
  const label = labelling("baron", t);
  const { keeps, tiles } = view;
  const barons = keeps.filter(({ baron }) => baron);
  const knights = keeps.filter(({ baron }) => !baron);
  const baron = most(barons, ({ cell }) => east(cell)); // far from each other
  const knight = most(knights, ({ cell }) => -east(cell));
  const bad = most(
    tiles.filter(({ value }) => value < 0),
    ({ r }) => r,
  );
  return [label("baron", baron?.cell), label("knight", knight?.cell), label("bad", bad?.cell)];
}

function east(cell: string): number {
  const { q, r } = hexOf(cell);
  return q + r / 2;
}
