// @vitest-environment jsdom
// All three languages say everything, with the same arguments.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { LANGUAGES, preferred } from "../src/shell/words.svelte.ts";

const root = join(import.meta.dirname, "..");
const games = readdirSync(join(root, "src/games"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
const folders = [
  join(root, "../src/polana/words"),
  ...games.flatMap((game) => [
    join(root, `../src/polana/games/${game}`),
    join(root, `src/games/${game}/words`),
    join(root, `src/games/${game}/rules`),
  ]),
].filter((folder) => existsSync(join(folder, "en.ftl")));

const text = (folder: string, language: string): string => readFileSync(join(folder, `${language}.ftl`), "utf8");
const ids = (source: string): string[] => [...source.matchAll(/^([a-z][\w-]*) =/gim)].map((found) => found[1]!).sort();
const used = (source: string): Record<string, string> =>
  Object.fromEntries(
    source.split(/^(?=[a-z][\w-]* =)/gim).flatMap((block) => {
      const id = /^([a-z][\w-]*) =/i.exec(block)?.[1];
      return id
        ? [
            [
              id,
              [...new Set([...block.matchAll(/\$(\w+)/g)].map((found) => found[1]!.replace(/acc$|gen$/, "")))]
                .sort()
                .join(" "),
            ],
          ]
        : [];
    }),
  );

describe.each(folders.map((folder) => [folder.slice(root.length - 3), folder]))("%s", (_, folder) => {
  test.each(LANGUAGES)("%s is well formed", (language) => {
    expect(new FluentBundle(language).addResource(new FluentResource(text(folder, language)))).toEqual([]);
    expect(new FluentResource(text(folder, language)).body).toHaveLength(ids(text(folder, language)).length);
  });

  test.each(["pl", "uk"])("%s has the same ids as English", (language) =>
    expect(ids(text(folder, language))).toEqual(ids(text(folder, "en"))),
  );

  test.each(["pl", "uk"])("%s uses the same arguments as English", (language) =>
    expect(used(text(folder, language))).toEqual(used(text(folder, "en"))),
  );
});

test("every ui word that the client asks for exists, and no other", () => {
  const sources = readdirSync(join(root, "src"), { recursive: true })
    .map(String)
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .map((name) => readFileSync(join(root, "src", name), "utf8"))
    .join("\n");
  const have = ids(text(folders[0]!, "en")).filter((id) => id.startsWith("ui-"));
  const asked = new Set([...sources.matchAll(/"(ui-[\w-]+)"/g)].map((found) => found[1]!));
  const prefixes = [...sources.matchAll(/`(ui-[\w-]+-)\$\{/g)].map((found) => found[1]!);
  expect([...asked].filter((id) => !have.includes(id))).toEqual([]);
  expect(have.filter((id) => !asked.has(id) && !prefixes.some((prefix) => id.startsWith(prefix)))).toEqual([]);
});

test("the browser's first language of ours is spoken", () => {
  expect(preferred(["de-DE", "uk-UA", "pl"])).toBe("uk");
  expect(preferred(["pl-PL"])).toBe("pl");
  expect(preferred(["fr"])).toBe("en");
});
