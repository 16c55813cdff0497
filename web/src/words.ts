/** Sentences in both languages, from the same kind of files as the server's. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Lang } from "./wishes.svelte";

export type Facts = Record<string, string | number>;
export type Words = (key: string, facts?: Facts) => string;

const bundles: Record<Lang, FluentBundle> = {
  fr: new FluentBundle("fr", { useIsolating: false }),
  en: new FluentBundle("en", { useIsolating: false }),
};

// The words of the pages; those of a game come with its board.
const files = import.meta.glob<string>("./*/words.*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
for (const [path, text] of Object.entries(files)) put(path.includes(".fr.") ? "fr" : "en", text);

function put(lang: Lang, text: string): void {
  bundles[lang].addResource(new FluentResource(text), { allowOverrides: true });
}

export function add(french: string, english: string): void {
  put("fr", french);
  put("en", english);
}

export function say(lang: Lang, key: string, facts: Facts = {}): string {
  const message = bundles[lang].getMessage(key);
  if (!message?.value) throw new Error(`${key} has no words in ${lang}`);
  const errors: Error[] = [];
  const text = bundles[lang].formatPattern(message.value, facts, errors);
  if (errors.length) throw new Error(`${key} in ${lang}: ${errors.join(", ")}`);
  return text;
}
