import { describe, expect, test } from "vitest";
import { ahead, nextLit, waysOf, type Cell } from "../../src/hex/cell";
import { hexOf, nameOf, neighbours } from "../../src/hex/geometry";

const FLOWER = new Set(["0,0", ...neighbours({ q: 0, r: 0 }).map(nameOf)]);

function press(code: string, from: string, cells = FLOWER, shiftKey = false): string | null {
  return ahead(cells, from, waysOf({ code, shiftKey }, hexOf(from)));
}

describe("the keyboard cursor", () => {
  test("goes to six neighbours by the six keys around S", () => {
    const keys = ["KeyE", "KeyD", "KeyX", "KeyZ", "KeyA", "KeyW"];
    expect(keys.map((key) => press(key, "0,0"))).toEqual(neighbours({ q: 0, r: 0 }).map(nameOf));
  });

  test("goes straight up by the arrow, and the other way with shift", () => {
    const tower = new Set(["0,0", "1,-1", "0,-1", "1,-2"]);
    expect(press("ArrowUp", "0,0", tower)).toBe("1,-1");
    expect(press("ArrowUp", "1,-1", tower)).toBe("1,-2");
    expect(press("ArrowUp", "0,0", tower, true)).toBe("0,-1");
  });

  test("takes the other side where there is nothing on the first", () => {
    expect(press("ArrowUp", "0,0", new Set(["0,0", "0,-1"]))).toBe("0,-1");
  });

  test("crosses a gap, and stays at the edge", () => {
    expect(press("ArrowRight", "0,0", new Set(["0,0", "3,0"]))).toBe("3,0");
    expect(press("ArrowLeft", "-1,0")).toBeNull();
    expect(press("KeyP", "0,0")).toBeNull();
  });

  test("goes round the golden places in reading order", () => {
    const cells: Cell[] = [
      { name: "0,1", label: "", lit: "full" },
      { name: "0,0", label: "" },
      { name: "1,-1", label: "", lit: "full" },
      { name: "1,0", label: "", lit: "faint" },
    ];
    expect(nextLit(cells, "0,0", 1)).toBe("0,1");
    expect(nextLit(cells, "0,1", 1)).toBe("1,-1");
    expect(nextLit(cells, "0,0", -1)).toBe("1,-1");
    expect(nextLit([{ name: "0,0", label: "" }], "0,0", 1)).toBeNull();
  });
});
