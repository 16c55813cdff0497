/** What the picture of Terre de Barons on its page explains. */

import type { Label } from "../../play/kit";
import { labelling } from "../../play/labelling";
import { most } from "../../play/most";
import type { TerreDeBaronsTile } from "../../wire";
import { hexOfTile, type Terre } from "./view";

export function labels({ view, t }: Terre): Label[] {
  const label = labelling("terre", t);
  const { tiles } = view;
  const right = ({ tile }: TerreDeBaronsTile) => hexOfTile(tile).q + hexOfTile(tile).r / 2;
  const troops = tiles.find((each) => each.troops); // far from each other
  const keep = most(
    tiles.filter((each) => each.keep),
    right,
  );
  const baron = tiles.findLast(({ barons }) => barons.length);
  return [
    label("troops", troops && `${troops.tile}`),
    label("keep", keep && `${keep.tile}`),
    label("baron", baron && `${baron.tile}`),
  ];
}
