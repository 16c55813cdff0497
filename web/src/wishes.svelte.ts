/** What this person wishes on this device: language, theme, how moves are confirmed. */

import { recall, remember } from "./memory";

export type Lang = "fr" | "en";
export type Theme = "light" | "dark";

interface Wishes {
  lang: Lang;
  theme: Theme;
  /** A finished draft waits for the seal; otherwise it is handed in at once. */
  confirm: boolean;
  /** Tables as text, also where there is a board. */
  text: boolean;
  /** A sound when it is this person's turn. */
  sound: boolean;
  /** The name this person gave last. */
  name: string;
}

const page = document.documentElement;

/** Language and theme were chosen before the first paint, by first.js. */
const first: Wishes = {
  lang: page.lang === "en" ? "en" : "fr",
  theme: page.dataset["theme"] === "dark" ? "dark" : "light",
  confirm: true,
  text: false,
  sound: false,
  name: "",
};

export const wishes = $state<Wishes>({ ...first, ...recall<Partial<Wishes>>("wishes", {}) });

export function wish(change: Partial<Wishes>): void {
  Object.assign(wishes, change);
  remember("wishes", { ...wishes });
  page.lang = wishes.lang;
  page.dataset["theme"] = wishes.theme;
}
