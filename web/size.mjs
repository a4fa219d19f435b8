// What a visitor fetches, gzipped: `npm run size` after a build. Fails when a budget is broken.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { gzipSync } from "node:zlib";

const BOARD = 60; // kB: JavaScript of home page and one board, with the words of one language
const ALL = 250; // kB: JavaScript of everything, all games in all languages

const root = new URL("../src/polana/static/", import.meta.url).pathname;
const files = readdirSync(root, { recursive: true })
  .map(String)
  .filter((name) => statSync(join(root, name)).isFile());
const games = readdirSync(new URL("src/games/", import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
const weigh = (names) =>
  [...names].reduce((sum, name) => sum + gzipSync(readFileSync(join(root, name)), { level: 9 }).length, 0) / 1000;

/** A script and all that it imports at once. */
function needed(name, found = new Set()) {
  if (found.has(name)) return found;
  found.add(name);
  const text = readFileSync(join(root, name), "utf8");
  for (const [, path] of text.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) needed(`assets/${path}`, found);
  return found;
}

/** The files that match each of these, with what they import. */
function opened(patterns) {
  const found = new Set();
  for (const pattern of patterns) {
    const starts = files.filter((name) => name.endsWith(".js") && pattern.test(basename(name)));
    if (!starts.length) throw new Error(`nothing built matches ${pattern}: was the build finished?`);
    for (const name of starts) needed(name, found);
  }
  return found;
}

function figure(words, names, budget = Infinity) {
  const kilobytes = weigh(names);
  console.log(`${kilobytes.toFixed(1).padStart(7)} kB${budget < Infinity ? ` of ${budget}` : ""}  ${words}`);
  if (kilobytes > budget) process.exitCode = 1;
}

const ending = (...ends) => files.filter((name) => ends.some((end) => name.endsWith(end)));
const shared = [/^index-/, /^TablePage-/, /^words-words-en-/, /^_titles_en-/];
for (const game of games) {
  const own = [`^${game}-parts-`, `^words-${game}-en-`, `^words-${game}-words-en-`].map(
    (pattern) => new RegExp(pattern),
  );
  figure(`home page and the board of ${game}: JavaScript with its words`, opened([...shared, ...own]), BOARD);
}
figure("everything: JavaScript of all games in all languages", ending(".js"), ALL);
for (const game of games)
  figure(
    `drawings of ${game}`,
    ending(".svg").filter((name) => basename(name).startsWith(`${game}-`)),
  );
figure("styles", ending(".css"));
figure("fonts", ending(".woff2", ".woff"));
