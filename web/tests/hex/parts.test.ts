import { render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import Choice from "../../src/hex/Choice.svelte";
import { hexOf, middle } from "../../src/hex/geometry";
import Marks from "../../src/hex/Marks.svelte";
import Wash from "../../src/hex/Wash.svelte";
import type { Cell } from "../../src/hex/cell";

const OPTIONS = [
  { key: "move", label: "Move", icon: "#ac-move", step: "move", shortcut: "2" },
  { key: "build", label: "Build", icon: "#ac-build", step: "build", refused: "16.2" },
];

test("a choice is made by its name, and a refused one keeps its place and its clause", () => {
  const [choose, close] = [vi.fn(), vi.fn()];
  render(Choice, { title: "Field 3,-1", options: OPTIONS, choose, close });
  const build = screen.getByRole("button", { name: /Build/ });
  expect(build.textContent).toContain("16.2");
  build.click(); // the board asks why not
  screen.getByRole("button", { name: /Move/ }).click();
  expect(choose.mock.calls.map(([key]: string[]) => key)).toEqual(["build", "move"]);
});

test("by keys a choice begins at what can be done, goes round, and Escape leaves it", () => {
  const close = vi.fn();
  render(Choice, { title: "Here", options: OPTIONS, keys: true, choose: vi.fn(), close });
  const [move, build] = [/Move/, /Build/].map((name) => screen.getByRole("button", { name }));
  expect(document.activeElement).toBe(move);
  const key = (name: string) =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent("keydown", { key: name, bubbles: true }),
    );
  key("ArrowRight");
  expect(document.activeElement).toBe(build);
  key("ArrowRight");
  expect(document.activeElement).toBe(move);
  key("Escape");
  expect(close).toHaveBeenCalledOnce();
});

const CELLS: Cell[] = [
  { name: "0,0", label: "" },
  { name: "1,0", label: "", lit: "full" },
  { name: "2,0", label: "", chosen: true },
];

function washed(veil: boolean): string[] {
  const { container } = render(Wash, { cells: CELLS, pointed: null, veil });
  return [...container.querySelectorAll(".wash")].map((at) => at.classList[1] ?? "");
}

test("light falls on what may be pressed; a veil on everything else", () => {
  expect(washed(false)).toEqual(["lit", "held"]);
  expect(washed(true)).toEqual(["veil", "held"]);
});

test("a picture marks what is open, and what is closed with its clause", () => {
  const marks = { near: [], open: ["0,0"], closed: [{ place: "1,0", clause: "5.4" }] };
  const { container } = render(Marks, { marks, at: (place) => middle(hexOf(place)) });
  const marked = [...container.querySelectorAll("[data-place]")];
  expect(marked.map((one) => [one.getAttribute("data-place"), one.textContent?.trim()])).toEqual([
    ["0,0", ""],
    ["1,0", "5.4"],
  ]);
  expect(marked.map((one) => one.getAttribute("transform"))).toEqual([
    "translate(0 0)",
    `translate(${middle(hexOf("1,0")).x} 0)`,
  ]);
});
