// Names of Upstream's things in the present language.

import type { LogEntry } from "../../protocol.ts";
import { t, type Args } from "../../shell/words.svelte.ts";
import { capital } from "../../table/say.ts";
import type { Tile } from "./view.ts";

export const say = (id: string, args: Args = {}): string => t(id, args, "upstream");
export const kindName = (kind: string): string => capital(say(`tile-${kind}`));

/** Fluent chooses the names of tiles and tokens by their keys. */
export const facts = (args: LogEntry["args"]): Args => args as Args;

export function tileName({ cell, kind, crowd, room }: Tile): string {
  return say("board-tile", { cell, kind: kindName(kind), crowd, room: crowd + room });
}
