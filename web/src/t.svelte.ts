import { wishes } from "./wishes.svelte";
import { say, type Facts } from "./words";

/** A sentence in the language of this person; it changes when the language does. */
export function t(key: string, facts: Facts = {}): string {
  return say(wishes.lang, key, facts);
}
