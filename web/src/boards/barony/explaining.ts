/** What the margin explains: the first thing of these that there is to say. */

import { since, type Deed } from "./deeds";
import { hand } from "./hand.svelte";
import { castOf, previewOf, stageOf, struckIn, type Barony } from "./view";
import type { BaronyPreview } from "../../wire";

export type Topic =
  | { about: "cities" }
  | { about: "fight"; hex: string; preview: BaronyPreview }
  | { about: "turn" }
  | { about: "title" }
  | { about: "spells"; names: string[] }
  | { about: "tokens"; tokens: string[] }
  | { about: "since"; deeds: Deed[] };

export function topicOf(look: Barony): Topic | null {
  const stage = stageOf(look);
  const fight = foughtAt(look);
  if (fight) return fight;
  if (stage === "cities") return { about: "cities" };
  if (look.mine && struckIn(look.tried).length) return { about: "turn" };
  if (stage === "title") return { about: "title" };
  const names = castOf(look).length ? castOf(look) : hand.spells;
  if (stage !== "wait" && names.length) return { about: "spells", names };
  const tokens = look.tried.flatMap(({ facts }) => {
    const token = facts["token"];
    return typeof token === "string" && token !== "none" ? [token] : [];
  });
  if (stage === "build" && tokens.length) return { about: "tokens", tokens };
  const deeds = look.draft.length || look.past ? [] : since(look);
  return deeds.length ? { about: "since", deeds } : null;
}

/** The fight of the hex that is pointed at, before it is entered. */
function foughtAt(look: Barony): Topic | null {
  const hex = hand.pointed;
  if (hex === null || stageOf(look) !== "move") return null;
  const move = look.next.find(
    (one) => one.endsWith(`>${hex}`) && (hand.knight === null || one.startsWith(`${hand.knight}>`)),
  );
  const preview = previewOf(look, move);
  return preview?.destroys ? { about: "fight", hex, preview } : null;
}
