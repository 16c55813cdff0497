/** What people without a name are called. */

import { expect, test } from "vitest";
import { calledHere } from "../src/play/look";
import { won } from "../src/play/moment";
import { t } from "../src/t.svelte";
import { factsOf } from "./facts";
import { people } from "./looks";

test("the only seat of a device is “you” until it has a name, at the table and in its replay", () => {
  const [seat] = factsOf().seats;
  const unnamed = { ...seat!, seat: 0, name: "Player 1", named: false };
  expect(calledHere(unnamed, [0])).toEqual({ name: t("you"), called: "Player 1" });
  expect(calledHere({ ...unnamed, named: true, name: "Ada" }, [0]).name).toBe("Ada");
  expect(calledHere(unnamed, [0, 1]).name).toBe("Player 1"); // two of them share the screen
  expect(calledHere(unnamed, []).name).toBe("Player 1");
});

test("who won is told, and you are not named", () => {
  const players = people(["Ada", "Bo"], ["azure", "or"]);
  const result = { places: [1, 2] };
  expect(won(result, { players, seat: 0, t })).toBe(t("now-you-won"));
  expect(won(result, { players, seat: 1, t })).toContain("Ada");
  expect(won({ places: [1, 1] }, { players, seat: 0, t })).toContain("Bo");
});
