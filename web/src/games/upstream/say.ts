// Names of Upstream's things in the present language.

import type { LogEntry } from "../../protocol.ts";
import { t, type Args } from "../../shell/words.svelte.ts";
import { capital } from "../../table/say.ts";
import type { Move, Tile } from "./view.ts";

export const say = (id: string, args: Args = {}): string => t(id, args, "upstream");
export const kindName = (kind: string): string => capital(say(`tile-${kind}`));

export function facts(args: LogEntry["args"]): Args {
  return Object.fromEntries(Object.entries(args).filter(([, value]) => value !== null)) as Args;
}

export function tileName({ cell, kind, crowd, room }: Tile): string {
  return say("board-tile", { cell, kind: kindName(kind), crowd, room: crowd + room });
}

/** What a move costs and leads to, sentence by sentence; those that hurt come marked. */
export function foretold(move: Move): { words: string; hurts: boolean }[] {
  const lines: { words: string; hurts: boolean }[] = [];
  const add = (id: string, args: Args = {}, hurts = false): void => void lines.push({ words: say(`note-${id}`, args), hurts });
  const { cost, to } = move;
  add(move.jump ? "jump" : "swim", { cost, to });
  for (const { by, cell, left } of move.bites) add("bite", { by, cell, left }, true);
  if (move.carried.length) add("carried", { cell: move.carried.at(-1) ?? "", extra: move.extra });
  if (move.arrives) add("arrives");
  if (move.ends) add(move.whirlpool ? "whirlpool" : "ends", { forced: move.forced });
  for (const { by, cell, left } of move.after) add("bite", { by, cell, left }, true);
  for (const cell of move.choices) add("choice", { cell }, true);
  if (move.wasted) add("wasted", { wasted: move.wasted }, true);
  return lines;
}
