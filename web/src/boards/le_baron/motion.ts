/** A card that leaves one place and comes to another travels between them. */

import { cubicOut } from "svelte/easing";
import { crossfade, fade } from "svelte/transition";
import { still } from "../../look/motion";

export const [send, receive] = crossfade({
  duration: () => (still() ? 0 : 320),
  easing: cubicOut,
  fallback: (node) => fade(node, { duration: still() ? 0 : 200 }),
});
