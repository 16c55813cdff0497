import { describe, expect, it } from "vitest";
import { onlyHere } from "../src/parts/ways.svelte";

describe("an address to invite with", () => {
  it.each(["127.0.0.1", "127.0.1.1", "localhost", "a.localhost", "0.0.0.0", "[::1]", "[::]"])(
    "is never %s",
    (host) => expect(onlyHere(host)).toBe(true),
  );
  it.each(["192.168.1.24", "barons.example", "127.example", "localhost.example", "[fe80::1]"])(
    "may be %s",
    (host) => expect(onlyHere(host)).toBe(false),
  );
});
