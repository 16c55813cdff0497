/** What the picture of Terre de Barons on its page explains. */

import type { Label } from "../../play/kit";
import { most } from "../../play/most";
import type { TerreDeBaronsTile } from "../../wire";
import { hexOfTile, type Terre } from "./view";

export function labels({ view, t }: Terre): Label[] {
  const label = (what: "keep" | "baron" | "troops", where: TerreDeBaronsTile | undefined) => ({
    place: where ? `${where.tile}` : "",
    title: t(`board-terre-label-${what}`),
    note: t(`board-terre-label-${what}-note`),
  });
  const right = ({ tile }: TerreDeBaronsTile) => hexOfTile(tile).q + hexOfTile(tile).r / 2;
  const { tiles } = view;
  return [
    // far from each other
    label(
      "troops",
      most(
        tiles.filter(({ troops }) => troops),
        ({ tile }) => -tile,
      ),
    ),
    label(
      "keep",
      most(
        tiles.filter(({ keep }) => keep),
        right,
      ),
    ),
    label(
      "baron",
      most(
        tiles.filter(({ barons }) => barons.length),
        ({ tile }) => tile,
      ),
    ),
  ];
}
