import { describe, expect, it } from "vitest";
import { linkTo, onlyHere, placeOf, ways } from "../src/parts/ways.svelte";
import { placed } from "../src/site";

describe("an address to invite with", () => {
  it.each(["127.0.0.1", "127.0.1.1", "localhost", "a.localhost", "0.0.0.0", "[::1]", "[::]"])(
    "is never %s",
    (host) => expect(onlyHere(host)).toBe(true),
  );
  it.each([
    ["http://192.168.1.24:8411", "near"],
    ["http://172.20.0.3", "near"],
    ["http://[fe80::1]:80", "near"],
    ["http://study.local:8411", "near"],
    ["https://barons.example", "far"],
    ["http://172.32.0.3", "far"],
  ])("%s leads from %s", (address, place) => expect(placeOf(address)).toBe(place));
  it("stands behind the # on a site of files, where one file answers for all", () => {
    expect(placed("/lab?game=baron", true)).toBe("/#/lab?game=baron");
    ways.addresses = ["https://barons.example"];
    expect(linkTo("/lab?game=baron")).toBe("https://barons.example/lab?game=baron");
    ways.addresses = [];
  });
  it.each(["192.168.1.24", "barons.example", "127.example", "localhost.example", "[fe80::1]"])(
    "may be %s",
    (host) => expect(onlyHere(host)).toBe(false),
  );
});
