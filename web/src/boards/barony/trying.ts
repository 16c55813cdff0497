/** What a press on the map tries: legal steps of this moment, or the draft made otherwise. */

import { nameOf, hexOf, neighbours } from "../../hex/geometry";
import { actionOf, hexAt, hexOfStep, stageOf, stepOf, type Action, type Barony } from "./view";

/** The legal steps after each beginning of the draft, so that a step can be done otherwise. */
export type Known = Record<string, string[]>;

/** What a place means now. */
export interface Light {
  lit: "full" | "faint";
  /** The step that a press tries; a knight is only taken in hand. */
  step?: string;
}

/** What a press does: a whole draft, a step that will be refused, a knight in hand, a question. */
export type Deed =
  | { offer: string[] }
  | { try: string }
  | { hold: string | null }
  | { choose: string }
  | { nothing: true };

const NOTHING: Deed = { nothing: true };

/** Where something can be pressed. */
export function lightsOf(look: Barony, knight: string | null, known: Known): Map<string, Light> {
  const stage = stageOf(look);
  if (stage === "wait" || stage === "take" || stage === "title") return new Map();
  if (stage === "move") return roads(look, knight);
  const found = places(look.next, "full");
  if (look.done && stage !== "recruit" && stage !== "build")
    for (const [hex, light] of places(before(look, known), "faint"))
      if (!look.draft.includes(hex)) found.set(hex, light);
  return found;
}

function places(steps: string[], lit: Light["lit"]): Map<string, Light> {
  const found = new Map<string, Light>();
  for (const step of steps) {
    const hex = hexOfStep(step);
    if (hex !== null && !found.has(hex)) found.set(hex, { lit, step });
  }
  return found;
}

/** The legal steps before the last one of the draft. */
function before({ draft }: Barony, known: Known): string[] {
  return known[draft.slice(0, -1).join(" ")] ?? [];
}

/** First the knights that can go, then where the one in hand can; the others stay within reach. */
function roads({ next }: Barony, knight: string | null): Map<string, Light> {
  const found = new Map<string, Light>();
  for (const move of next) {
    const step = stepOf(move);
    if (step.kind !== "step") continue;
    if (knight === null) found.set(step.from, { lit: "full" });
    else if (step.from === knight) found.set(step.hex, { lit: "full", step: move });
    else if (!found.has(step.from)) found.set(step.from, { lit: "full" });
  }
  return found;
}

/** The hexes whose knights can go. */
export function knightsOf(steps: string[]): string[] {
  return [
    ...new Set(
      steps.flatMap((move) => {
        const step = stepOf(move);
        return step.kind === "step" ? [step.from] : [];
      }),
    ),
  ];
}

/** The hexes of one's pieces that can do something, while nothing is chosen. */
export function able({ settled }: Barony): Set<string> {
  return new Set(settled.choice?.actions.flatMap(({ hexes }) => hexes));
}

/** Instead of a clause: why not with this piece, or this spell, is told when it is tried. */
export const UNTOLD = "–";

/** The actions of the pieces on a hex, and the clause against each. */
export function actionsAt(
  look: Barony,
  name: string,
): { action: Action; refused: string | null }[] {
  const own = hexAt(look.settled, name)?.pieces?.find(({ seat }) => seat === look.seat);
  if (!own) return [];
  const apt: Action[] = [
    ...(own.building === "city" ? (["recruit"] as const) : []),
    ...(own.knights ? (["move", "build"] as const) : []),
    ...(own.building === "village" ? (["city"] as const) : []),
  ];
  return (look.settled.choice?.actions ?? []).flatMap(({ action, refused, hexes }) => {
    if (!apt.includes(action)) return [];
    return [{ action, refused: hexes.includes(name) ? null : (refused ?? UNTOLD) }];
  });
}

/** An action begun with the piece on a hex. */
export function begin(action: Action, hex: string): string[] {
  if (action === "recruit" || action === "city") return [action, hex];
  return action === "build" ? [action, `v:${hex}`] : [action];
}

export function pressed(look: Barony, knight: string | null, hex: string): Deed {
  const stage = stageOf(look);
  if (stage === "wait") return NOTHING;
  if (stage === "cities") return placing(look, hex);
  if (stage === "choose") return choosing(look, hex);
  if (stage === "move") return moving(look, knight, hex);
  if (stage === "recruit") return recruiting(look, hex);
  if (stage === "build") return building(look, hex);
  if (stage === "city" || stage === "expedition") return founding(look, hex);
  return { try: hex };
}

function placing({ draft, next, done }: Barony, hex: string): Deed {
  if (done && draft.at(-1) === hex) return NOTHING;
  if (draft.includes(hex)) return { offer: draft.filter((one) => one !== hex) };
  if (next.includes(hex)) return { offer: [...draft, hex] };
  return done ? { offer: [...draft.slice(0, -1), hex] } : { try: hex };
}

function choosing(look: Barony, hex: string): Deed {
  const actions = actionsAt(look, hex);
  const can = actions.filter(({ refused }) => refused === null);
  const [only] = can;
  if (only && can.length === 1 && actions.length === 1) return begun(only.action, hex);
  return actions.length ? { choose: hex } : { try: hex };
}

/** A knight is taken in hand after the action was chosen for it. */
function begun(action: Action, hex: string): Deed {
  return action === "move" ? { choose: hex } : { offer: begin(action, hex) };
}

function moving({ draft, next, done, view }: Barony, knight: string | null, hex: string): Deed {
  if (done) return NOTHING;
  const step = `${knight}>${hex}`;
  if (knight !== null && next.includes(step)) return { offer: [...draft, step] };
  if (hex === knight) return { hold: null };
  if (next.some((move) => move.startsWith(`${hex}>`))) return { hold: hex };
  return { try: knight === null ? `${hex}>${beside(view.hexes, hex)}` : step };
}

/** Some neighbour on the map: for a knight that is not there, to be told so. */
function beside(hexes: { hex: string }[], from: string): string {
  const around = neighbours(hexOf(from)).map(nameOf);
  return hexes.find(({ hex }) => around.includes(hex))?.hex ?? from;
}

function recruiting({ draft, next, done }: Barony, hex: string): Deed {
  const [reserve, box] = [next.includes(hex), next.includes(`box:${hex}`)];
  if (reserve && box) return { choose: hex };
  if (reserve || box) return { offer: [...draft, reserve ? hex : `box:${hex}`] };
  return done ? NOTHING : { try: hex };
}

/** Each press: a village, a stronghold, the knight again. */
function building(look: Barony, hex: string): Deed {
  const { draft, next, view, seat } = look;
  const at = draft.findIndex((move) => move !== hex && hexOfStep(move) === hex);
  if (at < 0) {
    const step = [`v:${hex}`, `s:${hex}`].find((move) => next.includes(move));
    return step ? { offer: [...draft, step] } : { try: `v:${hex}` };
  }
  const more = draft[at] === `v:${hex}` && (view.seats[seat ?? 0]?.strongholds ?? 0) > 0;
  return {
    offer: draft.flatMap((move, index) => (index !== at ? [move] : more ? [`s:${hex}`] : [])),
  };
}

function founding({ draft, next, done }: Barony, hex: string): Deed {
  if (draft.includes(hex)) return NOTHING;
  if (next.includes(hex)) return { offer: [...draft, hex] };
  return done ? { offer: [...draft.slice(0, -1), hex] } : { try: hex };
}

/** As many knights as can come to a hex. */
export function crowd(look: Barony, hex: string): string[] | null {
  if (stageOf(look) !== "recruit" || !look.next.includes(hex)) return null;
  const recruits = look.view.previews.find(({ move }) => move === hex)?.recruits ?? 1;
  return [...look.draft, ...Array.from({ length: recruits }, () => hex)];
}

/** Spells to be cast after one more is chosen, or one fewer. */
export function spellsWith({ settled }: Barony, chosen: string[], spell: string): string[] {
  return settled.spells
    .map(({ name }) => name)
    .filter((name) => (name === spell) !== chosen.includes(name));
}

/** Casts that can be made with at least these spells. */
export function castsWith({ settled }: Barony, spells: string[]): string[] {
  return (settled.choice?.casts ?? []).flatMap((cast) => {
    const names = cast.spells.split("+");
    return !cast.refused && spells.every((spell) => names.includes(spell)) ? [cast.spells] : [];
  });
}

/** The draft without one of its parts. */
export function without(draft: string[], at: number): string[] {
  return draft.filter((_, index) => index !== at);
}

/** The steps of the draft that are parts of its action, with where they stand in it. */
export function partsOf(look: Barony): { move: string; at: number }[] {
  const begun = actionOf(look) === null ? 0 : 1;
  return look.draft.slice(begun).map((move, index) => ({ move, at: index + begun }));
}
