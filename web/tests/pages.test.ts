import { describe, expect, test } from "vitest";
import { arranged, found, numbersOf } from "../src/parts/book";
import { tableIn } from "../src/parts/codes";
import { BOXES, boxes, boxOf } from "../src/parts/shelf";
import { company, waiting } from "../src/parts/yours";
import { pageOf } from "../src/route.svelte";
import type { Held } from "../src/tokens";
import type { BookText, GameFacts, SeatFacts, TableFacts } from "../src/wire";
import { has, say } from "../src/words";

describe("addresses", () => {
  test.each([
    ["/", "", { name: "home" }],
    ["/about", "", { name: "about" }],
    ["/new/le_baron", "", { name: "new", game: "le_baron", public: false }],
    ["/join/BCDFGH", "", { name: "join", code: "BCDFGH" }],
    ["/table/abc/screen", "", { name: "screen", table: "abc" }],
    ["/tables", "", { name: "tables", game: "" }],
    ["/rules/baron", "#3.5", { name: "rules", game: "baron", clause: "3.5" }],
    ["/table/abc", "#token", { name: "table", table: "abc", token: "token" }],
    ["/replay/abc", "", { name: "replay", table: "abc" }],
    ["/replay/", "", { name: "lost" }],
    ["/verify/abc", "", { name: "verify", table: "abc" }],
    ["/verify", "", { name: "verify", table: "" }],
    ["/new/", "", { name: "lost" }],
    ["/elsewhere", "", { name: "lost" }],
  ])("%s%s", (path, hash, page) => {
    expect(pageOf(path, hash)).toEqual(page);
  });
});

test("what is asked of a page stands in its address", () => {
  expect(pageOf("/tables", "", "?game=baron")).toEqual({ name: "tables", game: "baron" });
  expect(pageOf("/new/baron", "", "?public")).toMatchObject({ public: true });
});

describe("joining", () => {
  test.each([
    ["https://baronnies.example/table/Xk3v9QdJ-a_b", "/table/Xk3v9QdJ-a_b"],
    ["baronnies.example/table/Xk3v9QdJ#seat-Token_1", "/table/Xk3v9QdJ#seat-Token_1"],
    ["  Xk3v9QdJ ", "/table/Xk3v9QdJ"],
    ["bcdfgh", "/join/BCDFGH"],
    [" bcd-fgh ", "/join/BCDFGH"],
    ["https://baronnies.example/join/BCDFGH", "/join/BCDFGH"],
  ])("%s", (pasted, path) => {
    expect(tableIn(pasted)).toBe(path);
  });

  test.each(["", "tour", "https://example.org/", "javascript:alert(1)", "//evil.example/x"])(
    "%s is no table",
    (pasted) => {
      expect(tableIn(pasted)).toBeNull();
    },
  );
});

describe("the shelf", () => {
  const facts = (name: string): GameFacts =>
    ({ name, title: name.toUpperCase(), fewest: 3 }) as GameFacts;

  test("is known before the server answers", () => {
    expect(boxes(null)).toBe(BOXES);
  });

  test("follows the server's order and leaves out what it does not serve", () => {
    const names = boxes([facts("le_baron"), facts("baron")]).map((box) => box.name);
    expect(names).toEqual(["le_baron", "baron"]);
  });

  test("shows a game that is newer than this page", () => {
    expect(boxOf("chess", facts("chess"))).toMatchObject({ title: "CHESS", known: false });
  });

  test.each(BOXES.map((box) => box.name))("has words for %s", (name) => {
    for (const lang of ["fr", "en"] as const) {
      expect(has(lang, `home-who-${name}`) && has(lang, `home-like-${name}`)).toBe(true);
    }
  });
});

describe("your tables", () => {
  const held: Held = { game: "baron", seats: { 0: "token" }, at: 0 };
  const seat = (number: number, name: string, kind = "person") =>
    ({ seat: number, name, kind }) as SeatFacts;
  const facts = (change: Partial<TableFacts>) =>
    ({ phase: "running", asked: [1], seats: [], result: null, ...change }) as TableFacts;

  test("wait for you, or for others", () => {
    expect(waiting(held, facts({ asked: [0, 1] }))).toBe("you");
    expect(waiting(held, facts({ asked: [1] }))).toBe("others");
    expect(waiting(held, facts({ phase: "gathering" }))).toBe("gathering");
    expect(waiting(held, null)).toBe("unknown");
  });

  test("were won or lost", () => {
    const result = (places: number[]) => ({ how: "rules" as const, places, scores: [], seed: "" });
    expect(waiting(held, facts({ phase: "over", result: result([1, 2]) }))).toBe("won");
    expect(waiting(held, facts({ phase: "over", result: result([2, 1]) }))).toBe("over");
  });

  test("name those one sits with", () => {
    const seats = [seat(0, "Aude"), seat(1, "Odon", "bot"), seat(2, "", "open")];
    expect(company(held, facts({ seats }))).toEqual(["Odon"]);
  });
});

describe("a rule book", () => {
  const book: BookText = {
    title: "B",
    aid: "",
    sections: [
      { number: "0", title: "At every table", clauses: [{ number: "0.1", text: "Wait." }] },
      { number: "1", title: "Set-up", clauses: [{ number: "1.1", text: "Shuffle the cards." }] },
    ],
  };

  test("ends with what holds at every table", () => {
    expect(arranged(book).map((section) => section.number)).toEqual(["1", "0"]);
  });

  test("can be referred to by clause and section", () => {
    expect([...numbersOf(book)]).toEqual(["0", "1", "0.1", "1.1"]);
  });

  test("is searched by word, chapter and number", () => {
    const numbers = (wanted: string) =>
      found(arranged(book), wanted).flatMap((section) =>
        section.clauses.map((each) => each.number),
      );
    expect(numbers("cards")).toEqual(["1.1"]);
    expect(numbers("every table")).toEqual(["0.1"]);
    expect(numbers("1.1")).toEqual(["1.1"]);
    expect(numbers("")).toEqual(["1.1", "0.1"]);
    expect(numbers("dragon")).toEqual([]);
  });
});

test("the summary of a new table names what there is", () => {
  expect(say("en", "new-summary", { here: 1, open: 0, bots: 2 })).toBe(
    "One person on this device, 2 bots.",
  );
  expect(say("fr", "new-summary", { here: 0, open: 1, bots: 1 })).toBe(
    "Personne sur cet appareil, une place par lien, un robot.",
  );
});
