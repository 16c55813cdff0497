import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

// While developing: `baronnies serve --port 8000` beside `npm run dev`.
const server = process.env["BARONNIES_SERVER"] ?? "http://127.0.0.1:8000";

const fromRoot = {
  order: "post",
  handler: (page: string) => page.replaceAll('="./', '="/'),
} as const;

export default defineConfig({
  // Parts find each other from where they lie, in any folder; only the one page, which is shown at
  // many addresses, names them from the root.
  base: "./",
  plugins: [svelte(), svelteTesting(), { name: "from-the-root", transformIndexHtml: fromRoot }],
  worker: { format: "es" },
  build: {
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: "index.html", worker: "src/worker/worker.ts" },
      // A worker keeps its name: browsers ask for it anew.
      output: {
        entryFileNames: ({ name }) => (name === "worker" ? "worker.js" : "assets/[name]-[hash].js"),
      },
    },
  },
  // The words of the games stand beside their rules, outside this folder.
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: server, ws: true } } },
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts"],
    // One window for all files of a process: a window for each takes four times as long as the tests.
    isolate: false,
    setupFiles: "tests/afterwards.ts",
  },
});
