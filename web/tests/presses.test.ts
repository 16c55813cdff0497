/** What is pressed while an answer is still to come. */

import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Presses } from "../src/table/presses.svelte";

/** A table that answers when the test says so. */
class Slow {
  waits = false;
  private answer: ((granted: boolean) => void)[] = [];

  answered(): Promise<boolean> {
    if (!this.waits) return Promise.resolve(true);
    return new Promise((resolve) => this.answer.push(resolve));
  }

  async says(granted = true): Promise<void> {
    this.waits = false;
    this.answer.splice(0).forEach((resolve) => resolve(granted));
    for (let turn = 0; turn < 12; turn += 1) await tick();
  }
}

let table: Slow;
let moment: string;
let done: string[];
let presses: Presses;
let stop: () => void;

beforeEach(() => {
  document.body.innerHTML = `<main>
    <div data-cell="0,1" data-lit="full" data-step="a" tabindex="0"></div>
    <button data-step="b" class="plain">b</button><button data-step="c">c</button>
    <div class="acts"><button data-act="confirm">confirm</button><button data-act="undo">undo</button></div>
    <div class="tools"><button class="tool">nearer</button></div>
  </main>`;
  [table, moment, done] = [new Slow(), "0 7", []];
  presses = new Presses(table, () => moment);
  stop = presses.watch(thing("main"));
  thing("main").addEventListener("click", (event) => {
    const at = (event.target as Element).closest<HTMLElement>("button, [data-cell]");
    done.push(at?.dataset["step"] ?? at?.textContent ?? "");
    table.waits = !at?.matches(".tool");
  });
  thing("main").addEventListener("keydown", ({ key }) => {
    done.push(key);
    if (key === "PageDown") thing("[data-step=b]").focus();
  });
});
afterEach(() => {
  stop();
  document.body.replaceChildren(); // one window for all tests
});

function thing(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
}

const press = (selector: string) => thing(selector).click();
const key = (name: string) =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }),
  );

describe("while an answer is waited for", () => {
  beforeEach(() => press("[data-cell]"));

  test("the next press is held, marked, and done once the answer has come", async () => {
    press("[data-step=b]");
    expect(done).toEqual(["a"]);
    expect(presses.count).toBe(1);
    expect(thing("[data-step=b]").hasAttribute("data-held")).toBe(true);
    await table.says();
    expect(done).toEqual(["a", "b"]);
    expect(presses.count).toBe(0);
    expect(document.querySelector("[data-held]")).toBeNull();
  });

  test("two are held, each waits for the answer to the one before; a third is too many", async () => {
    for (const one of ["[data-step=b]", "[data-step=c]", "[data-act]"]) press(one);
    await table.says();
    expect(done).toEqual(["a", "b"]);
    await table.says();
    expect(done).toEqual(["a", "b", "c"]);
    await table.says();
    expect(done).toEqual(["a", "b", "c"]);
  });

  test("what was not granted carries nothing: no older draft is confirmed by mistake", async () => {
    press("[data-act]");
    await table.says(false);
    expect(done).toEqual(["a"]);
    expect(presses.count).toBe(0);
  });

  test("nothing is done in another turn, or where the thing is gone", async () => {
    press("[data-step=b]");
    press("[data-step=c]");
    thing("[data-step=b]").remove();
    await table.says();
    expect(done).toEqual(["a", "c"]);
    press("[data-act]");
    moment = "0 8";
    await table.says();
    expect(done).toEqual(["a", "c"]);
  });

  test("Escape drops what is held", async () => {
    press("[data-step=b]");
    expect(presses.drop()).toBe(true);
    expect(presses.drop()).toBe(false);
    await table.says();
    expect(done).toEqual(["a"]);
  });

  test("the same thing pressed by a quick finger counts again only where it is offered again", async () => {
    press("[data-cell]");
    await table.says();
    expect(done).toEqual(["a", "a"]); // a second knight at the same place
    press("[data-cell]");
    thing("[data-cell]").removeAttribute("data-lit");
    thing("[data-cell]").setAttribute("aria-pressed", "true");
    await table.says();
    expect(done).toEqual(["a", "a"]); // it would be taken back
  });

  test.each([
    [false, ["a", "undo", "undo"]],
    [true, ["a", "undo"]],
  ])("a quick finger takes two steps back, unless there is one: %s", async (one, all) => {
    press("[data-act=undo]");
    press("[data-act=undo]");
    await table.says();
    expect(done).toEqual(["a", "undo"]);
    (thing("[data-act=undo]") as HTMLButtonElement).disabled = one;
    await table.says();
    expect(done).toEqual(all);
  });

  test("keys are held in their order, and press what they are on", async () => {
    thing("[data-cell]").focus();
    key("PageDown"); // which will lead to the next golden thing
    key("Enter");
    expect(done).toEqual(["a"]);
    await table.says();
    expect(done).toEqual(["a", "PageDown", "Enter", "b"]);
  });

  test("looking about waits for nothing: the map's tools, keys that only lead elsewhere", () => {
    press(".tool");
    thing("[data-cell]").focus();
    key("ArrowLeft");
    expect(done).toEqual(["a", "nearer", "ArrowLeft"]);
  });
});

test("where no answer is waited for, or it is another's turn, a press is a press", () => {
  press("[data-cell]");
  table.waits = false;
  press("[data-step=b]");
  [table.waits, moment] = [true, ""];
  press("[data-step=c]");
  expect(done).toEqual(["a", "b", "c"]);
});
