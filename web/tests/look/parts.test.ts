import { render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { expect, test, vi } from "vitest";
import type { Player } from "../../src/arms";
import Course from "../../src/look/Course.svelte";
import Medallion from "../../src/look/Medallion.svelte";
import Plan from "../../src/look/Plan.svelte";
import ScaleBar from "../../src/parts/ScaleBar.svelte";
import { people } from "../looks";

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
  const [one, other] = people(["Ada", "Bo"]) as [Player, Player];
  const level = createRawSnippet((at: () => number) => ({ render: () => `<i>${at()}</i>` }));
  const lines = [
    { player: one, rises: [{ at: 5, to: 1 }] },
    { player: other, rises: [] },
  ];
  const props = { label: "Who rose when", lines, until: 10, top: 2, level };
  const { container } = render(Course, props);
  expect(screen.getByRole("img", { name: "Who rose when" }).textContent).toContain("210");
  const ways = [...container.querySelectorAll("path[stroke]")].map((path) =>
    path.getAttribute("d"),
  );
  expect(ways).toEqual(["M0 98.4H50V48.4H100", "M0 101.6H100"]);
});

test("a scale bar shows where everybody stands, and what a trial would change as an arc", () => {
  const players = people(["Ada", "Bo", "Cy"]);
  const bar = { title: "points", label: "Ada 3, Bo 3, Cy", players, left: -6, right: 25 };
  const { container } = render(ScaleBar, {
    props: { ...bar, stood: [3, 3, null], now: [3, 8, null] },
  });
  const all = (what: string) => [...container.querySelectorAll(what)];
  expect(screen.getByRole("img", { name: "Ada 3, Bo 3, Cy" })).toBeTruthy();
  expect(all(".shield:not(.ghost)")).toHaveLength(2); // Cy has not come yet
  expect([all(".shield.ghost").length, all(".arc").length, all(".flag").length]).toEqual([1, 1, 0]);
  expect(all("text").map((mark) => mark.textContent)).toEqual([
    "−5",
    "0",
    "5",
    "10",
    "15",
    "20",
    "25",
  ]);
  const shifted = all(".shield:not(.ghost)").map((one) => one.getAttribute("style"));
  expect(new Set(shifted).size).toBe(2); // on one number, yet both are seen
});

test("a scale bar may count down to its goal, where a flag stands", () => {
  const players = people(["Ada"]);
  const bar = { title: "way", label: "way", players, stood: [9], now: [9], left: 12, right: 0 };
  const { container } = render(ScaleBar, { props: { ...bar, goal: 0 } });
  const marks = [...container.querySelectorAll("text")];
  const place = (text: string) =>
    Number(marks.find((mark) => mark.textContent === text)?.getAttribute("x"));
  expect(marks).toHaveLength(13);
  expect(place("12")).toBeLessThan(place("0"));
  expect(container.querySelectorAll(".flag")).toHaveLength(1);
  expect(marks.filter((mark) => mark.classList.contains("goal"))).toHaveLength(1);
});
