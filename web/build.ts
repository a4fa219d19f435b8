// Small parts of the build: drawings as SVG files, words without what only the terminal says, a made-up server for development.

import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { createServer, type Plugin, type ViteDevServer } from "vite";
import { readCards, shortList } from "./src/games/vale/art/cards.ts";

const DRAWN = "drawn:";

/** A component as one SVG. */
async function draw(server: ViteDevServer, drawing: string): Promise<string> {
  const [{ default: Drawing }, { render }] = await Promise.all([
    server.ssrLoadModule(`/src/games/${drawing}.svelte`),
    server.ssrLoadModule("svelte/server"),
  ]);
  const { body } = (render as (component: unknown) => { body: string })(Drawing);
  const tidy = body
    .replace(/<!--.*?-->/gs, "")
    .replace(/\s+/g, " ")
    .replace(/> </g, "><");
  return tidy.replace(/\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10));
}

/** Drawings are Svelte components, but no browser needs their code: `drawn:game/Component` is the address of the finished picture. */
export function drawn(plugins: () => Plugin[][]): Plugin {
  let dev: ViteDevServer | null = null;
  let studio: Promise<ViteDevServer> | null = null;
  const open = (): Promise<ViteDevServer> =>
    createServer({
      configFile: false,
      cacheDir: "node_modules/.drawn",
      plugins: plugins(),
      server: { middlewareMode: true, hmr: false, watch: null },
      appType: "custom",
      optimizeDeps: { noDiscovery: true },
      logLevel: "error",
    });
  return {
    name: "polana-drawn",
    configureServer(server) {
      dev = server;
      server.middlewares.use("/drawn/", (request, response) => {
        void draw(server, (request.url ?? "").slice(1))
          .then((svg) => response.setHeader("Content-Type", "image/svg+xml").end(svg))
          .catch((error: unknown) => response.writeHead(500).end(String(error)));
      });
    },
    resolveId: (id) => (id.startsWith(DRAWN) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${DRAWN}`)) return null;
      const drawing = id.slice(DRAWN.length + 1);
      if (dev) return `export default "/drawn/${drawing}";`;
      const source = await draw(await (studio ??= open()), drawing);
      const file = this.emitFile({ type: "asset", name: `${drawing.replaceAll("/", "-")}.svg`, source });
      return `export default import.meta.ROLLUP_FILE_URL_${file};`;
    },
    async buildEnd() {
      await (await studio)?.close();
      studio = null;
    },
  };
}

const messages = (kinds: string): RegExp =>
  new RegExp(`^(?:${kinds})-[\\w-]+ =.*\\n(?:[ \\t].*\\n|\\n(?=[ \\t]))*`, "gm");
const TERMINAL = messages("account|action|step|rules|error(?=-field_)");
const LATER = messages("reason|effect|option");
const SAME = /^([\w-]+ = (.+)\n)(?: {4}\.\w+ = \2\n)+/gm;

/** These files serve terminal and browser; the page does without what only the terminal says (accounts, action lists, short rules,
    the parts that card texts are made of, what is wrong with a position) and without cases that sound alike. Reasons, options and what cards do come after the board: `en.ftl?later`. */
export function lessWords(): Plugin {
  let building = false;
  return {
    name: "polana-words",
    enforce: "pre",
    configResolved: ({ command }) => void (building = command === "build"),
    async load(id) {
      const [path = "", query] = id.split("?");
      const [, home] = /\/polana\/(engine|games)\/(?:\w+\/)?\w+\.ftl$/.exec(path) ?? [];
      if (!home || (query !== "later" && !(query === "raw" && building))) return null;
      this.addWatchFile(path);
      const text = await readFile(path, "utf8");
      const less =
        query === "later"
          ? (text.match(LATER) ?? []).join("")
          : text
              .replace(TERMINAL, "")
              .replace(home === "games" ? LATER : "", "")
              .replace(SAME, "$1");
      return `export default ${JSON.stringify(less)};`;
    },
  };
}

/** What all games are called, in one file a language: the home page needs no more of them. */
export function titles(): Plugin {
  const GAMES = new URL("../src/polana/games/", import.meta.url);
  return {
    name: "polana-titles",
    resolveId: (id) => (id.startsWith("titles:") ? `\0${id}` : null),
    async load(id) {
      const language = /^\0titles:(\w+)$/.exec(id)?.[1];
      if (!language) return null;
      const said = [];
      for (const game of (await readdir(GAMES, { withFileTypes: true })).filter(
        (entry) => entry.isDirectory() && !entry.name.startsWith("_"),
      )) {
        const path = fileURLToPath(new URL(`${game.name}/${language}.ftl`, GAMES));
        this.addWatchFile(path);
        for (const [, key, words] of (await readFile(path, "utf8")).matchAll(/^(title|blurb) = (.+)$/gm))
          said.push(`${game.name}-${key} = ${words}`);
      }
      return `export default ${JSON.stringify(said.join("\n"))};`;
    },
  };
}

/** A game's card file, read while building: all of it for the drawings, `cards.toml?cards`, or a line a card for the page, `cards.toml?list`. */
export function cards(): Plugin {
  return {
    name: "polana-cards",
    enforce: "pre",
    async load(id) {
      const [path = "", query] = id.split("?");
      if (query !== "cards" && query !== "list") return null;
      this.addWatchFile(path);
      const read = readCards(await readFile(path, "utf8"));
      return `export default ${JSON.stringify(query === "list" ? shortList(read) : read)};`;
    },
  };
}

/** Development without a server: the page gets a made-up one. Never part of a build. */
export function mock(): Plugin {
  return {
    name: "polana-mock",
    apply: "serve",
    transformIndexHtml: () => [
      { tag: "script", attrs: { type: "module", src: "/dev/mock.ts" }, injectTo: "head-prepend" },
    ],
  };
}
