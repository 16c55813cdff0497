/** How often something happens in a game, as people read it. */

import type { StudyFacts } from "../../wire";
import { figure, finest } from "./figures";

/** All that happens in the games of a study: events with their words. */
export function kindsOf({ settings }: StudyFacts): [string, string][] {
  const told = settings.flatMap(({ struck }) => struck);
  return [...new Map(told.map(({ event, words }) => [event, words]))];
}

/** With its interval. */
export function often(facts: StudyFacts, setting: number, kind: string): string {
  const by = facts.settings[setting]?.struck.find(({ event }) => event === kind)?.by;
  if (!by) return "0";
  const digits = finest(by);
  return `${figure(by.mean, digits)} (${figure(by.low, digits)} – ${figure(by.high, digits)})`;
}
