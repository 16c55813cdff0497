import { tick } from "svelte";
import { render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import Board from "../../src/boards/barony/Board.svelte";
import Explained from "../../src/boards/barony/Explained.svelte";
import { drop, hand } from "../../src/boards/barony/hand.svelte";
import { kit } from "../../src/boards/barony/kit";
import Scene from "../../src/boards/barony/Scene.svelte";
import Tray from "../../src/boards/barony/Tray.svelte";
import { lookAt, MOMENTS, told } from "./looks";

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(600);
});
afterEach(() => {
  drop();
  hand.pointed = null;
  vi.restoreAllMocks();
});

describe("the board", () => {
  test.each(MOMENTS)("draws every moment, and every piece in the page's words: %s", (name) => {
    const look = lookAt(name);
    render(Board, { look });
    render(Tray, { look });
    render(Explained, { look });
    const { now, confirm } = kit.moment(look);
    for (const words of [now, confirm, document.body.textContent ?? ""])
      expect(words).not.toMatch(/board-barony|undefined|NaN/);
    expect(now).not.toBe("");
  });

  test("a hex says what it is, what stands there and what a press would do", () => {
    hand.knight = "0,0";
    render(Board, { look: lookAt("moving") });
    const name =
      "Plain. A knight of yours. Bo’s village. Beside a knight of yours. Playable. Entering destroys Bo’s village.";
    expect(screen.getByRole("button", { name })).toBeDefined();
  });

  test("why an action is not for this piece is asked in words, where no clause is known", async () => {
    render(Board, { look: lookAt("choosing") });
    hand.choice = { hex: "2,0", keys: false };
    await tick();
    expect(screen.getByRole("button", { name: /^Build ?why\?$/ })).toBeDefined();
  });

  test("the ladder stands beside the land where that is wider than high, and nowhere where it is low", () => {
    for (const [width, height, lies] of [
      [870, 570, false],
      [390, 414, true],
      [320, 254, null],
    ] as const) {
      vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(width);
      vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(height);
      const { container, unmount } = render(Board, { look: lookAt("choosing") });
      const ladder = container.querySelector(".ladder");
      expect(ladder?.classList.contains("lying") ?? null).toBe(lies);
      unmount();
    }
  });

  test("the plaque says how many knights go: with magic it is one, however many steps", () => {
    const look = lookAt("moved");
    expect(kit.moment({ ...look, done: true }).confirm).toBe("Move this knight");
    const casts = [{ spells: "celerity", refused: null, knights: 1 }];
    const settled = { ...look.settled, choice: { actions: [], casts } };
    const view = {
      ...look.view,
      spells: [{ name: "celerity", cost: 1, family: "movement", action: "move" }],
    };
    const draft = ["cast:celerity", "0,0>0,1", "0,1>0,0"];
    const shown = { ...look, settled: { ...settled, spells: view.spells }, draft, done: true };
    expect(kit.moment(shown as typeof look).confirm).toBe("Move this knight");
  });

  test("a golden space has its dot in the middle, or above what stands there", () => {
    const look = lookAt("cities");
    const { container } = render(Board, { look: { ...look, next: look.next.slice(0, 3) } });
    const [empty] = container.querySelectorAll("[data-lit]");
    expect(empty?.querySelector(".dot")?.getAttribute("cy")).toBe("0");
    const moving = render(Board, { look: lookAt("moving") }).container;
    const held = moving.querySelector("[data-cell='0,0'][data-lit] .dot");
    expect(held?.getAttribute("cy")).toBe("-38");
  });

  test("what a turn on trial destroys stays, struck through, and its token is asked for", () => {
    const look = lookAt("taking");
    const { container } = render(Board, { look });
    expect(container.querySelectorAll(".struck")).toHaveLength(1);
    const tray = render(Tray, { look });
    within(tray.container).getByRole("button", { name: /field/ }).click();
    expect(look.try).toHaveBeenCalledWith("take:C", expect.anything());
  });

  test("cities in a row are counted as they are placed", () => {
    const look = lookAt("cities");
    const settled = { ...look.settled, placing: [0, 0, 1, 1] };
    const note = (draft: string[]) => kit.moment({ ...look, settled, draft }).note;
    expect(note([])).toContain("2 in a row");
    expect(note(["0,0"])).not.toContain("in a row");
  });

  test("a city on trial tells its recruits, where nothing can be pointed at", () => {
    const look = lookAt("cities");
    const [{ move, recruits } = { move: "", recruits: 0 }] = look.settled.previews;
    const { note } = kit.moment({ ...look, draft: [move], done: true });
    expect(note).toContain(`${recruits} recruits`);
  });

  test("a knight that has gone is put down, though another stands where it stood", async () => {
    hand.knight = "2,0";
    const { rerender } = render(Board, {
      look: lookAt("moving", { next: ["2,0>1,0", "0,0>1,0"] }),
    });
    await tick();
    expect(hand.knight).toBe("2,0");
    const look = lookAt("moved", { draft: ["move", "2,0>1,0"] });
    expect(look.next).toContain("2,0>1,1");
    await rerender({ look });
    expect(hand.knight).toBeNull(); // a press on it takes the second knight, and no longer lays it down
  });

  test("what to do now heeds the spells that are cast, and tells the magic there is for them", () => {
    const note = (draft: string[], next: string[]) =>
      kit.moment(lookAt("moving", { draft, next })).note;
    expect(kit.moment(lookAt("charming")).note).toBe(
      "A knight on each golden space that you choose.",
    );
    expect(kit.moment(lookAt("by illusion")).note).toMatch(/^Choose a stronghold, again/);
    expect(kit.moment(lookAt("through the portal")).note).toMatch(/^Choose a city, again/);
    expect(kit.moment(lookAt("a sanctuary")).now).toBe("Which knight becomes a city?");
    hand.knight = "0,1"; // half way
    expect(note(["move", "1,1>0,1"], ["0,1>1,0"])).toBe("Choose a golden space.");
    expect(note(["move"], ["0,1>1,0", "1,1>1,0"])).toMatch(/or another knight/);
    drop();
    hand.casting = true;
    expect(kit.moment(lookAt("casting")).note).toMatch(
      /^You have 4 magic tokens\. One, or several/,
    );
  });

  test("the last round is the one that the rules call so", () => {
    const look = lookAt("choosing");
    expect(kit.moment(look).where).toBe("Round 1");
    const view = { ...look.view, last: true };
    expect(kit.moment({ ...look, view }).where).toBe("Round 1, the last");
  });

  test("the seal ends an action that could go on", () => {
    expect(kit.ends?.(lookAt("moved"))).toBe("done");
    expect(kit.ends?.(lookAt("moving"))).toBeNull();
  });

  test("the price of a title says nothing that an option could change", () => {
    const { container } = render(Explained, { look: lookAt("paying") });
    expect(container.textContent).toContain("at least 15; the bank gives no change");
    expect(container.textContent).not.toMatch(/too many|without/);
  });

  test("it is also a small picture, of all or of the place where something happened", () => {
    const { container } = render(Scene, { look: lookAt("choosing") });
    expect(container.querySelectorAll(".piece")).toHaveLength(8);
    const news = [told("founded", { seat: 0, hex: "0,0", piece: "village", token: "none" })];
    const near = render(Scene, {
      look: lookAt("choosing", { news }),
      changed: [{ seat: 0, points: 10 }],
    });
    expect(near.container.querySelector("svg")?.getAttribute("viewBox")).toMatch(/^-202.5 -150 /);
  });
});
