/** Options of games in people's words; what is newer than this page is called by its name. */

import { t } from "../t.svelte";
import { wishes } from "../wishes.svelte";
import { has } from "../words";

export function optionWords(game: string, option: string): string {
  return words(`option-${game}-${option}`, option.replaceAll("_", " "));
}

export function valueWords(value: string): string {
  return words(/^[a-z_:]+$/.test(value) ? `value-${value.replace(":", "-")}` : "", value);
}

function words(key: string, otherwise: string): string {
  return key && has(wishes.lang, key) ? t(key) : otherwise;
}
