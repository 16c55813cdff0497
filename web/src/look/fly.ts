/** A small drawing that flies across the page: a token to who gains it, a piece to who loses it. */

import type { Tincture } from "../arms";

const SIZE = 30; // pixels
const SVG = "http://www.w3.org/2000/svg";

/** From one thing to another; nothing where one of them cannot be seen, or nothing shall move. */
export function fly(
  drawing: string,
  from: Element | null,
  to: Element | null,
  own?: Tincture,
): void {
  const root = document.documentElement;
  const duration = parseFloat(getComputedStyle(root).getPropertyValue("--m-tell"));
  if (!from?.checkVisibility() || !to?.checkVisibility() || !duration) return;
  const flown = document.createElementNS(SVG, "svg");
  flown.setAttribute("aria-hidden", "true");
  flown.setAttribute(
    "style",
    `position:fixed;left:0;top:0;width:${SIZE}px;height:${SIZE}px;z-index:5;pointer-events:none;` +
      (own ? `--own:var(--${own});--own-hatching:url(#h-b-${own})` : ""),
  );
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", drawing);
  use.setAttribute("width", "100%");
  use.setAttribute("height", "100%");
  flown.append(use);
  document.body.append(flown);
  const way = [from, to].map((end) => ({ translate: middleOf(end) }));
  const flight = flown.animate(way, { duration, easing: "ease-in-out" });
  flight.onfinish = flight.oncancel = () => flown.remove();
}

function middleOf(thing: Element): string {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return `${left + (width - SIZE) / 2}px ${top + (height - SIZE) / 2}px`;
}
