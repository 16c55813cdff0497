/** What is checked of a record's luck: here, by what this browser noted, and by the server. */

import type { Pledge } from "../tokens";
import type { Verified } from "../wire";
import { canCompute, fingerprint, luckKey, type Sealed } from "./luck";

export type Verdict = "right" | "wrong" | "unknown";

export interface Check {
  /** Names its words: verify-seal, verify-pledge, verify-share, verify-rules. */
  name: "seal" | "pledge" | "share" | "rules";
  who: "browser" | "server";
  verdict: Verdict;
  /** What the server said. */
  text?: string;
  lines?: number;
  luck?: number;
}

/** Does the seed give the fingerprint that was shown before the deal? */
export async function sealCheck(sealed: Sealed): Promise<Check> {
  const check = (verdict: Verdict): Check => ({ name: "seal", who: "browser", verdict });
  if (sealed.seed === null || !canCompute()) return check("unknown");
  return check((await fingerprint(sealed.seed)) === sealed.hash ? "right" : "wrong");
}

/** Is it the fingerprint that this browser saw, with the bytes that it added itself? */
export function pledgeChecks(sealed: Sealed, pledge: Pledge | null): Check[] {
  if (!pledge) return [];
  const verdict = (right: boolean): Verdict => (right ? "right" : "wrong");
  const shared = Object.entries(pledge.luck).every(([seat, bytes]) =>
    sealed.added.some((each) => each.seat === Number(seat) && each.bytes === bytes),
  );
  return [
    { name: "pledge", who: "browser", verdict: verdict(pledge.hash === sealed.hash) },
    { name: "share", who: "browser", verdict: verdict(shared) },
  ];
}

/** Every move by the rules, and all luck drawn again: as the server found it. */
export function rulesCheck({ right, text, lines, luck }: Verified): Check {
  const verdict = right ? "right" : "wrong";
  return { name: "rules", who: "server", verdict, text, lines, luck };
}

/** The key, for who wants to draw a line by hand; null where it cannot be computed. */
export async function keyOf(sealed: Sealed): Promise<string | null> {
  if (sealed.seed === null || !canCompute()) return null;
  return luckKey(sealed.seed, sealed.added);
}
