import { render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { keepSaid } from "../../src/boards/baron/cells";
import { hand } from "../../src/boards/baron/hand.svelte";
import { kit } from "../../src/boards/baron/kit";
import type { BaronView } from "../../src/wire";
import { look, SEAT, VIEW } from "./looks";

function place(name: string): Element {
  const found = document.querySelector(`[data-cell="${name}"]`);
  if (!found) throw new Error(name);
  return found;
}

function cell(name: RegExp): HTMLElement {
  return screen.getByRole("button", { name });
}

beforeEach(() => {
  Object.assign(hand, { tile: null, cell: null, known: {} });
  for (const side of ["clientWidth", "clientHeight"] as const)
    vi.spyOn(HTMLElement.prototype, side, "get").mockReturnValue(600);
});

describe("laying a tile", () => {
  test("a place takes the tile that was just drawn, at one press", () => {
    const facts = { seat: 0, tile: "V", cost: 0 };
    const table = look({ story: [{ ply: 9, turn: 2, by: 0, kind: "drew", facts, text: "" }] });
    render(kit.Board, { look: table });
    place("0,1").dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(table.offer).toHaveBeenCalledWith(["V@0,1"], expect.anything());
  });

  test("where only another tile fits, that one is laid", () => {
    const table = look({ next: ["M@0,1", "V@1,-1"] });
    render(kit.Board, { look: table });
    place("1,-1").dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(table.offer).toHaveBeenCalledWith(["V@1,-1"], expect.anything());
  });

  test("where two others fit, the board asks which, and the tray answers", async () => {
    const three = { ...VIEW, reserve: [...VIEW.reserve, { tile: "Q", value: 1 }] };
    const table = look({ view: three, next: ["M@1,-1", "V@0,1", "Q@0,1"] });
    render(kit.Board, { look: table });
    render(kit.Tray, { look: table });
    place("0,1").dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(table.offer).not.toHaveBeenCalled();
    expect(kit.moment(table).now).toBe("Which tile here?");
    cell(/^village 3, in your reserve/).click();
    expect(table.offer).toHaveBeenCalledWith(["V@0,1"], expect.anything());
  });

  test("a tile chosen first goes where it is pressed, and says what it brings", async () => {
    const table = look();
    render(kit.Board, { look: table });
    render(kit.Tray, { look: table });
    cell(/^meadow 0, in your reserve/).click();
    await vi.waitFor(() =>
      expect(place("1,-1").getAttribute("aria-label")).toMatch(
        /^Free space beside .*Playable. Ada \+3/,
      ),
    );
    expect(kit.moment(table).now).toBe("Lay a meadow");
    place("0,1").dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(table.offer).toHaveBeenCalledWith(["M@0,1"], expect.anything());
  });

  test("an impossible place is tried all the same, so that the server says why not", () => {
    const table = look();
    render(kit.Board, { look: table });
    const taken = place("1,0");
    taken.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(table.try).toHaveBeenCalledWith("M@1,0", taken);
  });

  test("a keep is the reader's own, or somebody's", () => {
    const keep = { baron: false, worth: 3, missing: 2, cell: "0,0", land: [] };
    const [own, other] = [0, 1].map((seat) => keepSaid(look(), { ...keep, seat }));
    expect(own).toBe("Your knight, worth 3 so far, 2 tiles missing.");
    expect(other).toBe("Odo’s knight, worth 3 so far, 2 tiles missing.");
  });

  test("nothing can be tried in another's turn", () => {
    const table = look({ mine: false, next: [], asked: [1] });
    render(kit.Board, { look: table });
    place("0,1").dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(table.try).not.toHaveBeenCalled();
    expect(table.offer).not.toHaveBeenCalled();
  });
});

test("on what was just laid, Enter confirms and Space places a keep, and both are told", () => {
  const laid = { cell: "0,1", q: 0, r: 1, tile: "M", value: 0 };
  const view = { ...VIEW, phase: "keep" as const, tiles: [...VIEW.tiles, laid], free: ["1,-1"] };
  const table = look({ view, draft: ["M@0,1"], next: ["pass", "keep@0,1"] });
  render(kit.Board, { look: table });
  expect(place("0,1").getAttribute("aria-label")).toContain("Enter confirms without");
  place("0,1").dispatchEvent(new FocusEvent("focus"));
  const press = (key: string) => {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
    place("0,1").dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(press("Enter")).toBe(false); // it is the page's
  expect(table.offer).not.toHaveBeenCalled();
  expect(press(" ")).toBe(true);
  expect(table.offer).toHaveBeenCalledWith(["M@0,1", "keep@0,1"], expect.anything());
});

test("a keep may be tried on the tile that is on trial itself", () => {
  const laid = { cell: "0,1", q: 0, r: 1, tile: "M", value: 0 };
  const both = { ...VIEW, tiles: [...VIEW.tiles, laid], free: ["1,-1"] };
  render(kit.Board, { look: look({ view: both, draft: ["M@0,1", "keep@0,1"], done: true }) });
  expect(document.querySelectorAll(".gold")).toHaveLength(1);
});

test("what came last is framed, and its value stands above the frame", () => {
  const facts = { seat: 1, tile: "V", cell: "1,0" };
  const story = [{ ply: 9, turn: 2, by: 1, kind: "laid", facts, text: "" }];
  render(kit.Board, { look: look({ story, draft: [] }) });
  const frames = [...document.querySelectorAll(".last")];
  const value = document.querySelector("use[href='#v-village']");
  expect(frames).toHaveLength(2);
  for (const frame of frames)
    expect(value && frame.compareDocumentPosition(value)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
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

  test("its place in the reserve is free before, so that nothing moves when it joins", () => {
    const places = (change: Parameters<typeof look>[0]) => {
      const { container, unmount } = render(kit.Tray, { look: look(change) });
      const count = container.querySelectorAll("[aria-labelledby=baron-reserve] .piece-off").length;
      unmount();
      return count;
    };
    const three = { ...VIEW, reserve: [...VIEW.reserve, { tile: "S", value: -1 }] };
    const theirs = { view: { ...VIEW, asked: [1] }, mine: false, next: [] };
    const trial = { ...drawing, draft: ["d2"], next: [], done: true };
    expect([drawing, trial, { view: three }, theirs].map(places)).toEqual([4, 4, 4, 4]);
    expect(places({ ...drawing, view: { ...drawing.view, display: [] } })).toBe(3);
  });

  test("another tile replaces the one on trial", () => {
    const table = look({ ...drawing, draft: ["d2"], next: [], done: true });
    render(kit.Tray, { look: table });
    cell(/^marsh −1, free/).click();
    expect(table.offer).toHaveBeenCalledWith(["d1"], expect.anything());
    expect(kit.moment(table).confirm).toBe("Draw it for 1 honour");
  });
});

describe("when the pile is empty a draw, a tile and a keep are one draft", () => {
  const empty = { ...VIEW, pile: 0, phase: "draw" as const };
  const drawn = { ...VIEW, pile: 0, reserve: [...VIEW.reserve, { tile: "S", value: -1 }] };
  const trial = { view: drawn, settled: empty, draft: ["d1"], next: ["M@0,1", "S@0,1", "V@1,-1"] };

  test("the tile drawn on trial can be laid", () => {
    const table = look(trial);
    render(kit.Board, { look: table });
    render(kit.Tray, { look: table });
    expect(kit.moment(table).now).toBe("Lay a marsh");
    place("0,1").dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(table.offer).toHaveBeenCalledWith(["d1", "S@0,1"], expect.anything());
    cell(/^village 3, in your reserve/).click();
    expect(hand.tile).toBe("V");
  });

  test("of equal tiles one is in hand", () => {
    const twice = { ...VIEW, reserve: [...VIEW.reserve, { tile: "M", value: 0 }] };
    render(kit.Tray, { look: look({ view: twice }) });
    expect(document.querySelectorAll("[aria-pressed=true]")).toHaveLength(1);
  });

  test("the plaque speaks of all of it, and no longer of the draw", () => {
    const laid = { ...trial, draft: ["d1", "S@0,1"], next: ["pass"], view: phase("keep") };
    expect(kit.moment(look(laid)).confirm).toBe("Lay it here, no keep");
  });

  test("another tile takes its place, and the draw stays", () => {
    hand.known = { "": ["d1"], d1: trial.next };
    const laid = { ...drawn, phase: "keep" as const, reserve: VIEW.reserve };
    const table = look({ ...trial, view: laid, draft: ["d1", "S@0,1"], next: ["pass"] });
    render(kit.Tray, { look: table });
    cell(/^meadow 0, in your reserve/).click();
    expect(table.offer).toHaveBeenLastCalledWith(["d1", "M@0,1"], expect.anything());
    cell(/^marsh −1, in your reserve, pending/).click();
    expect(table.offer).toHaveBeenLastCalledWith(["d1"], expect.anything());
  });
});

describe("what the page says", () => {
  test("the keep is optional", () => {
    const table = look({ draft: ["M@0,1"], next: ["pass", "keep@0,1"], view: phase("keep") });
    expect(kit.ends?.(table)).toBe("pass");
    expect(kit.moment(table)).toMatchObject({ now: "A keep?", confirm: "Lay it here, no keep" });
  });

  test("the last turns are announced", () => {
    const table = look({ view: { ...VIEW, display: [], pile: 0 } });
    expect(kit.moment(table).note).toBe("The display is empty: you have 2 turns left.");
  });

  test("there are as many turns as tiles", () => {
    expect(kit.moment(look()).where).toBe("Turn 3/47");
  });

  test("who fell into the oubliette is out", () => {
    const fallen = { ...VIEW, seats: [SEAT, { ...SEAT, fell: 1 }] };
    expect(kit.under(look({ view: fallen }), 1)).toBe("out");
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
  screen.getByRole("button", { name: "Hold back" }).click();
  expect(table.try).toHaveBeenCalledWith("hold", expect.anything());
});

test("the end of a turn that begins the end asks nothing yet", () => {
  const end = { ...phase("end"), knight: "0,0" };
  render(kit.Tray, { look: look({ view: end, settled: VIEW, next: [], done: true }) });
  expect(screen.queryByRole("button", { name: "Try" })).toBeNull();
});

describe("why not", () => {
  test("pointing at a free place where the tile may not lie asks for the reason", () => {
    const table = look({ next: ["M@0,1"] });
    render(kit.Board, { look: table });
    const closed = place("1,-1");
    closed.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
    expect(table.doubt).toHaveBeenLastCalledWith("M@1,-1", closed);
  });

  test("so does pointing at land that bears no keep", () => {
    const table = look({ view: phase("keep"), next: ["pass"], draft: ["M@0,1"] });
    render(kit.Board, { look: table });
    const village = cell(/^village 3/);
    village.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
    expect(table.doubt).toHaveBeenLastCalledWith("keep@1,0", village);
  });

  test("and at a tile that is too dear", () => {
    const table = look({ view: phase("draw"), next: ["d1"] });
    render(kit.Tray, { look: table });
    const dear = cell(/^meadow 0, for 1 honour/);
    dear.dispatchEvent(new PointerEvent("pointerenter"));
    expect(table.doubt).toHaveBeenLastCalledWith("d2", dear);
  });
});

function phase(phase: BaronView["phase"]): BaronView {
  return { ...VIEW, phase };
}
