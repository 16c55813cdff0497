/** Where others find this server: an address of this computer alone leads a friend nowhere. */

import { Trouble, waysHere } from "../api";
import { placed } from "../site";
import type { WaysHere } from "../wire";
import type { Lang } from "../wishes.svelte";

/** Whether a name of a host means this very computer, or none at all. */
export function onlyHere(host: string): boolean {
  return /^(localhost|.*\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/.test(host);
}

/** Who came from elsewhere knows a way; on the server's own computer it has to be asked. */
function atFirst(): WaysHere & { known: boolean } {
  const known = !onlyHere(location.hostname);
  return { addresses: known ? [location.origin] : [], opening: "", known };
}

export const ways = $state(atFirst());

export async function findWays(lang: Lang): Promise<void> {
  if (ways.known) return;
  try {
    Object.assign(ways, await waysHere(lang), { known: true });
  } catch (problem) {
    if (!(problem instanceof Trouble)) throw problem; // no answer: who asks again may have one
  }
}

/** Where people are who are invited: on the same network, or anywhere. */
export type Place = "near" | "far";

/** Where an address leads from: those of homes and offices mean nothing elsewhere. */
export function placeOf(address: string): Place {
  const PRIVATE =
    /^(10(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2}|169\.254(\.\d+){2}|\[f[cde].*\]|.*\.(local|lan|home))$/;
  return PRIVATE.test(new URL(address).hostname) ? "near" : "far";
}

/** A link that others can open, at a place if that is known; "" while none is known. */
export function linkTo(path: string, place?: Place): string {
  const fit = ways.addresses.find((address) => !place || placeOf(address) === place);
  return fit === undefined ? "" : fit + placed(path);
}
