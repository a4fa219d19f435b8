import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { cards, drawn, lessWords, mock, titles } from "./build.ts";

const server = process.env["POLANA_SERVER"]; // e.g. http://127.0.0.1:8000: develop against a real server

/** Words and the parts of games are called after what they are: words-arboretum-rules-en, arboretum-parts. */
function chunkName(id: string | null): string | null {
  const [, folder, path, kind] = /\/src\/(polana|games)\/([\w/]+)\.(ftl|ts|svelte)/.exec(id ?? "") ?? [];
  if (!path || (folder === "polana" && kind !== "ftl")) return null;
  const name = path.replace("games/", "").replaceAll("/", "-");
  return kind === "ftl" ? `words-${id?.endsWith("?later") ? name.replace("-", "-later-") : name}` : name;
}

/** All that a game's board needs at once is one file. */
function boardOf(
  id: string,
  context: { getModuleInfo(id: string): { importers: string[] } | null },
  seen = new Set<string>(),
): string | null {
  const game = /\/(?:src|polana)\/games\/(\w+)\//.exec(id)?.[1];
  if (!game || seen.has(id) || /\.ftl|\/face\.ts/.test(id)) return null;
  if (id.endsWith("/parts.ts")) return `${game}-parts`;
  seen.add(id);
  return (
    context
      .getModuleInfo(id)
      ?.importers.map((each) => boardOf(each, context, seen))
      .find(Boolean) ?? null
  );
}

/** What every page needs is one file: it packs better. */
const SHELL = /\/node_modules\/|\/src\/(?:shell|art)\/|\/src\/games\/(?:index|\w+\/face)\.ts/;

export default defineConfig(({ command }) => ({
  plugins: [
    svelte(),
    lessWords(),
    titles(),
    cards(),
    drawn(() => [svelte(), [cards()]]),
    command === "serve" && !server ? mock() : null,
  ],
  build: {
    outDir: "../src/polana/static",
    emptyOutDir: true,
    target: "es2022",
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, deps, { hostType }) =>
        hostType === "html" ? deps : deps.filter((dep) => dep.endsWith(".css")),
    }, // scripts fetched later find their own
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: (id, context) => boardOf(id, context) }, { name: "shell", test: SHELL }],
        },
        chunkFileNames: ({ facadeModuleId, name }) => `assets/${chunkName(facadeModuleId) ?? name}-[hash].js`,
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    ...(server ? { proxy: { "/api": { target: server, ws: true } } } : {}),
  },
}));
