/** Typing what a thing is called presses it: a card's number, a place in the display. */

const PAUSE = 800; // milliseconds; then 4 is 4, though it could have become 45

export class Typing {
  private typed = "";
  private pause: ReturnType<typeof setTimeout> | undefined;

  /** Whether the key belongs to the name of something that can be pressed now. */
  key(key: string, table: Element): boolean {
    clearTimeout(this.pause);
    const things = [...table.querySelectorAll<HTMLElement>("[data-key]")];
    const called = (text: string) => things.filter(({ dataset }) => dataset["key"] === text)[0];
    const meant = (text: string) => things.filter((one) => one.dataset["key"]?.startsWith(text));
    this.typed = [this.typed + key, key].find((text) => meant(text).length) ?? "";
    if (!this.typed) return false;
    const wanted = called(this.typed);
    if (wanted && meant(this.typed).length === 1) this.press(wanted);
    else this.pause = setTimeout(() => this.press(wanted), PAUSE);
    return true;
  }

  private press(thing: HTMLElement | undefined): void {
    this.typed = "";
    thing?.focus();
    thing?.click();
  }
}
