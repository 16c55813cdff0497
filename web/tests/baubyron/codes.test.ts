import { afterEach, expect, test, vi } from "vitest";
import { Workshop } from "../../src/pages/workshop/workshop.svelte";

afterEach(() => void vi.unstubAllGlobals());

test("whatever is pasted, the workshop asks for no endless address and goes on", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    const problem = { code: "bad_building", text: `no ${asked.length}` };
    return Promise.resolve(new Response(JSON.stringify(problem), { status: 400 }));
  });
  const workshop = new Workshop();
  const pasted = ["xa1 \ud800", "\udc00@\udfff", "石".repeat(4000), "xa1 ".repeat(3000)];
  for (const code of pasted) await workshop.open(code);
  expect(workshop.trouble?.message).toBe("no 4");
  expect(Math.max(...asked.map(({ length }) => length))).toBeLessThan(8000);
  expect(decodeURIComponent(asked[0] ?? "")).toContain("xa1+\ufffd");
});
