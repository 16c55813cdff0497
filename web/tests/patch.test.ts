import { expect, test } from "vitest";
import { patched } from "../src/play/patch";

const row = { cards: [{ card: 62 }, { card: 97 }], counts: { R: 1 } };

test("a card is added at the end of a row", () => {
  const after = patched({ rows: [row] }, [
    { op: "add", path: "/rows/0/cards/2", value: { card: 12 } },
  ]);
  expect(after.rows[0]?.cards.map(({ card }) => card)).toEqual([62, 97, 12]);
});

test("what stands behind moves when something is put before it", () => {
  const patch = [{ op: "add" as const, path: "/1", value: 5 }];
  expect(patched([1, 2], patch)).toEqual([1, 5, 2]);
});

test("removing closes the gap", () => {
  expect(patched([1, 2, 3], [{ op: "remove", path: "/0" }])).toEqual([2, 3]);
  expect(patched({ a: 1, b: 2 }, [{ op: "remove", path: "/a" }])).toEqual({ b: 2 });
});

test("the whole can be replaced", () => {
  expect(patched({ a: 1 }, [{ op: "replace", path: "", value: [] }])).toEqual([]);
});

test("slashes and tildes in names are read as RFC 6901 writes them", () => {
  const patch = [{ op: "replace" as const, path: "/a~1b/~0c", value: 2 }];
  expect(patched({ "a/b": { "~c": 1 } }, patch)).toEqual({ "a/b": { "~c": 2 } });
});

test("the old value stays as it was, and what did not change is the same object", () => {
  const before = { rows: [row], seats: [{ points: 0 }] };
  const after = patched(before, [{ op: "replace", path: "/seats/0/points", value: 4 }]);
  expect(before.seats[0]?.points).toBe(0);
  expect(after.seats[0]?.points).toBe(4);
  expect(after.rows).toBe(before.rows);
});
