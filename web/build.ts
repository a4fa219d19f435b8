// Small parts of the build: drawings as SVG files, words without what only the terminal says, a made-up server for development.

import { readFile } from "node:fs/promises";
import { createServer, type Plugin, type ViteDevServer } from "vite";

const DRAWN = "drawn:";

/** A component as one SVG. */
async function draw(server: ViteDevServer, drawing: string): Promise<string> {
  const [{ default: Drawing }, { render }] = await Promise.all([server.ssrLoadModule(`/src/games/${drawing}.svelte`), server.ssrLoadModule("svelte/server")]);
  const { body } = (render as (component: unknown) => { body: string })(Drawing);
  const tidy = body.replace(/<!--.*?-->/gs, "").replace(/\s+/g, " ").replace(/> </g, "><");
  return tidy.replace(/\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10));
}

/** Drawings are Svelte components, but no browser needs their code: `drawn:game/Component` is the address of the finished picture. */
export function drawn(plugins: () => Plugin[][]): Plugin {
  let dev: ViteDevServer | null = null;
  let studio: Promise<ViteDevServer> | null = null;
  const open = (): Promise<ViteDevServer> =>
    createServer({ configFile: false, cacheDir: "node_modules/.drawn", plugins: plugins(), server: { middlewareMode: true, hmr: false, watch: null }, appType: "custom", optimizeDeps: { noDiscovery: true }, logLevel: "error" });
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

const messages = (kinds: string): RegExp => new RegExp(`^(?:${kinds})-[\\w-]+ =.*\\n(?:[ \\t].*\\n|\\n(?=[ \\t]))*`, "gm");
const TERMINAL = messages("account|action|step|rules");
const REASONS = messages("reason");
const SAME = /^([\w-]+ = (.+)\n)(?: {4}\.\w+ = \2\n)+/gm;

/** The game's own files serve terminal and browser; the page does without what only the terminal says (accounts, action lists, short rules,
    the parts that card texts are made of) and without cases that sound alike. Reasons are fetched when first needed: `en.ftl?reasons`. */
export function lessWords(): Plugin {
  let building = false;
  return {
    name: "polana-words",
    enforce: "pre",
    configResolved: ({ command }) => void (building = command === "build"),
    async load(id) {
      const [path = "", query] = id.split("?");
      if (!/\/polana\/games\/\w+\/\w+\.ftl$/.test(path) || (query !== "reasons" && !(query === "raw" && building))) return null;
      this.addWatchFile(path);
      const text = await readFile(path, "utf8");
      const less = query === "reasons" ? (text.match(REASONS) ?? []).join("") : text.replace(TERMINAL, "").replace(REASONS, "").replace(SAME, "$1");
      return `export default ${JSON.stringify(less)};`;
    },
  };
}

/** Development without a server: the page gets a made-up one. Never part of a build. */
export function mock(): Plugin {
  return {
    name: "polana-mock",
    apply: "serve",
    transformIndexHtml: () => [{ tag: "script", attrs: { type: "module", src: "/dev/mock.ts" }, injectTo: "head-prepend" }],
  };
}
