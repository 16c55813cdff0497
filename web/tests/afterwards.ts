/** All files share one window (vite.config.ts): each test leaves it, its clock, its line and its language as they were. */

import { afterEach, vi } from "vitest";
import { wish } from "../src/wishes.svelte";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  wish({ lang: "fr" });
  localStorage.clear();
});
