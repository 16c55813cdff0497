/** What the picture of Barony on its page explains. */

import type { Label } from "../../play/kit";
import { most } from "../../play/most";
import type { Barony } from "./view";

export function labels({ view, t }: Barony): Label[] {
  const having = (building: string) =>
    view.hexes.filter(({ pieces }) => pieces?.some((one) => one.building === building));
  const city = most(having("city"), ({ q, r }) => -q - r / 2); // far from each other
  const stronghold = most(having("stronghold"), ({ q, r }) => q / 2 - r);
  const village = most(having("village"), ({ q, r }) => q + r);
  return [
    {
      place: city?.hex ?? "",
      title: t("board-barony-label-city"),
      note: t("board-barony-label-city-note"),
    },
    {
      place: stronghold?.hex ?? "",
      title: t("board-barony-label-stronghold"),
      note: t("board-barony-label-stronghold-note"),
    },
    {
      place: village?.hex ?? "",
      title: t("board-barony-label-village"),
      note: t("board-barony-label-village-note"),
    },
  ];
}
