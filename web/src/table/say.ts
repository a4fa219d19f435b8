// Log entries and refusals as sentences.

import type { GameParts } from "../games/game.ts";
import type { Arg, LogEntry, TableMessage } from "../protocol.ts";
import { complaint, t, words, type Args } from "../shell/words.svelte.ts";
import type { Refusal } from "./aim.svelte.ts";

/** The first letter large: names of things are small in some languages, titles are not. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);
}

/** Points with their sign. */
export function signed(points: number): string {
  return `${points > 0 ? "+" : points < 0 ? "−" : ""}${Math.abs(points)}`;
}

/** A game's noun in a case; languages that have no such case use the plain form. */
export function noun(id: string, form: string, game: string): string {
  return words.find(`${id}${form}`, {}, game) ?? t(id, {}, game);
}

/** A name ready-made for a sentence, in every case: card, cardacc, cardgen. */
export function inCases(key: string, name: (form: string) => string): Args {
  return { [key]: name(""), [`${key}acc`]: name(".accusative"), [`${key}gen`]: name(".genitive") };
}

/** Arguments ready-made for a sentence: seats become names; the game turns its things into words. */
export function spoken(
  args: Record<string, Arg>,
  message: Pick<TableMessage, "seats">,
  parts: Pick<GameParts, "facts"> | null,
  seat?: number,
): Args {
  const name = (index: Arg | undefined): string => message.seats[Number(index)]?.name ?? "";
  const ready: Args = seat === undefined || seat < 0 ? {} : { player: name(seat) };
  const { pile, owner, seat: whose, player, ...rest } = args;
  if (pile !== undefined || owner !== undefined) ready["owner"] = name(pile ?? owner);
  if (whose !== undefined || player !== undefined) ready["player"] = name(whose ?? player);
  return { ...ready, ...(parts ? parts.facts(rest) : (rest as Args)) };
}

export function sayEntry(entry: LogEntry, message: TableMessage, parts: GameParts): string {
  const args = { ...spoken(entry.args, message, parts, entry.seat), points: entry.points };
  return capital(words.find(`event-${entry.kind}`, args, message.game) ?? entry.kind);
}

export function sayRefusal(refusal: Refusal, message: TableMessage, parts: GameParts | null): string {
  return complaint(refusal.key, spoken(refusal.args, message, parts), message.game);
}
