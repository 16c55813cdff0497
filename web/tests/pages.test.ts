import { describe, expect, test, vi } from "vitest";
import { emblemOf, fieldOf } from "../src/parts/banner";
import { arranged, found, numbersOf } from "../src/parts/book";
import { tableIn } from "../src/parts/codes";
import { shelf, valueWords } from "../src/parts/shelf.svelte";
import { company, waiting } from "../src/parts/yours";
import { pageOf } from "../src/route.svelte";
import type { Held } from "../src/tokens";
import type { BookText, GameFacts, SeatFacts, TableFacts } from "../src/wire";
import { wish } from "../src/wishes.svelte";
import { say } from "../src/words";

describe("addresses", () => {
  test.each([
    ["/", "", { name: "home" }],
    ["/about", "", { name: "about" }],
    [
      "/new/le_baron",
      "",
      { name: "new", game: "le_baron", public: false, players: 0, options: {} },
    ],
    ["/workshop", "", { name: "workshop", code: "" }],
    ["/join/BCDFGH", "", { name: "join", code: "BCDFGH" }],
    ["/table/abc/screen", "", { name: "screen", table: "abc" }],
    ["/tables", "", { name: "tables", game: "", free: false, live: false }],
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
  const tables = { name: "tables", game: "baron", free: false, live: true };
  expect(pageOf("/tables", "", "?game=baron&live")).toEqual(tables);
  expect(pageOf("/games/baron", "")).toEqual({ name: "game", game: "baron" });
  expect(pageOf("/table/%E0%A4%A", "")).toMatchObject({ table: "%E0%A4%A" }); // bent on its way
  expect(pageOf("/new/baron", "", "?public")).toMatchObject({ public: true });
  const code = "xa1 uc1 @ a1";
  expect(pageOf("/workshop", "", `?code=${encodeURIComponent(code)}`)).toMatchObject({ code });
  expect(pageOf("/new/baubyron", "", `?players=3&option=building:${code}`)).toMatchObject({
    players: 3,
    options: { building: code },
  });
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
  const OPTION = { name: "misere", called: "Fewest win", words: { yes: "yes", no: "no" } };
  const NIM = { name: "nim", title: "Nim", options: [OPTION] } as unknown as GameFacts;
  const answers = (games: GameFacts[]) => Promise.resolve(new Response(JSON.stringify(games)));

  test("knows nothing before the server has answered, then what it said, in each language, and keeps it", async () => {
    vi.stubGlobal("fetch", (address: string) =>
      answers([{ ...NIM, title: address.endsWith("fr") ? "Nim" : "Nimble" }]),
    );
    expect([shelf.games, shelf.title("nim")]).toEqual([null, ""]);
    await shelf.ask();
    expect([shelf.title("nim"), shelf.title("chess")]).toEqual(["Nim", "chess"]);
    wish({ lang: "en" });
    expect(shelf.games).toBeNull();
    await shelf.ask();
    expect(shelf.title("nim")).toBe("Nimble");

    const option = shelf.option("nim", "misere");
    expect([option?.called, valueWords(option, "no")]).toEqual(["Fewest win", "no"]);
    expect([shelf.option("nim", "wet"), valueWords(null, "3,1")]).toEqual([null, "3,1"]);

    vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}", { status: 500 })));
    await shelf.ask();
    expect([shelf.title("nim"), shelf.trouble?.code]).toEqual(["Nimble", "broken"]);
  });

  test("hangs a banner for a game that nobody has drawn", () => {
    expect([fieldOf("baron"), emblemOf("baron")]).toEqual(["vert", "baron"]);
    expect([fieldOf("nim"), emblemOf("nim")]).toEqual(["sable", "other"]);
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
      {
        number: "0",
        title: "At every table",
        clauses: [{ number: "0.1", text: "Wait.", shown: null }],
      },
      {
        number: "1",
        title: "Set-up",
        clauses: [{ number: "1.1", text: "Shuffle the cards.", shown: null }],
      },
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
