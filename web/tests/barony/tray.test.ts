import { tick } from "svelte";
import { render, screen } from "@testing-library/svelte";
import { describe, expect, test } from "vitest";
import { hand } from "../../src/boards/barony/hand.svelte";
import Holds from "../../src/boards/barony/Holds.svelte";
import Ladder from "../../src/boards/barony/Ladder.svelte";
import Reserve from "../../src/boards/barony/Reserve.svelte";
import Tray from "../../src/boards/barony/Tray.svelte";
import { people } from "../looks";
import { lookAt, onDesk } from "./looks";

onDesk();

describe("tray, ladder and reserve", () => {
  test("a title that would end the game keeps its tokens in sight until it is confirmed", () => {
    const look = lookAt("paying");
    const view = { ...look.view, phase: "over" as const };
    const { container } = render(Tray, { look: { ...look, view, done: true } });
    expect(container.querySelector(".rise")).toBeNull();
    expect(container.querySelector(".coins")).not.toBeNull();
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

  test("spells that were laid out can be left, by touch too", async () => {
    hand.casting = true;
    const { container } = render(Tray, { look: lookAt("casting") });
    container.querySelector<HTMLElement>("button.btn")?.click();
    await tick();
    expect(hand.casting).toBe(false);
    expect(screen.queryByRole("button", { name: /^Charm/ })).toBeNull();
  });
});
