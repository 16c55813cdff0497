/** What the margin explains: the first thing of these that there is to say. */

import { middle } from "../../hex/geometry";
import type { TerreDeBaronsTile } from "../../wire";
import { since, type Deed } from "./deeds";
import { hand } from "./hand.svelte";
import { hot, outcomeOf, rowsOf, type Outcome, type Row } from "./rows";
import { hexOfTile, stageOf, tileAt, type Colour, type Terre } from "./view";

export type Topic =
  | { about: "colour"; colour: Colour }
  | { about: "fight"; row: Row; outcome: Outcome }
  | { about: "built"; tile: number; closed: number }
  | { about: "held"; tiles: TerreDeBaronsTile[] }
  | { about: "since"; deeds: Deed[] };

const WORST = ["captured", "destroyed", "engaged", "fought"];

export function topicOf(look: Terre): Topic | null {
  const stage = stageOf(look);
  if (stage === "colours") {
    const colour = look.draft[0] ?? pointedColour(look);
    return colour ? { about: "colour", colour: colour as Colour } : null;
  }
  const fights = rowsOf(look)
    .map((row) => ({ row, outcome: outcomeOf(look, row) }))
    .filter(({ outcome }) => hot(outcome))
    .toSorted((one, other) => WORST.indexOf(one.outcome.kind) - WORST.indexOf(other.outcome.kind));
  if (fights[0]) return { about: "fight", ...fights[0] };
  const built = look.mine ? look.tried.findLast(({ kind }) => kind === "built") : undefined;
  if (built) {
    const tile = Number(built.facts["tile"]);
    const more = look.view.closed.filter((one) => !look.settled.closed.includes(one));
    return { about: "built", tile, closed: more.filter((one) => one !== tile).length };
  }
  const tiles = stage === "order" ? disputed(look) : [];
  if (tiles.length) return { about: "held", tiles };
  const deeds = look.draft.length || look.past ? [] : since(look);
  return deeds.length ? { about: "since", deeds } : null;
}

function pointedColour({ settled }: Terre): string | undefined {
  const tile = hand.pointed === null ? undefined : tileAt(settled, hand.pointed);
  const [colour] = [...(tile?.barons ?? []), ...(tile?.knights ?? [])];
  return colour && settled.free_colours.includes(colour) ? colour : undefined;
}

const FEW = 3;

/** Where knights hold a tile against the order, or cancel each other: the nearest ones. */
function disputed({ view }: Terre): TerreDeBaronsTile[] {
  const { barred = {}, command = 0 } = view.order ?? {};
  const from = middle(hexOfTile(command));
  const away = ({ tile }: TerreDeBaronsTile) => {
    const { x, y } = middle(hexOfTile(tile));
    return Math.hypot(x - from.x, y - from.y);
  };
  return view.tiles
    .filter(({ tile, knights }) => tile in barred || new Set(knights).size > 1)
    .toSorted((one, other) => away(one) - away(other))
    .slice(0, FEW);
}
