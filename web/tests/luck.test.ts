import { describe, expect, test } from "vitest";
import { keyOf, pledgeChecks, rulesCheck, sealCheck } from "../src/parts/checks";
import { fingerprint, firstNumber, luckKey, sealedIn, type Sealed } from "../src/parts/luck";
import vectors from "./luck.json?raw";

interface Case {
  seed: string;
  added: Sealed["added"];
  hash: string;
  key: string;
  numbers: { ply: number; first: string }[];
}

// Computed by the server's own code, which is tested against the same file.
const CASES = JSON.parse(vectors) as Case[];

const SEED = CASES[1] as Case;
const RECORD = `baronnies record 1
game: le_baron
rules: 1
seats: 2
name A: * not a move
option games: 1
hash: ${SEED.hash}
added A: 00ff00ff00ff00ff00ff00ff00ff00ff

* deal:11,31
# * deal:nobody
A 31 / B 44
* flip:70

scores: 1 2
places: 1 2
seed: ${SEED.seed}
`;

function sealed(text = RECORD): Sealed {
  const found = sealedIn(text);
  if (!found) throw new Error("no record");
  return found;
}

describe("luck", () => {
  test.each(CASES)("of seed $seed", async ({ seed, added, hash, key, numbers }) => {
    expect(await fingerprint(seed)).toBe(hash);
    expect(await luckKey(seed, added)).toBe(key);
    for (const { ply, first } of numbers) expect(await firstNumber(key, ply)).toBe(first);
  });
});

describe("a record", () => {
  test("tells what its luck is about", () => {
    expect(sealed()).toEqual({
      hash: SEED.hash,
      added: [{ seat: 0, bytes: "00ff".repeat(8) }],
      seed: SEED.seed,
      lines: 3,
      draws: [
        { ply: 0, row: 10, text: "deal:11,31" },
        { ply: 2, row: 13, text: "flip:70" },
      ],
      branch: false,
    });
  });

  test("may come from another system, or go on from a position", () => {
    expect(sealed(RECORD.replaceAll("\n", "\r\n")).draws).toEqual(sealed().draws);
    expect(sealed(RECORD.replace("hash:", "position: le_baron 2\nhash:")).branch).toBe(true);
  });

  test.each(["", "no record", "baronnies record 2", "baronnies record 1\ngame: x"])(
    "%j is none",
    (text) => expect(sealedIn(text)).toBeNull(),
  );
});

describe("checks", () => {
  test("the seed gives the fingerprint, or it does not", async () => {
    expect((await sealCheck(sealed())).verdict).toBe("right");
    const forged = RECORD.replace(`seed: ${SEED.seed}`, `seed: ${"00".repeat(32)}`);
    expect((await sealCheck(sealed(forged))).verdict).toBe("wrong");
    const secret = RECORD.replace(`seed: ${SEED.seed}`, "");
    expect((await sealCheck(sealed(secret))).verdict).toBe("unknown");
    expect(await keyOf(sealed(secret))).toBeNull();
    expect(await keyOf(sealed())).toBe(SEED.key);
  });

  test("what this browser noted before the deal stands in the record", () => {
    const verdicts = (hash: string, bytes: string) =>
      pledgeChecks(sealed(), { hash, luck: { 0: bytes } }).map(({ verdict }) => verdict);
    expect(pledgeChecks(sealed(), null)).toEqual([]);
    expect(verdicts(SEED.hash, "00ff".repeat(8))).toEqual(["right", "right"]);
    expect(verdicts("ab".repeat(32), "00ff".repeat(8))).toEqual(["wrong", "right"]);
    expect(verdicts(SEED.hash, "01")).toEqual(["right", "wrong"]);
  });

  test("the server's word is told as the server's", () => {
    const said = { right: false, lines: 0, luck: 0, row: 12, text: "Line 12: …" };
    expect(rulesCheck(said)).toMatchObject({ who: "server", verdict: "wrong", text: "Line 12: …" });
  });
});
