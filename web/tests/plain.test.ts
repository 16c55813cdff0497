/** The table as text: what is found by typing, and when the words are asked for anew. */

import { expect, test } from "vitest";
import { found, grouped } from "../src/boards/plain/finding";
import { standing, textView } from "../src/play/plain";
import type { Seen } from "../src/play/seen";
import type { AsText } from "../src/wire";

const steps = [
  { step: "move:a1-b2", heading: "Déplacer", words: "Déplacer un chevalier de a1 à b2" },
  { step: "pass", heading: "", words: "Passer" },
  { step: "move:a1-c3", heading: "Déplacer", words: "Déplacer l’évêque de a1 à c3" },
];

test("steps are found by words in any order, without accents or capitals, or by notation", () => {
  const typed = (text: string) => found(steps, text).map(({ step }) => step);
  expect(typed("")).toEqual(["move:a1-b2", "pass", "move:a1-c3"]);
  expect(typed("CHEVALIER deplacer")).toEqual(["move:a1-b2"]);
  expect(typed("l'eveque")).toEqual(["move:a1-c3"]);
  expect(typed("a1-c3")).toEqual(["move:a1-c3"]);
  expect(typed("dragon")).toEqual([]);
});

test("what stands for itself comes first, the others under their heading in their order", () => {
  const shown = grouped(steps).map(({ heading, steps: each }) => [
    heading,
    each.map((s) => s.step),
  ]);
  expect(shown).toEqual([
    ["", ["pass"]],
    ["Déplacer", ["move:a1-b2", "move:a1-c3"]],
  ]);
  expect(grouped([])).toEqual([]);
});

const draft = { moves: ["pass"], final: false };
const seen = { line: "open", seat: 0, ply: 3, draft, facts: { phase: "running" }, past: null };
const see = (change: object = {}) => ({ ...seen, ...change }) as unknown as Seen;

test("words are asked for when what the seat sees has changed, and never while people gather", () => {
  expect(standing(see())).toBe(standing(see({ view: { anything: "else" } })));
  expect(standing(see())).not.toBe(standing(see({ ply: 4 })));
  expect(standing(see())).not.toBe(standing(see({ draft: { moves: [], final: false } })));
  expect(standing(see())).not.toBe(standing(see({ seat: 1 })));
  expect(standing(see({ facts: { phase: "gathering" } }))).toBeNull();
  expect(standing(see({ line: "lost" }))).toBeNull();
});

const view = { drawing: "a map", points: [1, 2] };
const text = { id: 1, seat: 0, ply: 3, view, moves: ["pass"], tried: ["Passer"], steps } as AsText;

test("the last text stays until the next comes, but old steps are not offered", () => {
  expect(textView(text, see())).toEqual({ ...view, tried: ["Passer"], steps, fresh: true });
  expect(textView(text, see({ ply: 4 }))).toEqual({ ...view, tried: [], steps: [], fresh: false });
});

test("another seat's text is never shown, and the past is a drawing without steps", () => {
  expect(textView(text, see({ seat: 1 })).drawing).toBe("");
  expect(textView(null, see()).drawing).toBe("");
  const past = textView(text, see({ past: { view: { drawing: "then", points: [0, 0] } } }));
  expect(past).toEqual({ drawing: "then", points: [0, 0], tried: [], steps: [], fresh: false });
});
