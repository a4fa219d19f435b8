// Names of Arboretum's things in the present language.

import { t } from "../../shell/words.svelte.ts";
import { capital } from "../../table/say.ts";
import { numberOf, speciesOf } from "./view.ts";

export function speciesName(letter: string): string {
  return capital(t(`species-${letter}`, {}, "arboretum"));
}

export function cardName(card: string): string {
  return `${speciesName(speciesOf(card))} ${numberOf(card)}`;
}

export function cellName(x: number, y: number): string {
  return t("target-cell", { x, y }, "arboretum");
}
