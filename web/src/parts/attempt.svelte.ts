import { Trouble } from "../api";

/** Something that may not be granted: whether it is under way, and why it was not. */
export class Attempt {
  busy = $state(false);
  trouble = $state.raw<Trouble | null>(null);

  async make(deed: () => Promise<unknown>): Promise<void> {
    [this.busy, this.trouble] = [true, null];
    try {
      await deed();
    } catch (problem) {
      if (!(problem instanceof Trouble)) throw problem;
      this.trouble = problem;
    } finally {
      this.busy = false;
    }
  }
}
