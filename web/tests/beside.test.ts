import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { beside, type Box } from "../src/table/beside";
import WhyNot from "../src/table/WhyNot.svelte";

const WINDOW = { width: 1000, height: 800 };
const SIZE = { width: 300, height: 60 };
const pressed: Box = { left: 400, top: 400, width: 60, height: 60 };
const box = (left: number, top: number): Box => ({ left, top, width: 60, height: 60 });

test("an answer stands right of what was pressed", () => {
  expect(beside(pressed, SIZE, WINDOW, [])).toMatchObject({ left: 470, top: 400 });
});

test("it gives way to what can be pressed: left, below, above", () => {
  const right = box(480, 410);
  const left = box(320, 410);
  const below = box(420, 480);
  expect(beside(pressed, SIZE, WINDOW, [right])).toMatchObject({ left: 90, top: 400 });
  expect(beside(pressed, SIZE, WINDOW, [right, left])).toMatchObject({ left: 280, top: 470 });
  expect(beside(pressed, SIZE, WINDOW, [right, left, below])).toMatchObject({ top: 330 });
});

test("where something is hidden on every side, it is as little as can be", () => {
  const spared = [box(480, 410), box(550, 410), box(320, 410), box(250, 410), box(420, 480)];
  const above = [box(300, 340), box(500, 340)];
  expect(beside(pressed, SIZE, WINDOW, [...spared, ...above])).toMatchObject({ top: 470 });
});

test("it never leaves the window, nor covers what was pressed", () => {
  const corner = { ...pressed, left: 930, top: 735 };
  expect(beside(corner, SIZE, WINDOW, [])).toMatchObject({ left: 620, top: 732 });
});

test("why not is worded for people: what rule books mark for terminals is drawn, not spelt", () => {
  const why = {
    step: "",
    clause: "1.4",
    text: "Any of `round` or *long*.",
    where: "",
    tried: true,
  };
  const props = { why, at: null, prompt: undefined, game: "barony", open() {}, close() {} };
  const { getByRole, getByText } = render(WhyNot, props);
  expect(getByRole("status").textContent).toMatch(/Any of round or long\./);
  expect(getByText("round").tagName).toBe("CODE");
});
