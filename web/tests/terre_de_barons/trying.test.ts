import { expect, test } from "vitest";
import { ableAt } from "../../src/boards/terre_de_barons/trying";
import type { Terre } from "../../src/boards/terre_de_barons/view";

test("a tile is golden where an officer can walk or an order can be given", () => {
  const commands = [
    { tile: 8, refused: { recruit: "5.5" }, brings: { concentrate: 3 } }, // a keep, no officer
    { tile: 9, refused: { recruit: "5.5", concentrate: "8.2" }, brings: {} },
  ];
  const look = { next: ["b3-4", "concentrate:8"], view: { own: { commands } } };
  expect([...ableAt(look as unknown as Terre)]).toEqual([3, 8]);
});
