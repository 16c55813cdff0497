import { render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Player } from "../../src/arms";
import { drop } from "../../src/boards/baron/hand.svelte";
import { kit } from "../../src/boards/baron/kit";
import type { Baron } from "../../src/boards/baron/view";
import { say } from "../../src/words";
import type { BaronSeat, BaronView } from "../../src/wire";

// A meadow with Odo's knight, a village beside it, and a free place between the two.
const SEAT: BaronSeat = {
  colour: "red",
  honour: 2,
  fell: 0,
  stock: 4,
  reserve: 2,
  known: "M",
  maybe: "",
  place: null,
};
const VIEW: BaronView = {
  phase: "lay",
  turn: 2,
  asked: [0],
  seat: 0,
  first: 0,
  open_reserves: false,
  one_establishment: false,
  tiles: [
    { cell: "0,0", q: 0, r: 0, tile: "M", value: 0 },
    { cell: "1,0", q: 1, r: 0, tile: "V", value: 3 },
  ],
  free: ["0,1", "1,-1"],
  keeps: [{ cell: "0,0", seat: 1, baron: false, worth: 3, missing: 5, land: ["0,0", "1,0"] }],
  display: [
    { tile: "S", value: -1, cost: 0, payable: false },
    { tile: "M", value: 0, cost: 1, payable: false },
  ],
  pile: 40,
  buried: [],
  gone: null,
  out: "",
  reserve: [
    { tile: "M", value: 0 },
    { tile: "V", value: 3 },
  ],
  back: 0,
  knight: null,
  tries: [],
  seats: [SEAT, { ...SEAT, colour: "blue" }],
  previews: [{ move: "M@1,-1", contact: 3, honour: [3, 0], falls: [], story: [] }],
};

const PLAYERS = ["Ada", "Odo"].map((name, seat): Player => ({
  seat,
  name,
  mine: seat === 0,
  kind: "person",
  bot: "",
  present: true,
  tincture: seat ? "azure" : "gules",
  charge: seat ? "key" : "lion",
}));

function look(change: Partial<Baron> = {}): Baron {
  return {
    view: VIEW,
    settled: change.view ?? VIEW,
    seat: 0,
    players: PLAYERS,
    asked: [0],
    mine: true,
    next: ["M@0,1", "M@1,-1", "V@0,1"],
    draft: [],
    done: false,
    final: false,
    tried: [],
    news: [],
    story: [],
    whyNot: null,
    past: false,
    t: (key, facts) => say("en", key, facts),
    try: vi.fn(),
    doubt: vi.fn(),
    offer: vi.fn(),
    ...change,
  };
}

function cell(name: RegExp): HTMLElement {
  return screen.getByRole("button", { name });
}

beforeEach(() => {
  drop();
  for (const side of ["clientWidth", "clientHeight"] as const)
    vi.spyOn(HTMLElement.prototype, side, "get").mockReturnValue(600);
});

describe("laying a tile", () => {
  test("a place where one tile fits takes it at a press", () => {
    const table = look();
    render(kit.Board, { look: table });
    cell(/^Free place 1,-1/).dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(table.offer).toHaveBeenCalledWith(["M@1,-1"], expect.anything());
  });

  test("where two fit, the board asks which, and the tray answers", async () => {
    const table = look();
    render(kit.Board, { look: table });
    render(kit.Tray, { look: table });
    cell(/^Free place 0,1/).dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(table.offer).not.toHaveBeenCalled();
    expect(kit.moment(table).now).toBe("Which tile here?");
    cell(/^village 3, in your reserve/).click();
    expect(table.try).toHaveBeenCalledWith("V@0,1", expect.anything());
  });

  test("a tile chosen first goes where it is pressed, and says what it brings", async () => {
    const table = look();
    render(kit.Board, { look: table });
    render(kit.Tray, { look: table });
    cell(/^meadow 0, in your reserve/).click();
    await vi.waitFor(() => cell(/Free place 1,-1. Open to you. Ada \+3/));
    expect(kit.moment(table).now).toBe("Lay a meadow");
    cell(/^Free place 0,1/).dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(table.offer).toHaveBeenCalledWith(["M@0,1"], expect.anything());
  });

  test("an impossible place is tried all the same, so that the server says why not", () => {
    const table = look();
    render(kit.Board, { look: table });
    const taken = cell(/^village 3, at 1,0/);
    expect(taken.getAttribute("aria-disabled")).toBe("true");
    taken.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(table.try).toHaveBeenCalledWith("M@1,0", taken);
  });

  test("nothing can be tried in another's turn", () => {
    const table = look({ mine: false, next: [], asked: [1] });
    render(kit.Board, { look: table });
    cell(/^Free place 0,1/).dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(table.try).not.toHaveBeenCalled();
    expect(table.offer).not.toHaveBeenCalled();
  });
});

describe("drawing a tile", () => {
  const drawing = { view: { ...VIEW, phase: "draw" as const }, next: ["d1", "d2"] };

  test("the display says what each costs", () => {
    const table = look(drawing);
    render(kit.Tray, { look: table });
    cell(/^marsh −1, free/);
    cell(/^meadow 0, for 1 honour/).click();
    expect(table.try).toHaveBeenCalledWith("d2", expect.anything());
  });

  test("another tile replaces the one on trial", () => {
    const table = look({ ...drawing, draft: ["d2"], next: [], done: true });
    render(kit.Tray, { look: table });
    cell(/^marsh −1, free/).click();
    expect(table.offer).toHaveBeenCalledWith(["d1"], expect.anything());
    expect(kit.moment(table).confirm).toBe("Draw it for 1 honour");
  });
});

describe("what the page says", () => {
  test("the keep is optional", () => {
    const table = look({ draft: ["M@0,1"], next: ["pass", "keep@0,1"], view: phase("keep") });
    expect(kit.alone?.(table)).toBe("pass");
    expect(kit.moment(table)).toMatchObject({ now: "A keep?", confirm: "No keep" });
  });

  test("the last turns are announced", () => {
    const table = look({ view: { ...VIEW, display: [], pile: 0 } });
    expect(kit.moment(table).note).toBe("Nobody draws any more: 2 turns are left to you.");
  });

  test("there are as many turns as tiles", () => {
    expect(kit.moment(look()).where).toBe("Turn 3 of 47");
  });

  test("who is ruined is out", () => {
    const fallen = { ...VIEW, seats: [SEAT, { ...SEAT, fell: 1 }] };
    expect(kit.under(look({ view: fallen }), 1)).toBe("ruined");
    expect(kit.under(look(), 0)).toBe("4 keeps");
  });

  test("colours are heraldic", () => {
    expect(VIEW.seats.map((_, seat) => kit.tincture?.(VIEW, seat))).toEqual(["gules", "azure"]);
  });
});

test("at the end each knight tries or holds", () => {
  const end = { ...phase("end"), knight: "0,0", previews: [] };
  const table = look({ view: end, next: ["try", "hold"] });
  render(kit.Tray, { look: table });
  screen.getByRole("button", { name: "Hold" }).click();
  expect(table.try).toHaveBeenCalledWith("hold", expect.anything());
});

test("a fight on trial is counted before it is confirmed", () => {
  const ply = 9;
  const tried = [
    fact("faced", { cell: "0,0", strength: 4, baron_seat: 1, baron_cell: "2,-1", baron: 2 }),
    fact("won", { cell: "0,0" }),
    fact("established", { cell: "0,0", worth: 7, honour: 7 }),
    fact("loss", { seat: 1, honour: 3 }),
  ].map((told) => ({ ...told, ply, text: "" }));
  render(kit.Explained!, { look: look({ draft: ["V@0,1"], tried }) });
  const said = screen.getByRole("region", { name: "Like this, it is a fight" }).textContent;
  expect(said).toContain("4 beats 2.");
  expect(said).toContain("You establish a barony worth 7 and score 7. Odo loses 3 honour.");
});

function fact(kind: string, facts: Record<string, string | number>) {
  return { kind, facts: { seat: 0, field: "V@1,0", ...facts } };
}

function phase(phase: BaronView["phase"]): BaronView {
  return { ...VIEW, phase };
}
