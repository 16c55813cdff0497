import { render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { expect, test, vi } from "vitest";
import type { Player } from "../../src/arms";
import Course from "../../src/look/Course.svelte";
import Medallion from "../../src/look/Medallion.svelte";
import Plan from "../../src/look/Plan.svelte";

test("a medallion says what it offers, or which clause is against it", () => {
  const press = vi.fn();
  render(Medallion, { label: "Move", icon: "#ac-move", note: "4 knights", lit: true, press });
  const move = screen.getByRole("button", { name: "Move 4 knights" });
  move.click();
  expect(press).toHaveBeenCalledOnce();
  render(Medallion, { label: "Build", icon: "#ac-build", said: "not now: 16.2", refused: "16.2" });
  const build = screen.getByRole("button", { name: "Build not now: 16.2" });
  expect(build.textContent).toContain("16.2");
});

test("a part of a plan can be taken out of the middle, unless it holds the rest", () => {
  const remove = vi.fn();
  const parts = [
    { key: "0", title: "plain to field", note: "beside Renaud's village", loose: true },
    { key: "1", title: "field to …", note: "", asked: true },
  ];
  render(Plan, { label: "Steps", parts, remove });
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
  const [out, ...others] = screen.getAllByRole("button");
  expect(others).toEqual([]);
  out?.click();
  expect(remove.mock.calls[0]?.[0]).toEqual(parts[0]);
});

test("a course rises when it rose", () => {
  const player = (seat: number): Player => ({
    ...{ seat, name: "", mine: false, kind: "bot", bot: "", present: true },
    tincture: seat ? "or" : "azure",
    charge: "lion",
  });
  const level = createRawSnippet((at: () => number) => ({ render: () => `<i>${at()}</i>` }));
  const lines = [
    { player: player(0), rises: [{ at: 5, to: 1 }] },
    { player: player(1), rises: [] },
  ];
  const props = { label: "Who rose when", lines, until: 10, top: 2, level };
  const { container } = render(Course, props);
  expect(screen.getByRole("img", { name: "Who rose when" }).textContent).toContain("210");
  const ways = [...container.querySelectorAll("path[stroke]")].map((path) =>
    path.getAttribute("d"),
  );
  expect(ways).toEqual(["M0 99.3H50V49.3H100", "M0 100.7H100"]);
});
