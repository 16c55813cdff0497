/** A rule book as one reads it. */

import type { BookText, SectionText } from "../wire";
import { matches } from "./ruletext";

/** Section 0 holds at every table: a newcomer wants the game first. */
export function arranged(book: BookText | null): SectionText[] {
  const sections = book?.sections ?? [];
  const common = (section: SectionText) => Number(section.number === "0");
  return sections.toSorted((one, other) => common(one) - common(other));
}

/** The numbers one can refer to: of clauses and of sections. */
export function numbersOf(book: BookText | null): Set<string> {
  const sections = book?.sections ?? [];
  const clauses = sections.flatMap((section) => section.clauses.map((clause) => clause.number));
  return new Set([...sections.map((section) => section.number), ...clauses]);
}

/** The sections with the clauses that hold all words looked for, in text, title or number. */
export function found(sections: SectionText[], wanted: string): SectionText[] {
  if (!wanted.trim()) return sections;
  const kept = sections.map((section) => ({
    ...section,
    clauses: section.clauses.filter((clause) =>
      matches(`${clause.number} ${section.title} ${clause.text}`, wanted.trim()),
    ),
  }));
  return kept.filter((section) => section.clauses.length);
}
