// Names of Ecosystem's things in the present language.

import type { LogEntry, TableMessage } from "../../protocol.ts";
import { t, type Args } from "../../shell/words.svelte.ts";
import { capital, inCases, noun } from "../../table/say.ts";
import { stacks } from "./view.ts";

export const say = (id: string, args: Args = {}): string => t(id, args, "ecosystem");

export function kindName(kind: string): string {
  return capital(say(kind === "gaps" ? "gaps" : `kind-${kind}`));
}

export function whoName(who: number | "matt", message: Pick<TableMessage, "seats">): string {
  return who === "matt" ? say("matt") : (message.seats[who]?.name ?? "");
}

/** A hand as words: its kinds, with a number where there are several. */
function handName(cards: string | null): string {
  if (cards === null) return say("hand-unknown");
  return stacks([...cards])
    .map(({ kind, count }) => say(`kind-${kind}`) + (count > 1 ? ` × ${count}` : ""))
    .join(", ");
}

/** Cards, kinds and hands of an event, as words. */
export function facts(args: LogEntry["args"]): Args {
  const said: Args = {};
  for (const [key, value] of Object.entries(args)) {
    if (key === "card" || key === "second")
      Object.assign(
        said,
        inCases(key, (form) => noun(value === null ? "card-unknown" : `kind-${value}`, form, "ecosystem")),
      );
    else if (key === "kind") said["kindplural"] = noun(`kind-${value}`, ".plural", "ecosystem");
    else if (key === "cards") said["cards"] = handName(value as string | null);
    else if (typeof value === "string" || typeof value === "number") said[key] = value;
  }
  return said;
}
