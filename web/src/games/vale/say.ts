// The Vale's things in the words of the present language.

import type { LogEntry } from "../../protocol.ts";
import { t, words, type Args } from "../../shell/words.svelte.ts";
import { capital, inCases, noun } from "../../table/say.ts";
import { COLOURS, DECK } from "./deck.ts";

export function say(id: string, args?: Args): string {
  return t(id, args, "vale");
}

export function cardName(card: string): string {
  return capital(say(`card-${card}`));
}

/** What a card does, kind by kind; the board has these words fetched after itself. */
export function effectsOf(card: string): { kind: string; text: string }[] {
  return (DECK[card]?.kinds ?? []).map((kind) => ({
    kind,
    text: words.find(`effect-${card}.${kind}`, {}, "vale") ?? "",
  }));
}

/** The offers of a card that lets choose; its text ends with their list. */
export function offersOf(card: string): string[] {
  const list = effectsOf(card).find(({ text }) => text.includes("; "))?.text ?? "";
  return list
    .slice(list.indexOf(":") + 1, -1)
    .split(";")
    .filter(Boolean)
    .map((offer) => capital(offer.trim()));
}

export function stonesName(stones: readonly number[]): string {
  return (
    COLOURS.flatMap((colour, i) => (stones[i] ? [say(`stones-${colour}`, { n: stones[i] })] : [])).join(", ") ||
    say("stones-none")
  );
}

/** Cards, stones and offers of an event or a refusal, as words. */
export function facts(args: LogEntry["args"]): Args {
  const said: Args = {};
  for (const [key, value] of Object.entries(args as Record<string, unknown>)) {
    if (key === "card" || key === "second")
      Object.assign(
        said,
        inCases(key, (form) => noun(typeof value === "string" ? `card-${value}` : "card-unknown", form, "vale")),
      );
    else if (key === "stones") said[key] = stonesName(value as number[]);
    else if (key === "offers")
      said[key] = (value as number[]).map((offer) => offersOf(String(args["card"]))[offer] ?? "").join("; ");
    else said[key] = value ?? "";
  }
  return said;
}
