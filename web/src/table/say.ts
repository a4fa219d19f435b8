// Log entries and refusals as sentences.

import type { Arg, LogEntry, TableMessage } from "../protocol.ts";
import { complaint, t, words, type Args } from "../shell/words.svelte.ts";
import type { Refusal } from "./aim.svelte.ts";

const CASES = { acc: "accusative", gen: "genitive" } as const;

/** The first letter large: names of things are small in some languages, titles are not. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);
}

/** A card or species as words in a case: "M4" is "Maple 4", "M" is "Maple", null a hidden card. */
function named(value: string | null, suffix: string, game: string): string {
  if (value === null) return words.find(`card-unknown${suffix}`, {}, game) ?? t("card-unknown", {}, game);
  const noun = words.find(`species-${value[0]}${suffix}`, {}, game) ?? t(`species-${value[0]}`, {}, game);
  return `${noun} ${value.slice(1)}`.trim();
}

/** Arguments ready-made for a sentence: seats become names; cards and species become words, in every case. */
export function spoken(args: Record<string, Arg>, message: Pick<TableMessage, "seats" | "game">, seat?: number): Args {
  const name = (index: Arg): string => message.seats[Number(index)]?.name ?? "";
  const ready: Args = seat === undefined || seat < 0 ? {} : { player: name(seat) };
  for (const [key, value] of Object.entries(args)) {
    if (key === "pile" || key === "owner") ready["owner"] = name(value);
    else if (key === "seat" || key === "player") ready["player"] = name(value);
    else if (key === "card" || key === "species") {
      const text = value === null ? null : String(value);
      ready[key] = named(text, "", message.game);
      for (const [short, attribute] of Object.entries(CASES)) ready[key + short] = named(text, `.${attribute}`, message.game);
    } else ready[key] = value ?? "";
  }
  return ready;
}

export function sayEntry(entry: LogEntry, message: TableMessage): string {
  const args = { ...spoken(entry.args, message, entry.seat), points: entry.points };
  return capital(words.find(`event-${entry.kind}`, args, message.game) ?? entry.kind);
}

export function sayRefusal(refusal: Refusal, message: TableMessage): string {
  return complaint(refusal.key, spoken(refusal.args, message), message.game);
}
