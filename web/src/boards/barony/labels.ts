/** What the picture of Barony on its page explains. */

import type { Label } from "../../play/kit";
import { labelling } from "../../play/labelling";
import { most } from "../../play/most";
import type { Barony } from "./view";

export function labels({ view, t }: Barony): Label[] {
  const label = labelling("barony", t);
  const having = (building: string) =>
    view.hexes.filter(({ pieces }) => pieces?.some((one) => one.building === building));
  const city = most(having("city"), ({ q, r }) => -q - r / 2); // far from each other
  const stronghold = most(having("stronghold"), ({ q, r }) => q / 2 - r);
  const village = most(having("village"), ({ q, r }) => q + r);
  return [
    label("city", city?.hex),
    label("stronghold", stronghold?.hex),
    label("village", village?.hex),
  ];
}
