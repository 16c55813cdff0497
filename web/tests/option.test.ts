/** An option at a new table. */

import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import Option from "../src/pages/Option.svelte";
import type { OptionFacts } from "../src/wire";

test("a clause calls an option as people do, not as a terminal does", () => {
  const option = {
    name: "exact_payment",
    kind: "switch",
    called: "Titles without superfluous tokens",
    default: "yes",
    words: { yes: "yes", no: "no" },
    clause: "9.4",
  } as unknown as OptionFacts;
  const clause = "Without the option `exact_payment`, any payment does; `pay:C` pays.";
  render(Option, { game: "barony", option, value: "yes", clause, wrong: "", set: () => {} });
  expect(screen.queryByText("exact_payment")).toBeNull();
  expect(document.body.textContent).toContain("Without the option Titles without superfluous");
  expect(screen.getByText("pay:C").tagName).toBe("CODE");
});
