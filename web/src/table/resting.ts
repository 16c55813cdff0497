const POINTING = 250; // milliseconds; passing over something is no question

/** A pointer that rests where it pressed asks nothing of what then appears under it. */
export class Resting {
  #pointing: ReturnType<typeof setTimeout> | undefined;
  #pressed: { x: number; y: number } | null = null;

  get still(): boolean {
    return this.#pressed !== null;
  }

  /** Ask about what is pointed at, if it is for long enough; null: nothing is any more. */
  point(ask: (() => void) | null): void {
    clearTimeout(this.#pointing);
    if (ask && !this.still) this.#pointing = setTimeout(ask, POINTING);
  }

  /** Look on, before anything on the page hears of it; `pressed` hears of each press. */
  watch(page: HTMLElement, pressed: () => void): void {
    const first = { capture: true };
    page.addEventListener("click", (event) => (pressed(), this.press(event)), first);
    page.addEventListener("pointerover", (event) => this.move(event), first);
    page.addEventListener("keydown", () => this.key(), first);
  }

  /** A press of a key comes as a click too, from nowhere. */
  press({ detail, clientX: x, clientY: y }: MouseEvent): void {
    this.#pressed = detail ? { x, y } : null;
  }

  /** A press is told in whole pixels, a pointer in parts of them. */
  move({ clientX, clientY }: MouseEvent): void {
    const { x, y } = this.#pressed ?? { x: NaN, y: NaN };
    if (!(Math.abs(clientX - x) < 1 && Math.abs(clientY - y) < 1)) this.#pressed = null;
  }

  /** Keys lead elsewhere. */
  key(): void {
    this.#pressed = null;
  }
}
