// What each kind of tile does: words of the rules page. Whatever shows them waits for them; they hold the notes beside the board, too.

import { words, type Args } from "../../shell/words.svelte.ts";

await words.load("upstream/rules");

/** By the options of the table, where they matter. */
export const lore = (kind: string, options: Record<string, unknown> = {}): string =>
  words.find(`lore-${kind}`, options as Args, "upstream") ?? "";
