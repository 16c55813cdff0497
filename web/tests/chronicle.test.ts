import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import Chronicle from "../src/parts/Chronicle.svelte";
import { nameless, netOf, spoken, toReader, turnsOf } from "../src/parts/chronicle";
import TurnTold from "../src/parts/TurnTold.svelte";
import Peek from "../src/table/Peek.svelte";
import { kit as baron } from "../src/boards/baron/kit";
import type { Player } from "../src/arms";
import type { Kit } from "../src/play/kit";
import type { Told } from "../src/wire";
import { wish } from "../src/wishes.svelte";
import { look, PLAYERS } from "./baron/looks";
import { people } from "./looks";

function told(ply: number, turn: number, by: number | null, kind = "placed"): Told {
  return { ply, turn, by, kind, facts: {}, text: `${ply}` };
}

test("what is dealt first is a group of its own, then every turn is one", () => {
  const story = [
    told(0, 1, -1),
    told(1, 1, -1),
    told(2, 1, 1),
    told(3, 1, -1), // luck in the middle of a turn belongs to it
    told(4, 1, 1),
    told(5, 2, 0),
  ];
  expect(turnsOf(story).map(({ turn, by, told }) => [turn, by, told.length])).toEqual([
    [0, null, 2],
    [1, 1, 3],
    [2, 0, 1],
  ]);
});

test("a round that several play has no name over it", () => {
  const story = [told(9, 3, null), told(10, 3, 1), told(11, 3, 0), told(12, 4, null)];
  const begun = told(13, 4, 1); // by the first of them
  expect(turnsOf([...story, begun]).map(({ turn, by }) => [turn, by])).toEqual([
    [3, null],
    [4, null],
  ]);
});

test("a story that begins in the middle has no setup", () => {
  expect(turnsOf([told(7, 1, -1)])[0]?.turn).toBe(1);
});

test("a turn tells what it brought in all: gains, losses and what was paid", () => {
  const tale = (kind: string, facts: Told["facts"]) => ({ ...told(5, 2, 0, kind), facts });
  const story = [
    tale("drew", { seat: 0, tile: "V", cost: 3 }),
    tale("contact", { seat: 0, touched: 5, honour: 3 }),
    tale("established", { seat: 0, cell: "0,0", worth: 9, honour: 7 }),
    tale("loss", { seat: 1, honour: 2, field: "" }),
  ];
  expect(netOf(story, 0, baron)).toBe(7);
  expect(netOf(story, 1, baron)).toBe(-2);
  expect(netOf(story, 1, {})).toBe(0);
});

test("who gave no name is not told of as player 1 where all players are told of", () => {
  const [ada, ...others] = PLAYERS;
  if (!ada) throw new Error("nobody plays");
  const players = [{ ...ada, name: "You", called: "Player 1" }, ...others];
  const story = [told(0, 1, -1), told(0, 1, -1)].map((one, seat) => ({
    ...one,
    text: `${seat ? "Odo" : "Player 1"} plays blue.`,
  }));
  const { container } = render(Chronicle, {
    story,
    players,
    kit: baron as unknown as Kit<unknown>,
    look: look({ players }),
  });
  const [own, other] = container.querySelectorAll(".turn ul li");
  expect(own?.textContent).toMatch(/^\s*You\s+Plays blue\.\s*$/);
  expect(own?.querySelector(".arms")).not.toBeNull();
  expect(other?.textContent.trim()).toBe("Odo plays blue.");
});

test("the last line and the steps of a turn leave out a name the reader never gave", () => {
  const [me, odo] = people(["You", "Odo"]);
  const players = [{ ...(me as Player), called: "Player 1" }, odo as Player];
  const rolled = { ...told(3, 2, -1), facts: { seat: 0 }, text: "Player 1 rolls 2." };
  const peek = render(Peek, { last: rolled, players, summed: "", open: () => {} });
  expect(peek.container.textContent).toMatch(/^\s*You\s+Rolls 2\.\s*$/);
  const steps = [{ said: rolled.text, number: null }];
  const turn = render(TurnTold, { steps, story: [rolled], players });
  expect(turn.container.textContent.trim()).toBe("Rolls 2.");
});

test("under a heading the name is not said once more", () => {
  const odon = { seat: 1, name: "Odon" } as Player;
  expect(nameless("Odon lays a quarry.", odon)).toBe("Lays a quarry.");
  expect(nameless("Odons Hof.", odon)).toBe("Odons Hof.");
  expect(nameless("The pile is empty.", odon)).toBe("The pile is empty.");
  expect(nameless("Odon lays a quarry.", undefined)).toBe("Odon lays a quarry.");
  const me = { ...odon, name: "You", called: "Player 1" };
  expect(nameless("Player 1 lays a quarry.", me)).toBe("Lays a quarry.");
});

test("a step of a replay keeps what is told already: no turn is written anew", async () => {
  const story = Array.from({ length: 200 }, (_, ply) => told(ply + 1, 1 + Math.floor(ply / 3), 0));
  const at = (line: number) => ({
    story,
    players: PLAYERS,
    kit: baron as unknown as Kit<unknown>,
    look: look(),
    at: line,
    go: () => {},
  });
  const { container, rerender } = render(Chronicle, at(100));
  const lines = () => [...container.querySelectorAll("[data-line]")];
  const before = lines();
  await rerender(at(103)); // a turn leaves at the top, another comes below
  const kept = lines().filter((line) => before.includes(line));
  expect(before.length - kept.length).toBe(3);
});

test("who scrolls up is told how much is new; a list that grows is no reason", async () => {
  const story = [told(1, 1, 0), told(2, 1, 0)];
  const { container, rerender } = render(Chronicle, {
    story,
    players: PLAYERS,
    kit: baron as unknown as Kit<unknown>,
    look: look(),
  });
  const list = container.querySelector("ol") as HTMLElement;
  Object.defineProperties(list, { scrollHeight: { value: 900 }, clientHeight: { value: 100 } });
  const scroll = () => list.dispatchEvent(new Event("scroll"));
  scroll();
  await rerender({ story: [...story, told(3, 2, 1)] });
  expect(container.querySelector(".log > .btn")).toBeNull();
  list.dispatchEvent(new Event("wheel"));
  scroll();
  await rerender({ story: [...story, told(3, 2, 1), told(4, 2, 1)] });
  expect(container.querySelector(".log > .btn")?.textContent).toMatch(/^1 /);
});

test("a turn in which only the die has fallen is already somebody's; what came before the first is not", () => {
  const first = { ...told(0, 1, -1, "first"), facts: { seat: 2 } };
  const rolled = { ...told(9, 4, -1, "rolled"), facts: { seat: 1, roll: 3 } };
  expect(turnsOf([first, told(8, 3, 0), rolled]).map(({ turn, by }) => [turn, by])).toEqual([
    [0, null],
    [3, 0],
    [4, 1],
  ]);
});

test("who never gave a name is “you” where no verb belongs to them", () => {
  const me = { ...(PLAYERS[0] as Player), name: "Vous", called: "Joueur 1" };
  const said = "Odo éjecte un pion (Joueur 1).";
  expect(toReader(said, [me])).toBe("Odo éjecte un pion (vous).");
  expect(toReader("Joueur 1\u00a0: +3 (étages).", [me])).toBe("Vous\u00a0: +3 (étages).");
  expect(toReader(said, [{ ...me, name: "Joueur 1" }])).toBe(said); // who looks on
});

test("wherever else a sentence names who gave no name, it says you", () => {
  wish({ lang: "en" });
  const me = { seat: 0, name: "You", called: "Player 1" } as Player;
  expect(toReader("The tile touches 4 others: 2 honour for Player 1.", [me])).toBe(
    "The tile touches 4 others: 2 honour for you.",
  );
  expect(toReader("Bo’s knight (4) meets Player 1’s knight (2).", [me])).toBe(
    "Bo’s knight (4) meets your knight (2).",
  );
  expect(toReader("Player 1’s knight wins.", [me])).toBe("Your knight wins.");
  expect(toReader("Chance (Player 10).", [me])).toBe("Chance (Player 10).");
  const lion = { ...me, called: "Lion" };
  expect(toReader("Lionel’s knight (4) meets Lion’s knight (2).", [lion])).toBe(
    "Lionel’s knight (4) meets your knight (2).",
  );
});

test("who listens is told of themselves as you, too", () => {
  wish({ lang: "en" });
  const me = { seat: 0, name: "You", called: "Player 1" } as Player;
  expect(spoken("Player 1 draws a tile.", [me])).toBe("You: draws a tile.");
  expect(spoken("Odo draws a tile.", [me])).toBe("Odo draws a tile.");
});
