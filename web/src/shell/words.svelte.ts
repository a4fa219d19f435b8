// Words in three languages from the shared Fluent files; a file is fetched when its language is first needed.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { LANGUAGES } from "../protocol.generated.ts";
import { remember, remembered } from "./settings.svelte.ts";

export { LANGUAGES };
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", pl: "Polski", uk: "Українська" };
export type Args = Record<string, FluentVariable>;

const RARE = "rare"; // complaints of engine and server
export const TITLES = "titles"; // of all games: <game>-title and <game>-blurb
export const BOTS = "bots";

type Loader = () => Promise<string>;
const files = import.meta.glob<string>(
  [
    "../../../src/polana/{words,server,bots,engine}/*.ftl",
    "../../../src/polana/games/*/*.ftl",
    "../games/*/words/*.ftl",
    "../games/*/rules/*.ftl",
  ],
  { query: "?raw", import: "default" },
);
const titles: Record<Language, Loader> = {
  en: async () => (await import("titles:en")).default,
  pl: async () => (await import("titles:pl")).default,
  uk: async () => (await import("titles:uk")).default,
};
const later = import.meta.glob<string>("../../../src/polana/games/*/*.ftl", { query: "?later", import: "default" });

/** The first of our languages that the browser asks for. */
export function preferred(asked: readonly string[]): Language {
  for (const tag of asked) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split("-")[0] === language);
    if (found) return found;
  }
  return "en";
}

function starting(): Language {
  const kept = remembered("language") as Language | null;
  return kept && LANGUAGES.includes(kept) ? kept : preferred(navigator.languages);
}

class Words {
  language = $state<Language>(starting());
  #bundles = $state.raw<Record<string, FluentBundle>>({}); // by "scope:language"; scope "" is shared
  #wanted = new Set<string>([""]);

  /** Fetch the shared words and those of the scopes wanted so far, in the present language. */
  async load(...scopes: string[]): Promise<void> {
    for (const scope of scopes) this.#wanted.add(scope);
    const language = this.language;
    await Promise.all([...this.#wanted].map((scope) => this.#fetch(scope, language)));
    document.documentElement.lang = language;
  }

  async speak(language: Language): Promise<void> {
    await Promise.all([...this.#wanted].map((scope) => this.#fetch(scope, language)));
    this.language = language;
    document.documentElement.lang = language;
    remember("language", language);
  }

  async #fetch(scope: string, language: Language): Promise<void> {
    const name = `${scope}:${language}`;
    if (this.#bundles[name]) return;
    const texts = await Promise.all(loaders(scope, language).map((load) => load()));
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
    this.#bundles = { ...this.#bundles, [name]: bundle };
  }

  has(scope: string): boolean {
    return `${scope}:${this.language}` in this.#bundles;
  }

  /** The sentence for an id, or null; `id.attribute` gives an attribute. Later scopes are asked first. */
  find(id: string, args?: Args, scope?: string): string | null {
    const [name = "", attribute] = id.split(".");
    const scopes =
      scope === undefined ? [...this.#wanted].reverse() : [`${scope}/rules`, scope, `${scope}/later`, "", RARE];
    for (const each of scopes) {
      const bundle = this.#bundles[`${each}:${this.language}`];
      const message = bundle?.getMessage(name);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      if (bundle && pattern) return bundle.formatPattern(pattern, args, []);
    }
    return null;
  }
}

/** Scope "" = shared, "titles" = what the games are called, "bots" = who may sit down, "rare" = complaints of engine and server,
    "arboretum" = a game's own words, "arboretum/rules" = its rules page, "arboretum/later" = why something cannot be done, options, what cards do. */
function loaders(scope: string, language: Language): Loader[] {
  const [game, part] = scope.split("/");
  if (game === TITLES) return [titles[language]];
  if (part === "later") return [later[`../../../src/polana/games/${game}/${language}.ftl`] ?? []].flat();
  const home = "../../../src/polana";
  const paths = !game
    ? [`${home}/words/${language}.ftl`]
    : game === BOTS
      ? [`${home}/bots/${language}.ftl`]
      : game === RARE
        ? [`${home}/engine/${language}.ftl`, `${home}/server/${language}.ftl`]
        : part === "rules"
          ? [`../games/${game}/rules/${language}.ftl`]
          : [`${home}/games/${game}/${language}.ftl`, `../games/${game}/words/${language}.ftl`];
  return paths.flatMap((path) => files[path] ?? []);
}

export const words = new Words();

/** A complaint in words; complaints are rare and long, so they are fetched when first needed. */
export function complaint(key: string, args: Args = {}, scope = ""): string {
  for (const id of [`reason-${key}`, `error-${key}`, `ui-error-${key}`]) {
    const said = words.find(id, args, scope);
    if (said) return said;
  }
  const rare = [...(scope ? [`${scope}/later`] : []), RARE];
  if (rare.every((each) => words.has(each))) return t("ui-error-failed");
  void words.load(...rare);
  return "…";
}

/** The sentence for an id in the present language; the id itself shows where a word is missing. */
export function t(id: string, args?: Args, scope?: string): string {
  return words.find(id, args, scope) ?? id;
}
