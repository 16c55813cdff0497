/** A game of a study becomes a table, to be looked at like any other. */

import { bring, studyRecord } from "../../api";
import { go } from "../../route.svelte";
import type { StudyFacts } from "../../wire";
import { wishes } from "../../wishes.svelte";

export async function openGame(facts: StudyFacts, setting: number, number: number): Promise<void> {
  const record = await studyRecord(facts.study, setting, number, wishes.lang);
  const seats = Array.from({ length: facts.seats }, () => ({ kind: "open" as const }));
  const { table } = await bring({ record, seats }, wishes.lang);
  go(`/replay/${table}`);
}
