import { tick } from "svelte";
import { render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import Board from "../../src/boards/barony/Board.svelte";
import { scenes, since } from "../../src/boards/barony/deeds";
import Explained from "../../src/boards/barony/Explained.svelte";
import { drop, hand } from "../../src/boards/barony/hand.svelte";
import Holds from "../../src/boards/barony/Holds.svelte";
import { kit } from "../../src/boards/barony/kit";
import Ladder from "../../src/boards/barony/Ladder.svelte";
import Reserve from "../../src/boards/barony/Reserve.svelte";
import Scene from "../../src/boards/barony/Scene.svelte";
import Tray from "../../src/boards/barony/Tray.svelte";
import { people } from "../looks";
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

  test("a title that would end the game keeps its tokens in sight until it is confirmed", () => {
    const look = lookAt("paying");
    const view = { ...look.view, phase: "over" as const };
    const { container } = render(Tray, { look: { ...look, view, done: true } });
    expect(container.querySelector(".rise")).toBeNull();
    expect(container.querySelector(".coins")).not.toBeNull();
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

  test("actions tell their places, or their clause, and are tried all the same", () => {
    const look = lookAt("choosing");
    render(Tray, { look });
    expect(screen.getByRole("button", { name: "Recruit 1 city" })).toBeDefined();
    screen.getByRole("button", { name: "Title viscount, +15" }).click();
    expect(look.offer).toHaveBeenCalledWith(["title"], expect.anything());
  });

  test("a part is taken out of the middle", () => {
    const look = lookAt("moved");
    render(Tray, { look });
    screen.getByRole("button", { name: /Take out|Retirer/ }).click();
    expect(look.offer).toHaveBeenCalledWith(["move"], expect.anything());
  });

  test("recruits of one city are one row, and are taken out one by one", () => {
    const look = lookAt("choosing", { draft: ["recruit", "2,0", "2,0", "2,0"] });
    const { container } = render(Tray, { look });
    expect(container.querySelectorAll("[data-part]")).toHaveLength(1);
    screen.getByRole("button", { name: /3 knights$/ }).click();
    expect(look.offer).toHaveBeenCalledWith(["recruit", "2,0", "2,0"], expect.anything());
  });

  test("the rows of a construction are the map's knights", () => {
    const look = lookAt("building");
    render(Tray, { look });
    const [first] = screen.getAllByRole("button", { name: "Stronghold" });
    first?.click();
    expect(look.offer).toHaveBeenCalledWith(expect.arrayContaining(["build"]), expect.anything());
  });

  test("a title on trial rises on the ladder, while the shields stay", () => {
    const { container } = render(Ladder, { look: lookAt("paying") });
    expect(container.querySelectorAll(".ghost")).toHaveLength(1);
    const resting = render(Ladder, { look: lookAt("choosing") });
    expect(resting.container.querySelectorAll(".ghost")).toHaveLength(0);
  });

  test("whoever would climb stands beside those who are there, not over them", () => {
    const look = lookAt("paying");
    const [mine, theirs] = look.settled.seats;
    const there = { ...theirs!, rank: 1, track: 15 };
    const settled = { ...look.settled, seats: [mine!, there] };
    const { container } = render(Ladder, { look: { ...look, settled } });
    const where = (what: string) =>
      container
        .querySelector(what)
        ?.getAttribute("style")
        ?.match(/translate\(([-\d.]+)px/)?.[1];
    const bo = Number(where(".shield:nth-of-type(2)"));
    expect(Number(where(".ghost")) - bo).toBeGreaterThan(10);
  });

  test.each([2, 5])("no shield of %i covers the points of the title above", (count) => {
    const look = lookAt("choosing");
    const seats = Array.from({ length: count }, () => ({ ...look.settled.seats[0]!, track: 0 }));
    const names = ["Ada", "Bo", "Cy", "Di", "Ed"].slice(0, count);
    const players = people(names, ["azure", "or", "gules", "vert", "purpure"]);
    const settled = { ...look.settled, seats };
    const { container } = render(Ladder, { look: { ...look, players, settled } });
    const points = [...container.querySelectorAll(".points")].find(
      ({ textContent }) => textContent === "15",
    );
    for (const shield of container.querySelectorAll(".shield")) {
      const top = shield.getAttribute("style")?.match(/px, ([-\d.]+)px\)/)?.[1];
      expect(Number(top)).toBeGreaterThan(Number(points?.getAttribute("y")) + 2);
    }
  });

  test("the order of placing marks who places, until it is confirmed", () => {
    const marked = (draft: string[], done: boolean) => {
      const { container } = render(Tray, { look: lookAt("cities", { draft, done }) });
      const all = [...container.querySelectorAll(".placing li")];
      return all.findIndex((one) => one.classList.contains("now"));
    };
    expect(marked([], false)).toBe(0);
    expect(marked(["0,0"], true)).toBe(0); // nobody else is asked before that
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

  test("what a player holds stays, and a trial's change stands beside it", () => {
    const { getByRole } = render(Holds, { look: lookAt("founded"), seat: 0 });
    expect(getByRole("img").textContent?.trim()).toMatch(/^3\s*1\s*0\s*0$/);
    const paying = render(Holds, { look: lookAt("paying"), seat: 0 });
    expect(paying.container.textContent).toContain("3−1");
    expect(paying.container.querySelector("[role=img]")?.getAttribute("aria-label")).toContain(
      "3 fields (−1)",
    );
  });

  test("one piece of the reserve is one", () => {
    const look = lookAt("choosing");
    const [mine, theirs] = look.view.seats;
    const seats = [{ ...mine!, knights: 1, villages: 2 }, theirs!];
    const { container } = render(Reserve, { look: { ...look, view: { ...look.view, seats } } });
    const words = [...container.querySelectorAll(".row span")].map((one) => one.textContent);
    expect(words.slice(0, 2)).toEqual(["knight", "villages"]);
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

  test("spells that are chosen are cast; others keep their clause", () => {
    hand.casting = true;
    const look = lookAt("casting");
    render(Tray, { look });
    screen.getByRole("button", { name: /^Petrification/ }).click();
    expect(hand.spells).toEqual(["petrification"]); // no cast by itself
    screen.getByRole("button", { name: /^Charm/ }).click();
    expect(look.offer).toHaveBeenCalledWith(["cast:charm+petrification"], expect.anything());
  });

  test("a spell of another family says its own, once one is chosen", () => {
    hand.casting = true;
    hand.spells = ["charm"];
    const { container } = render(Tray, { look: lookAt("casting") });
    const words = (spell: string) =>
      container.querySelector(`[data-spell=${spell}] small`)?.textContent;
    expect(words("petrification")).toContain("construction");
    expect(words("portal")).not.toContain("recruitment"); // it goes together: what it does is told
  });

  test("the price of a title says nothing that an option could change", () => {
    const { container } = render(Explained, { look: lookAt("paying") });
    expect(container.textContent).toContain("at least 15; the bank gives no change");
    expect(container.textContent).not.toMatch(/too many|without/);
  });

  test("spells that were laid out can be left, by touch too", async () => {
    hand.casting = true;
    const { container } = render(Tray, { look: lookAt("casting") });
    container.querySelector<HTMLElement>("button.btn")?.click();
    await tick();
    expect(hand.casting).toBe(false);
    expect(screen.queryByRole("button", { name: /^Charm/ })).toBeNull();
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

describe("what others did", () => {
  const story = [
    told("moved", { seat: 0, start: "0,0", hex: "0,1" }, 4),
    told("built", { seat: 1, building: "village", hex: "1,0", token: "P" }, 5),
    told("built", { seat: 1, building: "village", hex: "1,1", token: "P" }, 5),
  ];

  test("is summed up since one's own turn, with what it brought", () => {
    const [deed, ...others] = since(lookAt("choosing", { story }));
    expect(others).toEqual([]);
    expect(deed).toEqual({
      seat: 1,
      said: "Bo builds 2 villages.",
      note: "2 plains · +4 points",
      hexes: ["1,0", "1,1"],
    });
  });

  test.each([false, true])("has the tray’s numbers on the map; looked at again: %s", (past) => {
    const look = lookAt("choosing", { mine: false, past, news: story.slice(1) });
    const drawn = (what: typeof Board | typeof Tray, number: string) =>
      [...render(what, { look }).container.querySelectorAll(number)].map((one) =>
        one.textContent?.trim(),
      );
    expect(drawn(Board, ".hexmap .number")).toEqual(["1", "2"]);
    expect(drawn(Tray, ".told li > :first-child")).toEqual(["1", "2"]);
  });

  test("is summed up turn by turn where somebody had several", () => {
    const placed = told("placed", { seat: 1, hex: "1,0" }, 5);
    const recruits = [1, 2].map(() => told("recruited", { seat: 1, hex: "1,0" }, 6));
    const own = told("placed", { seat: 0, hex: "0,1" }, 4);
    const [deed] = since(lookAt("choosing", { story: [own, placed, ...recruits] }));
    expect(deed?.said).toBe("Bo places a city. Bo recruits 2 knights.");
  });

  test("is shown step by step, at one rhythm; fights take longer", () => {
    const recruits = [1, 2].map(() => told("recruited", { seat: 1, hex: "1,0" }));
    expect(scenes(recruits)).toHaveLength(1);
    expect(kit.pace(recruits)).toBe(650);
    const fight = told("destroyed", { seat: 1, victim_seat: 0, piece: "village", hex: "0,1" });
    expect(kit.pace([fight])).toBeGreaterThan(1600);
    expect(kit.pace([])).toBe(0);
  });
});
