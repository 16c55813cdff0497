import { describe, expect, test } from "vitest";
import {
  able,
  actionsAt,
  castsWith,
  crowd,
  knightsOf,
  lightsOf,
  pressed,
  spellsWith,
} from "../../src/boards/barony/trying";
import { stageOf, stepOf } from "../../src/boards/barony/view";
import { lookAt, MOMENTS } from "./looks";

describe("a step in the game's notation", () => {
  test("is taken apart", () => {
    expect(stepOf("2,-3")).toEqual({ kind: "at", hex: "2,-3" });
    expect(stepOf("2,-3>3,-3")).toEqual({ kind: "step", from: "2,-3", hex: "3,-3" });
    expect(stepOf("s:0,1")).toEqual({ kind: "stronghold", hex: "0,1" });
    expect(stepOf("box:0,1")).toEqual({ kind: "box", hex: "0,1" });
    expect(stepOf("pay:C")).toEqual({ kind: "pay", token: "C" });
    expect(stepOf("cast:charm+portal")).toEqual({ kind: "cast", spells: ["charm", "portal"] });
    expect(stepOf("done")).toEqual({ kind: "word", word: "done" });
  });
});

describe("the places of a moment", () => {
  test("nothing is lit before something is chosen, but pieces that can act are edged", () => {
    const look = lookAt("choosing");
    expect(stageOf(look)).toBe("choose");
    expect(lightsOf(look, null, {}).size).toBe(0);
    expect([...able(look)].sort()).toEqual(["-1,2", "-2,2", "0,0", "2,0"]);
  });

  test("of a move are first the knights, then where the one in hand can go", () => {
    const look = lookAt("moving");
    expect([...lightsOf(look, null, {}).keys()].sort()).toEqual(knightsOf(look.next).sort());
    const roads = lightsOf(look, "0,0", {});
    expect(roads.get("0,1")).toEqual({ lit: "full", step: "0,0>0,1" });
    for (const [hex, { step }] of roads) expect([`0,0>${hex}`, undefined]).toContain(step);
  });

  test("stay, faintly, where a city that is on trial could stand instead", () => {
    const look = lookAt("founded");
    const faint = lightsOf(look, null, { city: ["-2,2", "0,0"] });
    expect(faint.get("0,0")?.lit).toBe("faint");
    expect(faint.has("-2,2")).toBe(false);
  });

  test.each(MOMENTS)("every legal step on the map can be pressed: %s", (name) => {
    const look = lookAt(name);
    for (const move of look.next) {
      const step = stepOf(move);
      if (!("hex" in step)) continue;
      const knight = step.kind === "step" ? step.from : null;
      if (knight) expect(pressed(look, null, knight)).toEqual({ hold: knight });
      const deed = pressed(look, knight, step.hex);
      const offered = "offer" in deed ? deed.offer.at(-1) : null;
      const other = move.replace("s:", "v:"); // a second press makes the stronghold of it
      const asked = "choose" in deed; // from the reserve, or from the box
      expect(asked || offered === move || offered === other).toBe(true);
    }
  });
});

describe("a press", () => {
  test("on a piece that can do several things asks which, with the clause against others", () => {
    const look = lookAt("choosing");
    expect(pressed(look, null, "2,0")).toEqual({ choose: "2,0" });
    expect(actionsAt(look, "2,0")).toEqual([
      { action: "recruit", refused: null },
      { action: "move", refused: null },
      { action: "build", refused: "–" },
    ]);
  });

  test("on bare land before an action is tried all the same, to be told why not", () => {
    expect(pressed(lookAt("choosing"), null, "0,2")).toEqual({ try: "0,2" });
  });

  test("where the knight in hand cannot go is tried as its step", () => {
    expect(pressed(lookAt("moving"), "0,0", "-2,2")).toEqual({ try: "0,0>-2,2" });
    expect(pressed(lookAt("moving"), "0,0", "0,0")).toEqual({ hold: null });
  });

  test("makes a village, then a stronghold, then the knight again", () => {
    const look = lookAt("building");
    expect(pressed(look, null, "0,0")).toEqual({ offer: ["build", "s:0,0"] });
    const again = lookAt("building", { draft: ["build", "s:0,0"] });
    expect(pressed(again, null, "0,0")).toEqual({ offer: ["build"] });
  });

  test("on a first city that is on trial takes it back; elsewhere it adds one", () => {
    const look = lookAt("cities");
    const [one = "", other = ""] = look.next;
    expect(pressed(look, null, one)).toEqual({ offer: [one] });
    const more = lookAt("cities", { draft: [one] });
    expect(pressed(more, null, one)).toEqual({ offer: [] });
    expect(pressed(more, null, other)).toEqual({ offer: [one, other] });
  });

  test("held down recruits as many as can come", () => {
    const look = lookAt("choosing", { draft: ["recruit"], next: ["2,0"] });
    const view = { ...look.view, previews: [{ move: "2,0", recruits: 3 }] };
    expect(crowd({ ...look, view }, "2,0")).toEqual(["recruit", "2,0", "2,0", "2,0"]);
    expect(crowd(lookAt("moving"), "0,0")).toBeNull();
  });

  test("in another's turn does nothing", () => {
    expect(pressed(lookAt("choosing", { mine: false }), null, "2,0")).toEqual({ nothing: true });
  });
});

describe("spells", () => {
  test("that are no cast alone can be held until another makes one of them", () => {
    const look = lookAt("casting");
    expect(castsWith(look, ["petrification"])).toEqual(["petrification+sanctuary"]);
    expect(spellsWith(look, ["petrification"], "sanctuary")).toEqual([
      "petrification",
      "sanctuary",
    ]);
    expect(spellsWith(look, ["petrification", "sanctuary"], "sanctuary")).toEqual([
      "petrification",
    ]);
    expect(castsWith(look, ["charm", "sanctuary"])).toEqual([]);
  });

  test("through the portal a knight comes from the reserve or from the box", () => {
    expect(pressed(lookAt("through the portal"), null, "2,0")).toEqual({ choose: "2,0" });
  });
});
