/** Views and looks for tests of Baron's board. */

import type { Baron } from "../../src/boards/baron/view";
import type {
  BaronKeep,
  BaronLaid,
  BaronPreview,
  BaronSeat,
  BaronView,
  Told,
} from "../../src/wire";
import { looking, people } from "../looks";
import kept from "./stories.json";

export const SEAT: BaronSeat = {
  colour: "red",
  honour: 2,
  fell: 0,
  stock: 4,
  reserve: 2,
  known: "M",
  maybe: "",
  place: null,
};

/** A meadow with Odo's knight, a village beside it, and a free place between the two. */
export const VIEW: BaronView = {
  phase: "lay",
  turn: 2,
  asked: [0],
  seat: 0,
  first: 0,
  open_reserves: false,
  one_establishment: false,
  tiles: [
    { cell: "0,0", q: 0, r: 0, tile: "M", value: 0 },
    { cell: "1,0", q: 1, r: 0, tile: "V", value: 3 },
  ],
  free: ["0,1", "1,-1"],
  keeps: [{ cell: "0,0", seat: 1, baron: false, worth: 3, missing: 5, land: ["0,0", "1,0"] }],
  display: [
    { tile: "S", value: -1, cost: 0, payable: false },
    { tile: "M", value: 0, cost: 1, payable: false },
  ],
  pile: 40,
  buried: [],
  gone: null,
  out: "",
  reserve: [
    { tile: "M", value: 0 },
    { tile: "V", value: 3 },
  ],
  back: 0,
  knight: null,
  tries: [],
  seats: [SEAT, { ...SEAT, colour: "blue" }],
  previews: [{ move: "M@1,-1", contact: 3, honour: [3, 0], falls: [], story: [] }],
};

export const PLAYERS = people(["Ada", "Odo", "Cy", "Di"], ["gules", "azure", "or", "sable"]);

export function look(change: Partial<Baron> = {}): Baron {
  const view = change.view ?? VIEW;
  const players = PLAYERS.slice(0, view.seats.length);
  return looking({ players, next: ["M@0,1", "M@1,-1", "V@0,1"], ...change, view });
}

/** Stories as the rules tell them, with the land they are told of (tests/games/baron). */
export type Story = keyof typeof kept;
export const STORIES = Object.keys(kept) as Story[];

interface Kept {
  phase: BaronView["phase"];
  tiles: BaronLaid[];
  keeps: BaronKeep[];
  preview: BaronPreview;
  story: Told[];
}

export function told(name: Story): Told[] {
  return (kept[name] as unknown as Kept).story;
}

/** What was shown of it before it was played. */
export function foretold(name: Story): BaronPreview {
  return (kept[name] as unknown as Kept).preview;
}

/** The table after a story; or with it on trial. */
export function lookAfter(name: Story, change: Partial<Baron> = {}): Baron {
  const { phase, tiles, keeps, story } = kept[name] as unknown as Kept;
  const seats = [0, 1, 2, 3].map(() => SEAT);
  const view = { ...VIEW, phase, tiles, keeps, free: [], previews: [], seats };
  return look({ view, story, mine: false, next: [], ...change });
}
