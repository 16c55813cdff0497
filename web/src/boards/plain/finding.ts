/** Steps in a long list: found by what is typed, and put together by what they have in common. */

import type { StepWords } from "../../wire";

export interface Group {
  /** "" for steps that stand for themselves. */
  heading: string;
  steps: StepWords[];
}

/** Small letters without accents, as one types in haste. */
function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase();
}

/** The steps that hold every word typed, in any order; their notation counts too. */
export function found(steps: StepWords[], wanted: string): StepWords[] {
  const all = folded(wanted).split(/\s+/).filter(Boolean);
  return steps.filter(({ step, heading, words }) => {
    const text = folded(`${heading} ${words} ${step}`);
    return all.every((each) => text.includes(each));
  });
}

/** What stands for itself comes first; otherwise the order of the rules. */
export function grouped(steps: StepWords[]): Group[] {
  const groups = new Map<string, StepWords[]>([["", []]]);
  for (const step of steps) groups.set(step.heading, [...(groups.get(step.heading) ?? []), step]);
  const all = [...groups].map(([heading, each]) => ({ heading, steps: each }));
  return all.filter((group) => group.steps.length > 0);
}
