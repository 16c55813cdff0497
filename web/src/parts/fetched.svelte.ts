import { Trouble } from "../api";

/** Something asked of the server: what came, or why nothing came. A later question wins. */
export class Fetched<T> {
  value = $state.raw<T | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  #turn = 0;

  async ask(question: Promise<T>): Promise<void> {
    const turn = ++this.#turn;
    try {
      const value = await question;
      if (turn === this.#turn) [this.value, this.trouble] = [value, null];
    } catch (problem) {
      if (!(problem instanceof Trouble)) throw problem;
      if (turn === this.#turn) this.trouble = problem;
    }
  }
}
