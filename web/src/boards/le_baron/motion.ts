/** A card that leaves one place and comes to another travels between them. */

import { cubicOut } from "svelte/easing";
import { crossfade, fade, type TransitionConfig } from "svelte/transition";
import { hurried, still } from "../../look/motion";

interface Card {
  key: number;
}

const TRAVEL = 320;
const AT_ONCE: TransitionConfig = { duration: 0 };

const [leave, come] = crossfade({
  duration: TRAVEL,
  easing: cubicOut,
  fallback: (node) => fade(node, { duration: 200 }),
});

/** Who steps through a game quickly sees where cards are, not how they got there. */
const rushed = hurried(TRAVEL);
const atOnce = () => still() || rushed();

export function send(node: Element, card: Card): TransitionConfig | (() => TransitionConfig) {
  return atOnce() ? AT_ONCE : leave(node, card);
}

export function receive(node: Element, card: Card): TransitionConfig | (() => TransitionConfig) {
  return atOnce() ? AT_ONCE : come(node, card);
}
