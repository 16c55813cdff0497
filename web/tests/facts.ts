/** A table for tests: what is not about a test stands here. */
import type { SeatFacts, TableFacts } from "../src/wire";

export function seatOf(seat: number, change: Partial<SeatFacts> = {}): SeatFacts {
  return {
    seat,
    kind: "person",
    name: `P${seat}`,
    bot: "",
    ready: true,
    named: true,
    luck: "",
    present: true,
    away: false,
    late: false,
    wish: null,
    hurried: false,
    ...change,
  };
}

export function factsOf(change: Partial<TableFacts> = {}): TableFacts {
  return {
    table: "t",
    game: "le_baron",
    rules: 1,
    options: {},
    made: 0,
    public: false,
    code: "",
    time: null,
    clocks: [],
    next: "",
    next_by: null,
    hash: "00",
    phase: "running",
    asked: [],
    seats: [],
    result: null,
    branch: false,
    hints: false,
    ...change,
  };
}
