// What each kind of tile does: words of the rules page, which the board's notes show too once they have come.

import { words } from "../../shell/words.svelte.ts";

void words.load("upstream/rules");

export const lore = (kind: string): string => words.find(`lore-${kind}`, {}, "upstream") ?? "";
