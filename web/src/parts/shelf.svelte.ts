/** The games as the server tells them; what it told last time is known before it answers. */

import { shelf as told, Trouble } from "../api";
import { recall, remember } from "../memory";
import type { GameFacts, OptionFacts } from "../wire";
import { wishes, type Lang } from "../wishes.svelte";

const FORM = 2; // raised when this page reads something of a game that was not told before

const keyOf = (lang: Lang) => `shelf.${FORM}.${lang}`;
const last = (lang: Lang) => recall<GameFacts[] | null>(keyOf(lang), null);

class Shelf {
  #told = $state.raw<Record<Lang, GameFacts[] | null>>({ fr: last("fr"), en: last("en") });
  /** Why the last question had no answer. */
  trouble = $state.raw<Trouble | null>(null);

  get games(): GameFacts[] | null {
    return this.#told[wishes.lang];
  }

  of(game: string): GameFacts | null {
    return this.games?.find(({ name }) => name === game) ?? null;
  }

  /** What is printed on its box; its bare name where the server has no such game. */
  title(game: string): string {
    return this.of(game)?.title ?? (this.games ? game : "");
  }

  option(game: string, option: string): OptionFacts | null {
    return this.of(game)?.options.find(({ name }) => name === option) ?? null;
  }

  /** Ask for it in this person's language. */
  async ask(): Promise<void> {
    const lang = wishes.lang;
    try {
      const games = await told(lang);
      this.#told = { ...this.#told, [lang]: games };
      this.trouble = null;
      remember(keyOf(lang), games);
    } catch (problem) {
      if (!(problem instanceof Trouble)) throw problem;
      this.trouble = problem;
    }
  }
}

export const shelf = new Shelf();

/** A value in people's words; what is a number or a text of its own stays as it is. */
export function valueWords(option: OptionFacts | null, value: string): string {
  return option?.words[value] ?? value;
}
