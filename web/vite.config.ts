import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { mock, paintbox } from "./build.ts";

const server = process.env["POLANA_SERVER"]; // e.g. http://127.0.0.1:8000: develop against a real server

export default defineConfig(({ command }) => ({
  plugins: [svelte(), paintbox(() => [svelte()]), command === "serve" && !server ? mock() : null],
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  build: {
    outDir: "../src/polana/static",
    emptyOutDir: true,
    target: "es2022",
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] },
    ...(server ? { proxy: { "/api": { target: server, ws: true } } } : {}),
  },
  test: { environment: "jsdom", include: ["test/**/*.test.ts"] },
}));
