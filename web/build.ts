// Small parts of the build: the drawings as one SVG file, words without what only the terminal says, a made-up server for development.

import { readFile } from "node:fs/promises";
import { createServer, type Plugin, type ViteDevServer } from "vite";

const PAINTBOX = "virtual:paintbox";
const DRAWINGS = "/src/games/arboretum/trees/Trees.svelte";

async function draw(server: ViteDevServer): Promise<string> {
  const [{ default: Trees }, { render }] = await Promise.all([server.ssrLoadModule(DRAWINGS), server.ssrLoadModule("svelte/server")]);
  const { body } = (render as (component: unknown) => { body: string })(Trees);
  const tidy = body.replace(/<!--.*?-->/gs, "").replace(/\s+/g, " ").replace(/> </g, "><");
  return tidy.replace(/\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10));
}

/** Trees are Svelte components, but no browser needs their code: it gets them drawn, in one file that is fetched once. */
export function paintbox(plugins: () => Plugin[][]): Plugin {
  let dev: ViteDevServer | null = null;
  return {
    name: "polana-paintbox",
    configureServer(server) {
      dev = server;
      server.middlewares.use("/paintbox.svg", (_, response) => {
        void draw(server)
          .then((svg) => response.setHeader("Content-Type", "image/svg+xml").end(svg))
          .catch((error: unknown) => response.writeHead(500).end(String(error)));
      });
    },
    resolveId: (id) => (id === PAINTBOX ? `\0${PAINTBOX}` : null),
    async load(id) {
      if (id !== `\0${PAINTBOX}`) return null;
      if (dev) return `export default "/paintbox.svg";`;
      const server = await createServer({ configFile: false, cacheDir: "node_modules/.paintbox", plugins: plugins(), server: { middlewareMode: true, hmr: false, watch: null }, appType: "custom", optimizeDeps: { noDiscovery: true }, logLevel: "error" });
      const file = this.emitFile({ type: "asset", name: "paintbox.svg", source: await draw(server) });
      await server.close();
      return `export default import.meta.ROLLUP_FILE_URL_${file};`;
    },
  };
}

const TERMINAL = /^(?:account|action|rules)-[\w-]+ =.*\n(?:[ \t].*\n|\n(?=[ \t]))*/gm;

/** The game's own files serve terminal and browser; the page does without the terminal's accounts, action lists and short rules. */
export function lessWords(): Plugin {
  return {
    name: "polana-words",
    apply: "build",
    enforce: "pre",
    async load(id) {
      const [path = "", query] = id.split("?");
      if (query !== "raw" || !/\/polana\/games\/\w+\/\w+\.ftl$/.test(path)) return null;
      this.addWatchFile(path);
      return `export default ${JSON.stringify((await readFile(path, "utf8")).replace(TERMINAL, ""))};`;
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
