/** What the board explains, from stories that the rules themselves have told. */

import { render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { affairOf, decisive, lastAffair, storyOf, type Duel } from "../../src/boards/baron/fights";
import { kit } from "../../src/boards/baron/kit";
import { FIGHT, lookAt, telling } from "../../src/boards/baron/telling.svelte";
import { landOfKeep, type Baron } from "../../src/boards/baron/view";
import { foretold, look, lookAfter, STORIES, told, type Story } from "./looks";

beforeEach(() => {
  lookAt("", null);
  telling.counted = Infinity;
  for (const side of ["clientWidth", "clientHeight"] as const)
    vi.spyOn(HTMLElement.prototype, side, "get").mockReturnValue(600);
});

function duels(name: Story): Duel[] {
  return affairOf(told(name))?.duels ?? [];
}

function explained(table: Baron): string {
  render(kit.Explained!, { look: table });
  return screen.getByRole("region").textContent.replace(/\s+/g, " ").trim();
}

describe.each(STORIES)("%s", (name) => {
  test("the tiles that are shown as counting make the strengths that were told", () => {
    const { view } = lookAfter(name);
    const half = name.includes("at the end");
    expect(duels(name)).not.toEqual([]);
    for (const { knight, foe, field } of duels(name))
      for (const { cell, strength, baron } of [knight, foe]) {
        const land = landOfKeep(view, cell).filter((laid) => !field.includes(laid.cell));
        const sum = land.reduce((all, { value }) => all + value, 0);
        expect(half && !baron ? Math.ceil(sum / 2) : sum).toBe(strength);
      }
  });

  test("every end is told once, after the fight it follows", () => {
    const affair = affairOf(told(name));
    const after = affair?.duels.flatMap(({ then }) => then);
    const beside = ["contact", "waits"];
    expect(after).toEqual(affair?.ends.filter(({ kind }) => !beside.includes(kind)));
  });

  test("the preview told the same beforehand", () => {
    const aside = ["laid", "contact", "tries"];
    const played = told(name).filter(({ kind }) => !aside.includes(kind));
    const bare = played.map(({ kind, facts }) => ({
      ply: 0,
      turn: 0,
      by: null,
      kind,
      facts,
      text: "",
    }));
    expect(storyOf(foretold(name))).toEqual(bare);
  });

  test("every sentence has its words", () => {
    expect(explained(lookAfter(name))).not.toMatch(/board-baron|\{|undefined|NaN/);
  });
});

describe("who wins", () => {
  test("a knight stronger than every baron beats them all", () => {
    expect(duels("several barons beaten").map(({ won }) => won)).toEqual([true, true]);
  });

  test("one baron too strong saves the other, and it is said which", () => {
    const [weak, strong] = duels("one of several barons too strong");
    expect(weak).toMatchObject({ stronger: true, won: false, then: [] });
    expect(strong).toMatchObject({ stronger: false, won: false });
    expect(decisive(affairOf(told("one of several barons too strong"))!)).toBe(1);
  });

  test("rivals are judged first, and leave before the barons are met", () => {
    const [rivals, first, second] = duels("rivals first, then barons");
    expect(rivals?.then.map(({ kind }) => kind)).toEqual(["keep_back"]);
    expect([first?.field, second?.field]).toEqual([
      ["-1,0", "1,-1"],
      ["-1,0", "1,-1"],
    ]);
    expect(rivals?.field).toHaveLength(5); // the pond counts again when the rival has left
  });

  test("at equal strength nobody stays", () => {
    expect(duels("two knights equally strong")).toMatchObject([{ won: false, stronger: false }]);
  });
});

describe("the words in the margin", () => {
  const trial = (name: Story) => ({ draft: ["Y@0,0"], tried: told(name), story: [] });

  test("before it is confirmed, a fight is counted with its outcome", () => {
    const said = explained(lookAfter("one baron beaten", trial("one baron beaten")));
    expect(said).toContain("This starts a fight");
    expect(said).toContain("5 beats 2.");
    expect(said).toContain("You establish a barony worth 6 and score 6.");
    expect(said).toContain("Odo takes a keep back. Odo loses 1 honour.");
  });

  test("a battlefield worth less than nothing is a relief", () => {
    const said = explained(lookAfter("a battlefield worth less than nothing"));
    expect(said).toContain("Odo gains 3 honour by losing bad land.");
  });

  test("a chip may show more than was scored", () => {
    const said = explained(lookAfter("a chip of nine for six honour"));
    expect(said).toContain("You establish a barony worth 9 and score 6.");
  });

  test("at the end a knight counts half, and it is said of what", () => {
    const said = explained(lookAfter("half a knight at the end"));
    expect(said).toContain("half of 4, rounded up");
    expect(said).toContain("2 beats 0.");
  });

  test("at the end it is told what trying would come to", () => {
    const name = "half a knight at the end";
    const { view } = lookAfter(name);
    const previews = [foretold(name)];
    const ending = { ...view, phase: "end" as const, knight: "2,0", previews };
    const said = explained(look({ view: ending, next: ["try", "hold"] }));
    expect(said).toContain("Trying starts a fight");
    expect(said).toContain("You establish a barony worth 5 and score 3.");
  });

  test("a knight who waits is told", () => {
    expect(explained(lookAfter("a knight who waits"))).toContain("waits for the one at 2,0");
  });

  test("contact alone is told while it is on trial, and forgotten afterwards", () => {
    const contact = told("a knight who waits").slice(0, 2);
    const said = explained(look({ draft: ["F@1,0"], tried: contact, seat: 2 }));
    expect(said).toContain("The tile touches 6 others: you score 9.");
    expect(lastAffair(contact)).toBeNull();
  });

  test.each<[Story, string]>([
    ["one baron beaten", "6.3"],
    ["two knights completed together", "7.2"],
    ["half a knight at the end", "8.5"],
  ])("of %s the rule book speaks in %s", (name, clause) => {
    const table = lookAfter(name);
    render(kit.Explained!, { look: table });
    screen.getByRole("link", { name: clause }).click();
    expect(table.rules).toHaveBeenCalledWith(clause);
  });
});

describe("step by step", () => {
  const press = (name: string) => screen.getByRole("button", { name }).click();

  test("the last fights can be looked at one by one", async () => {
    const table = lookAfter("rivals first, then barons");
    render(kit.Explained!, { look: table });
    press("See the 3 fights one by one");
    await vi.waitFor(() => screen.getByText("2 beats 1."));
    expect(screen.getByRole("region").textContent).toContain("Odo takes a keep back.");
    press("Next");
    await vi.waitFor(() => screen.getByText("3 does not beat 5."));
    press("Next");
    await vi.waitFor(() => screen.getByText("3 beats 0, but not every baron."));
    press("Close");
    await vi.waitFor(() => screen.getByRole("button", { name: /one by one/ }));
  });

  test("a fight just fought is counted tile by tile, and any key has enough of it", async () => {
    vi.useFakeTimers();
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    const news = told("one baron beaten");
    const table = lookAfter("one baron beaten", { news });
    render(kit.Board, { look: table });
    render(kit.Explained!, { look: table });
    const strengths = () =>
      [...document.querySelectorAll(".two:not(.brief) .strength")].map((one) => one.textContent);
    await vi.advanceTimersByTimeAsync(1);
    expect(strengths()).toEqual(["0", "0"]);
    await vi.advanceTimersByTimeAsync(300);
    expect(strengths()).not.toEqual(["0", "0"]);
    expect(document.querySelectorAll(".counted")).toHaveLength(2); // one of each side
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    await vi.advanceTimersByTimeAsync(1);
    expect(strengths()).toEqual(["5", "2"]);
    expect(document.querySelectorAll(".counted")).toHaveLength(0);
    expect(telling.step).not.toBeNull();
    await vi.advanceTimersByTimeAsync(FIGHT);
    expect(telling.step).toBeNull();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  test("left alone, it counts to the end", async () => {
    vi.useFakeTimers();
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    render(kit.Board, { look: lookAfter("one baron beaten", { news: told("one baron beaten") }) });
    await vi.advanceTimersByTimeAsync(FIGHT - 1);
    expect(telling.counted).toBe(Infinity);
    expect(telling.step).toEqual({ of: "9", at: 0 });
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  test("who wishes nothing to move sees it counted at once", async () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    render(kit.Board, { look: lookAfter("one baron beaten", { news: told("one baron beaten") }) });
    await vi.waitFor(() => expect(telling.step).not.toBeNull());
    expect(telling.counted).toBe(Infinity);
    vi.unstubAllGlobals();
  });
});
