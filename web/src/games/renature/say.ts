// Names of Renature's things in the present language.

import type { LogEntry, TableMessage } from "../../protocol.ts";
import { t, type Args } from "../../shell/words.svelte.ts";
import { capital, noun } from "../../table/say.ts";
import type { Area } from "./view.ts";

export const say = (id: string, args: Args = {}): string => t(id, args, "renature");

export const animalName = (letter: string): string => say(`animal-${letter}`);
export const plantName = (plant: string): string => say(`plant-${plant}`);

export function dominoName(domino: string | null): string {
  return domino ? [...domino].map(animalName).join(" + ") : say("domino-unknown");
}

/** A domino or a plant in the valley, as words. */
export function pieceName(name: string | null, at: string): string {
  return `${name && /\d/.test(name) ? plantName(name) : dominoName(name)}, ${at}`;
}

export const areaName = ({ area, main, second }: Area): string => say("board-area", { area, main, second });

/** Dominoes, plants and animals of an event or a refusal, as words. */
export function facts(args: LogEntry["args"]): Args {
  const said: Args = {};
  for (const [key, value] of Object.entries(args)) {
    const text = typeof value === "string" ? value : null;
    if (key === "domino") said[key] = dominoName(text);
    else if ((key === "animal" || key === "joker") && text) said[key] = animalName(text);
    else if (key === "isolated") said[key] = value ? "yes" : "no";
    else if (key === "plant" && text) {
      said[key] = plantName(text);
      said["plantacc"] = noun(`plant-${text}`, ".accusative", "renature");
    } else said[key] = value ?? "hidden";
  }
  return said;
}

/** An event that has not happened yet, as a sentence. */
export function foretell(entry: LogEntry, message: TableMessage): string {
  return capital(
    say(`event-${entry.kind}`, {
      ...facts(entry.args),
      player: message.seats[entry.seat]?.name ?? "",
      points: entry.points,
    }),
  );
}
