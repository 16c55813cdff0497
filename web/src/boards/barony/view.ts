/** Small readings of a view of Barony; everything in them comes with the view. */

import { hexOf, middle } from "../../hex/geometry";
import type { Way } from "../../look/Coming.svelte";
import type { BaronyHex, BaronyPreview, BaronyView, Told } from "../../wire";
import type { Look } from "../../play/kit";

export type Barony = Look<BaronyView>;

export const KINDS = ["C", "P", "F", "M"] as const;
export type Kind = (typeof KINDS)[number];

export const ACTIONS = ["recruit", "move", "build", "city", "expedition", "title"] as const;
export type Action = (typeof ACTIONS)[number];

/** A step in the game's notation, taken apart. */
export type Step =
  | { kind: "at" | "box" | "village" | "stronghold"; hex: string }
  | { kind: "step"; from: string; hex: string }
  | { kind: "pay" | "take"; token: Kind }
  | { kind: "cast"; spells: string[] }
  | { kind: "word"; word: string };

const PLACED = { box: "box", v: "village", s: "stronghold" } as const;

export function stepOf(move: string): Step {
  const [head = "", rest] = move.split(":");
  if (rest !== undefined) {
    if (head === "cast") return { kind: "cast", spells: rest.split("+") };
    if (head === "pay" || head === "take") return { kind: head, token: rest as Kind };
    return { kind: PLACED[head as keyof typeof PLACED], hex: rest };
  }
  const [from = "", to] = move.split(">");
  if (to !== undefined) return { kind: "step", from, hex: to };
  return move.includes(",") ? { kind: "at", hex: move } : { kind: "word", word: move };
}

/** Where a step leads. */
export function hexOfStep(move: string): string | null {
  const step = stepOf(move);
  return "hex" in step ? step.hex : null;
}

/** What the turn is about, from its first step: an action, spells that shape one, or nothing yet. */
export function actionOf({ settled, draft }: Barony): Action | null {
  const first = stepOf(draft[0] ?? "");
  if (first.kind === "cast") return shapedBy(settled, first.spells);
  return ACTIONS.find((action) => action === draft[0]) ?? null;
}

/** The action that spells shape together. */
function shapedBy({ spells }: BaronyView, names: string[]): Action | null {
  return spells.find(({ name }) => names.includes(name))?.action ?? null;
}

export function castOf({ draft }: Barony): string[] {
  const first = stepOf(draft[0] ?? "");
  return first.kind === "cast" ? first.spells : [];
}

/** What the seat is asked for. */
export type Stage = "wait" | "cities" | "choose" | "take" | Action;

export function stageOf(look: Barony): Stage {
  if (!look.mine || look.past) return "wait";
  if (look.settled.phase === "cities") return "cities";
  if (look.next.some((move) => move.startsWith("take:"))) return "take";
  return actionOf(look) ?? "choose";
}

const hexesOf = new WeakMap<BaronyHex[], Map<string, BaronyHex>>();

/** A hex of the board by its name; every cell asks for its neighbours. */
export function hexAt({ hexes }: BaronyView, hex: string): BaronyHex | undefined {
  const known = hexesOf.get(hexes) ?? new Map(hexes.map((one) => [one.hex, one]));
  hexesOf.set(hexes, known);
  return known.get(hex);
}

/** What a step would do, if more than happen. */
export function previewOf({ view }: Barony, move: string | undefined): BaronyPreview | undefined {
  return view.previews.find((preview) => preview.move === move);
}

export function isKind(token: unknown): token is Kind {
  return KINDS.some((kind) => kind === token);
}

/** Pieces that a story destroys: they stay in sight, struck through. */
export interface Struck {
  hex: string;
  seat: number;
  piece: "village" | "knight";
}

/** A piece that has just come to a hex, and how. */
export interface Came {
  hex: string;
  seat: number;
  what: "knight" | "building" | "imprint";
  way: Way;
}

const COMES: Record<string, Pick<Came, "what" | "way">> = {
  placed: { what: "building", way: "rise" },
  built: { what: "building", way: "rise" },
  founded: { what: "building", way: "rise" },
  recruited: { what: "knight", way: "rise" },
  returned: { what: "knight", way: "rise" },
  landed: { what: "knight", way: "land" },
  explored: { what: "imprint", way: "stamp" },
};

export function cameIn(story: Told[]): Came[] {
  return story.flatMap(({ kind, facts }) => {
    const [hex, seat] = [String(facts["hex"]), Number(facts["seat"])];
    if (kind !== "moved") return COMES[kind] ? [{ hex, seat, ...COMES[kind] }] : [];
    const [from, to] = [middle(hexOf(String(facts["start"]))), middle(hexOf(hex))];
    return [{ hex, seat, what: "knight", way: { x: from.x - to.x, y: from.y - to.y } }];
  });
}

export function struckIn(story: Told[]): Struck[] {
  return story.flatMap(({ kind, facts }) => {
    if (kind !== "destroyed") return [];
    const piece = facts["piece"] === "village" ? "village" : "knight";
    return [{ hex: String(facts["hex"]), seat: Number(facts["victim_seat"]), piece }];
  });
}
