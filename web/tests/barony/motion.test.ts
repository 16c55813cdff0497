/** What moves on the board of Barony, and what does not. */
import { render } from "@testing-library/svelte";
import { describe, expect, test } from "vitest";
import { flights } from "../../src/boards/barony/deeds";
import Standing from "../../src/boards/barony/Standing.svelte";
import { cameIn } from "../../src/boards/barony/view";
import { lookAt, told } from "./looks";

const moved = told("moved", { seat: 0, start: "0,0", hex: "0,1" });

describe("what comes to a hex", () => {
  test("a knight comes from the hex it left", () => {
    const [came] = cameIn([moved]);
    expect(came).toMatchObject({ hex: "0,1", seat: 0, what: "knight" });
    const { x, y } = came?.way as { x: number; y: number };
    expect([x < 0, y < 0]).toEqual([true, true]); // 0,0 lies above 0,1, to its left
  });

  test("a building rises, an expedition lands, an imprint is stamped", () => {
    const built = told("built", { seat: 1, building: "village", hex: "1,0", token: "P" });
    const landed = told("landed", { seat: 1, hex: "2,0" });
    const explored = told("explored", { seat: 1, hex: "0,0", magic: 3 });
    const ways = cameIn([built, landed, explored]).map(({ what, way }) => [what, way]);
    expect(ways).toEqual([
      ["building", "rise"],
      ["knight", "land"],
      ["imprint", "stamp"],
    ]);
  });

  test("what one has confirmed does not move once more; a rival's knight does", () => {
    const still = lookAt("moving");
    const mine = { ...still, draft: [], tried: [], news: [moved], seat: 0 };
    expect(
      render(Standing, { look: mine, told: [] }).container.querySelector(".travel"),
    ).toBeNull();
    const theirs = { ...mine, seat: 1 };
    const { container } = render(Standing, { look: theirs, told: [] });
    expect(container.querySelectorAll(".travel")).toHaveLength(1);
  });
});

describe("what flies to a player", () => {
  test("tokens to who gains them, pieces to who loses them", () => {
    const story = [
      told("destroyed", { seat: 0, victim_seat: 1, piece: "village", hex: "0,1" }),
      told("stole", { seat: 0, victim_seat: 1, token: "C" }),
      told("built", { seat: 0, building: "village", hex: "1,0", token: "P" }),
      told("founded", { seat: 0, hex: "0,0", piece: "village", token: "none" }),
    ];
    expect(flights(story)).toEqual([
      { drawing: "#by-village", from: { hex: "0,1" }, to: 1, own: 1 },
      { drawing: "#tk-C", from: { seat: 1 }, to: 0 },
      { drawing: "#tk-P", from: { hex: "1,0" }, to: 0 },
    ]);
  });
});
