// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readCards } from "../src/games/vale/art/cards.ts";
import { dragon } from "../src/games/vale/art/dragon.ts";
import { earth } from "../src/games/vale/art/earth.ts";
import { effects } from "../src/games/vale/art/effects.ts";
import { fire } from "../src/games/vale/art/fire.ts";
import { signs } from "../src/games/vale/art/signs.ts";
import { water } from "../src/games/vale/art/water.ts";
import { wind } from "../src/games/vale/art/wind.ts";
import { DECK } from "../src/games/vale/deck.ts";
import { effectsOf, offersOf } from "../src/games/vale/say.ts";
import { cardOf, parseStones, stonesText, worthOf } from "../src/games/vale/view.ts";
import { LANGUAGES, words } from "../src/shell/words.svelte.ts";

const cards = readCards(readFileSync("../src/polana/games/vale/cards.toml", "utf8"));

describe("the cards", () => {
  it("are read as they stand in the game's file", () => {
    expect(cards.length).toBe(70);
    expect(cards.find((card) => card.name === "imp")).toEqual({
      name: "imp",
      family: "fire",
      cost: 0,
      instant: [{ take: 2, of: "red" }],
      active: [{ this: "hand" }],
    });
    expect(DECK["hippogriff"]).toEqual({ family: "wind", cost: 4, kinds: ["instant", "permanent"] });
    expect(Object.keys(DECK)).toEqual(cards.map((card) => card.name));
  });

  it("have a drawing each, in their family", () => {
    const families: Record<string, Record<string, string[]>> = { fire, water, earth, wind, dragon };
    for (const card of cards)
      expect(families[card.family]?.[card.name]?.join(""), card.name).toMatch(/^<path|^<circle|^<ellipse/);
    expect(Object.values(families).flatMap((family) => Object.keys(family)).length).toBe(70);
  });

  it("have effects in icons that are all drawn", () => {
    const drawn = new Set([...signs().matchAll(/ id="([\w-]+)"/g)].map(([, id]) => id));
    for (const card of cards) {
      const used = [...effects(card).matchAll(/href="#([\w-]+)"/g)].map(([, id]) => id);
      expect(used.length, card.name).toBeGreaterThan(1);
      for (const id of used) expect(drawn, `${card.name}: ${id}`).toContain(id);
    }
  });

  it.each(LANGUAGES)("have their effects in words: %s", async (language) => {
    await words.speak(language);
    await words.load("vale");
    for (const card of cards) for (const { text } of effectsOf(card.name)) expect(text).toMatch(/^\p{Lu}.+\.$/u);
    const counts = cards.flatMap((card) =>
      offersOf(card.name).length ? [[card.name, offersOf(card.name).length]] : [],
    );
    expect(counts).toEqual([
      ["hydra", 4],
      ["snail-maiden", 2],
      ["basilisk", 3],
    ]);
  });
});

describe("the view", () => {
  it("has stones in the server's notation", () => {
    for (const stones of [
      [0, 0, 0],
      [2, 1, 0],
      [0, 0, 4],
      [1, 1, 1],
    ])
      expect(parseStones(stonesText(stones))).toEqual(stones);
    expect(stonesText([2, 0, 1])).toBe("2r1p");
    expect(parseStones("pay:2r1b")).toEqual([2, 1, 0]);
    expect(worthOf([1, 2, 0], [1, 4, 7])).toBe(9);
  });

  it("knows cards by their keys", () => {
    expect(cardOf("seat-1:yuki-onna-exalted")).toBe("yuki-onna-exalted");
    expect(cardOf("pay:2r")).toBeNull();
    expect(cardOf("hand")).toBeNull();
  });
});
