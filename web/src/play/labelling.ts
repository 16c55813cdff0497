import type { Label } from "./kit";
import type { Words } from "../words";

/** Gives a place of a board its name and a note, out of the words of that board. */
export const labelling =
  (board: string, t: Words) =>
  (what: string, place = ""): Label => ({
    place,
    title: t(`board-${board}-label-${what}`),
    note: t(`board-${board}-label-${what}-note`),
  });
