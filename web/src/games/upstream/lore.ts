// What each kind of tile does: words of the rules page, which the board's notes show too once they have come.

import { words, type Args } from "../../shell/words.svelte.ts";

void words.load("upstream/rules");

/** By the options of the table, where they matter. */
export const lore = (kind: string, options: Record<string, unknown> = {}): string => words.find(`lore-${kind}`, options as Args, "upstream") ?? "";
