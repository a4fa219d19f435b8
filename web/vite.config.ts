import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { lessWords, mock, paintbox } from "./build.ts";

const server = process.env["POLANA_SERVER"]; // e.g. http://127.0.0.1:8000: develop against a real server

/** Chunks of words are called after what they are about: words-arboretum-rules-en. */
function wordsName(id: string | null): string | null {
  const found = /\/(?:polana|games)\/([\w/]+)\.ftl/.exec(id ?? "");
  return found ? `words-${found[1]?.replace("games/", "").replaceAll("/", "-")}` : null;
}

export default defineConfig(({ command }) => ({
  plugins: [svelte(), lessWords(), paintbox(() => [svelte()]), command === "serve" && !server ? mock() : null],
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  build: {
    outDir: "../src/polana/static",
    emptyOutDir: true,
    target: "es2022",
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { chunkFileNames: ({ facadeModuleId, name }) => `assets/${wordsName(facadeModuleId) ?? name}-[hash].js` } },
  },
  server: {
    fs: { allow: [".."] },
    ...(server ? { proxy: { "/api": { target: server, ws: true } } } : {}),
  },
  test: { environment: "jsdom", include: ["test/**/*.test.ts"] },
}));
