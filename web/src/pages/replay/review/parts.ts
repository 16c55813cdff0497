/** What a review shows; loaded when one is opened, with the plots. */

export { default as Beside } from "./Beside.svelte";
export { default as Chances } from "./Chances.svelte";
export { default as Curve } from "./Curve.svelte";
export { default as Turning } from "./Turning.svelte";
export { default as Shares } from "./Shares.svelte";
