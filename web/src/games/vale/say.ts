// Names of the Vale's things in the present language.

import { t } from "../../shell/words.svelte.ts";
import { capital } from "../../table/say.ts";

export function cardName(card: string): string {
  return capital(t(`card-${card}`, {}, "vale"));
}
