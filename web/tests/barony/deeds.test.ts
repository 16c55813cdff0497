import { render } from "@testing-library/svelte";
import { describe, expect, test } from "vitest";
import Board from "../../src/boards/barony/Board.svelte";
import { scenes, since } from "../../src/boards/barony/deeds";
import { kit } from "../../src/boards/barony/kit";
import Tray from "../../src/boards/barony/Tray.svelte";
import { lookAt, onDesk, told } from "./looks";

onDesk();

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
