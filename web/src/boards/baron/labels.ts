/** What the picture of Baron on its page explains. */

import { hexOf } from "../../hex/geometry";
import type { Label } from "../../play/kit";
import { most } from "../../play/most";
import type { Baron } from "./view";

export function labels({ view, t }: Baron): Label[] {
  const { keeps, tiles } = view;
  const barons = keeps.filter(({ baron }) => baron);
  const knights = keeps.filter(({ baron }) => !baron);
  const baron = most(barons, ({ cell }) => east(cell)); // far from each other
  const knight = most(knights, ({ cell }) => -east(cell));
  const bad = most(
    tiles.filter(({ value }) => value < 0),
    ({ r }) => r,
  );
  return [
    {
      place: baron?.cell ?? "",
      title: t("board-baron-label-baron"),
      note: t("board-baron-label-baron-note"),
    },
    {
      place: knight?.cell ?? "",
      title: t("board-baron-label-knight"),
      note: t("board-baron-label-knight-note"),
    },
    {
      place: bad?.cell ?? "",
      title: t("board-baron-label-bad"),
      note: t("board-baron-label-bad-note"),
    },
  ];
}

function east(cell: string): number {
  const { q, r } = hexOf(cell);
  return q + r / 2;
}
