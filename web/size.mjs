// What a visitor fetches, gzipped: `npm run size` after a build. Fails when a budget is broken.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { gzipSync } from "node:zlib";

const root = new URL("../src/polana/static/", import.meta.url).pathname;
const files = readdirSync(root, { recursive: true }).map(String).filter((name) => statSync(join(root, name)).isFile());
const weigh = (names) => [...names].reduce((sum, name) => sum + gzipSync(readFileSync(join(root, name)), { level: 9 }).length, 0) / 1000;

/** A script and all that it imports at once. */
function needed(name, found = new Set()) {
  if (found.has(name)) return found;
  found.add(name);
  const text = readFileSync(join(root, name), "utf8");
  for (const [, path] of text.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) needed(`assets/${path}`, found);
  return found;
}

const starts = /^(index|TablePage|arboretum)-|^words-(words|server|bots|arboretum(-words)?)-en-/; // the page, the table, the board, the words of one language at first
const opened = new Set();
for (const name of files) if (name.endsWith(".js") && starts.test(basename(name))) needed(name, opened);

const figures = [
  ["home page and board, JavaScript with words", weigh(opened), 60],
  ["everything: all languages, rules, styles, fonts", weigh(files), 250],
];
for (const [name, kilobytes, budget] of figures) {
  console.log(`${kilobytes.toFixed(1).padStart(7)} kB of ${budget}  ${name}`);
  if (kilobytes > budget) process.exitCode = 1;
}
