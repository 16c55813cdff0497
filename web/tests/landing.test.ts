/** Where the keyboard goes on when what it stood on is gone. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { landing } from "../src/parts/landing";

const thing = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
let stop: () => void;
let byKey: boolean;

beforeEach(() => {
  byKey = true;
  document.body.innerHTML = `<main>
    <div id="next" tabindex="-1"></div><button id="one">1</button><button id="other">2</button>
  </main>`;
  const matches = Element.prototype.matches; // which this window does not know
  vi.spyOn(Element.prototype, "matches").mockImplementation(function (this: Element, what) {
    return what === ":focus-visible" ? byKey : matches.call(this, what);
  });
  stop = landing(thing("#next"));
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** Observers hear of changes in their order: this one last. */
const changesHeard = () =>
  new Promise<void>((resolve) => {
    new MutationObserver(() => resolve()).observe(document.body, { attributes: true });
    document.body.setAttribute("lang", "en");
  });
const landed = () => vi.waitFor(() => expect(document.activeElement).toBe(thing("#next")));

test("a plaque that was confirmed hands on to what is asked next", async () => {
  thing("#one").focus();
  thing("#one").setAttribute("disabled", "");
  await landed();
});

test("so does a card that was played", async () => {
  thing("#one").focus();
  thing("#one").remove();
  await landed();
});

test("who went elsewhere, or pressed by pointer, is left alone", async () => {
  const watched = vi.spyOn(thing("#next"), "focus");
  thing("#one").focus();
  thing("#other").focus();
  thing("#one").remove();
  byKey = false;
  thing("#next").focus();
  thing("#other").focus();
  watched.mockClear();
  thing("#other").setAttribute("disabled", "");
  await changesHeard();
  expect(watched).not.toHaveBeenCalled();
});
