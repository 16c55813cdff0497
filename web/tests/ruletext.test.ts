import { describe, expect, test } from "vitest";
import { aidLines, isTyped, matches, pieces, stretches } from "../src/parts/ruletext";

const NUMBERS = new Set(["2", "6", "7", "4.1", "1.2", "1.4", "7.10"]);

function references(text: string): string[] {
  return pieces(text, NUMBERS)
    .filter(({ kind }) => kind === "clause" || kind === "section")
    .map(({ text: number }) => number);
}

describe("a sentence of a rule book", () => {
  test("keeps every letter, in order", () => {
    const text = "Roll, then **spend** all of *it* (`pass`), as in 4.1 and section 2.";
    const plain = pieces(text, NUMBERS).map((piece) => piece.text);
    expect(plain.join("")).toBe("Roll, then spend all of it (pass), as in 4.1 and section 2.");
  });

  test("tells bold, italic and code apart", () => {
    const kinds = pieces("**a** *b* `c`", NUMBERS).map((piece) => piece.kind);
    expect(kinds).toEqual(["bold", "plain", "italic", "plain", "code"]);
  });

  test("refers to the clauses and sections that the book has", () => {
    expect(references("si 1.2 à 1.4 le permettent, 4.1 ne s'applique pas")).toEqual([
      "1.2",
      "1.4",
      "4.1",
    ]);
    expect(references("as in sections 6 and 7, or section 2")).toEqual(["6", "7", "2"]);
    expect(references("comme aux sections 6 et 7.")).toEqual(["6", "7"]);
    expect(references("7.10 before 4.1.")).toEqual(["7.10", "4.1"]);
  });

  test("takes other numbers as numbers", () => {
    expect(references("9.9 is no clause, 2 cards, 24.1 neither, and 14.15 is not 4.1")).toEqual([
      "4.1",
    ]);
    expect(references("`4.1` is typed")).toEqual([]);
  });

  test("never becomes HTML", () => {
    const [only] = pieces("<img src=x onerror=alert(1)>", NUMBERS);
    expect(only).toEqual({ kind: "plain", text: "<img src=x onerror=alert(1)>" });
  });
});

test("a line about what is typed in a terminal is told from the others", () => {
  const lines = aidLines("**Goal** · Few heads.\n\n**Typing** · `45` plays card 45.", NUMBERS);
  expect(lines.map(isTyped)).toEqual([false, true]);
});

test("the player aid has a head per line, with or without a dot after it", () => {
  const aid = "**Goal** · Few heads.\n\n**You take** (all of it) 4.1.\n\nA line.";
  expect(aidLines(aid, NUMBERS).map(({ head }) => head)).toEqual(["Goal", "You take", ""]);
});

describe("searching", () => {
  test("does not mind accents and capitals", () => {
    expect(matches("La Règle du bœuf", "regle DU")).toBe(true);
    expect(matches("La Règle du bœuf", "regle vache")).toBe(false);
  });

  test("marks what was found as it is written", () => {
    const found = stretches("Une Règle, des règles", "regle").filter((each) => each.found);
    expect(found.map((each) => each.text)).toEqual(["Règle", "règle"]);
  });

  test("takes signs as signs", () => {
    expect(matches("a (b) c", "(b)")).toBe(true);
    expect(stretches("a (b) c", "(b")).toContainEqual({ text: "(b", found: true });
    expect(stretches("−4 a-b", "a-b")).toContainEqual({ text: "a-b", found: true });
  });
});
