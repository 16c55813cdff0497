/** The luck of a finished game, checked while its end is looked at. */

import { record, verify } from "../api";
import { pledgeChecks, rulesCheck, sealCheck, type Check } from "../parts/checks";
import { sealedIn } from "../parts/luck";
import { held } from "../tokens";
import type { Lang } from "../wishes.svelte";

export interface Luck {
  verdict: "right" | "sealed" | "unknown" | "wrong";
  draws: number;
}

/** First here, with what this browser noted before the deal; then every draw, by the server. */
export async function checkLuck(table: string, lang: Lang): Promise<Luck> {
  const text = await record(table, null, lang);
  const sealed = sealedIn(text);
  if (!sealed) return { verdict: "unknown", draws: 0 };
  const here = [await sealCheck(sealed), ...pledgeChecks(sealed, held(table)?.pledge ?? null)];
  const all = [...here, rulesCheck(await verify(text, lang))];
  return { verdict: judged(all), draws: sealed.draws.length };
}

export function judged(checks: Check[]): Luck["verdict"] {
  const verdicts = checks.map(({ verdict }) => verdict);
  if (verdicts.includes("wrong")) return "wrong";
  if (checks.some(({ name, verdict }) => name === "seal" && verdict !== "right")) return "unknown";
  return verdicts.includes("unknown") ? "sealed" : "right";
}
