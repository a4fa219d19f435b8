// Names of Arboretum's things in the present language.

import type { LogEntry } from "../../protocol.ts";
import { t, type Args } from "../../shell/words.svelte.ts";
import { capital, inCases, noun } from "../../table/say.ts";
import { numberOf, speciesOf } from "./view.ts";

export function speciesName(letter: string): string {
  return capital(t(`species-${letter}`, {}, "arboretum"));
}

export function cardName(card: string): string {
  return `${speciesName(speciesOf(card))} ${numberOf(card)}`;
}

/** Cards and species of an event or a refusal, as words: "M4" is "Maple 4", "M" is "Maple", null a hidden card. */
export function facts(args: LogEntry["args"]): Args {
  const said: Args = {};
  for (const [key, value] of Object.entries(args)) {
    if (key !== "card" && key !== "species") said[key] = value ?? "";
    else if (typeof value === "string")
      Object.assign(
        said,
        inCases(key, (form) => `${noun(`species-${speciesOf(value)}`, form, "arboretum")} ${value.slice(1)}`.trim()),
      );
    else
      Object.assign(
        said,
        inCases(key, (form) => noun("card-unknown", form, "arboretum")),
      );
  }
  return said;
}

export function cellName(x: number, y: number): string {
  return t("target-cell", { x, y }, "arboretum");
}
