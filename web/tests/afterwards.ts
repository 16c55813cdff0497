/** All files share one window (vite.config.ts): each test leaves it, its clock and its line as they were. */

import { afterEach, vi } from "vitest";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});
