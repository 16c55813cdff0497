/** What the picture of Baubyron on its page explains. */

import type { Label } from "../../play/kit";
import { most } from "../../play/most";
import { spotOf } from "./grid";
import type { Baubyron } from "./view";

export function labels({ view, t }: Baubyron): Label[] {
  const label = (what: "summit" | "entry" | "red", place: string | undefined) => ({
    place: place ?? "",
    title: t(`board-baubyron-label-${what}`),
    note: t(`board-baubyron-label-${what}-note`),
  });
  const red = view.piles.find(({ pawns }) => pawns.includes(null));
  const entry = most(view.building?.entries ?? [], (cell) => -spotOf(cell).row); // far from the others
  return [label("summit", view.building?.goal), label("entry", entry), label("red", red?.cell)];
}
