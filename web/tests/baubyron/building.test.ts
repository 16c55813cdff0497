import { render } from "@testing-library/svelte";
import { describe, expect, test } from "vitest";
import Explained from "../../src/boards/baubyron/building/Explained.svelte";
import {
  blockAt,
  change,
  covered,
  failing,
  groundOf,
  placesOf,
} from "../../src/boards/baubyron/building/site";
import { kit } from "../../src/boards/baubyron/kit";
import { Workshop } from "../../src/pages/workshop/workshop.svelte";
import type { BaubyronSite, BaubyronSketch, BaubyronView } from "../../src/wire";
import { looking, people } from "../looks";

function site(cells: [string, number][], fails: string[] = []): BaubyronSite {
  const clauses = ["1.5", "1.6", "1.7"];
  return {
    blocks: [],
    left: 48,
    cells: cells.map(([cell, storeys]) => ({ cell, storeys })),
    entries: [],
    conditions: clauses.map((clause) => ({
      clause,
      key: "summit",
      where: "",
      cells: [],
      holds: !fails.includes(clause),
    })),
    possible: [],
    proposer: null,
  };
}

test("on a bare table nobody has done anything wrong: it is told what one builds for", () => {
  const brief = (shown: BaubyronSite) => {
    const view = { site: shown } as BaubyronView;
    const look = looking({ view, players: people(["Ada", "Bo"]) });
    const { container } = render(Explained, { look, brief: true });
    return container.querySelector(".first")!;
  };
  const bare = brief(site([], ["1.5"]));
  expect(bare.textContent).toContain("two or three entries");
  expect(bare.classList.contains("bad")).toBe(false);
  const shown = site([["c3", 1]], ["1.5"]);
  const conditions = shown.conditions.map((one) => ({ ...one, key: "summits", where: "c3" }));
  const begun = brief({ ...shown, conditions });
  expect(begun.textContent).toContain("1.5");
  expect(begun.classList.contains("bad")).toBe(true);
});

test("a block covers one cell or two", () => {
  expect(covered("xc3")).toEqual(["c3", "d3"]);
  expect(covered("yc9")).toEqual(["c9", "c10"]);
  expect(covered("uc3")).toEqual(["c3"]);
});

describe("a press lays a block", () => {
  test("from the cell on, or else up to it", () => {
    expect(blockAt(new Set(["xc3", "xb3"]), "x", "c3")).toBe("xc3");
    expect(blockAt(new Set(["xb3"]), "x", "c3")).toBe("xb3");
    expect(blockAt(new Set(["yc2"]), "y", "c3")).toBe("yc2");
    expect(blockAt(new Set(["ub3"]), "u", "c3")).toBeNull();
  });
});

test("the table is shown a cell around what is built, in its middle when it is bare, or whole", () => {
  const names = (some: BaubyronSite, whole: boolean) => {
    const asking = {
      site: some,
      next: new Set<string>(),
      kind: "u" as const,
      naming: false,
      trial: [],
      active: true,
    };
    return placesOf(asking, groundOf(some, whole), () => "").map(({ name }) => name);
  };
  expect(names(site([["c3", 1]]), false)).toEqual(
    ["b4", "c4", "d4", "b3", "c3", "d3", "b2", "c2", "d2"], // in reading order
  );
  expect(names(site([["a1", 1]]), false)).toHaveLength(4); // the table ends there
  expect(names(site([]), false)).toContain("m13");
  expect(names(site([]), true)).toHaveLength(676);
});

test("a trial tells what it settles and what it breaks", () => {
  const { settles, breaks } = change(site([], ["1.5", "1.6"]), site([], ["1.6", "1.7"]));
  expect([[...settles], [...breaks]]).toEqual([["1.5"], ["1.7"]]);
  expect(failing(site([], ["1.7"]))).toHaveLength(1);
  const bare = { ...site([]), conditions: site([], ["1.5"]).conditions.slice(0, 1) };
  expect([...change(bare, site([], ["1.6"])).breaks]).toEqual([]); // nothing had a summit yet
});

test("one walks from an entry to cells beside, and back", () => {
  const workshop = new Workshop();
  workshop.sketch = { building: { entries: ["a1"] } } as BaubyronSketch;
  workshop.ways = {
    entering: 3,
    ways: [{ cells: ["a1", "b1", "c1"], costs: [1, 3], points: 4 }],
    steps: [
      { start: "a1", end: "b1", cost: 1 },
      { start: "b1", end: "a1", cost: 1 },
      { start: "b1", end: "c1", cost: 3 },
    ],
  };
  expect([workshop.costTo("a1"), workshop.costTo("b1")]).toEqual([3, null]);
  expect(workshop.step("b1")).toBe(false); // there is no entry
  workshop.walkFrom("a1");
  expect(workshop.costs).toEqual([1, 3]);
  expect(workshop.step("b1")).toBe(true); // back
  expect(workshop.way).toEqual(["a1"]);
});

test("pointing at what is told of a block frames where it lies", () => {
  const told = { ply: 1, turn: 1, by: 0, text: "" };
  expect(kit.where?.({ ...told, kind: "laid", facts: { seat: 0, block: "xc4", blocks: 1 } })).toBe(
    "c4",
  );
  expect(kit.where?.({ ...told, kind: "moved", facts: { start: "a1", end: "b2" } })).toBe("b2");
  expect(kit.where?.({ ...told, kind: "agreed", facts: { seat: 0 } })).toBe("");
});
