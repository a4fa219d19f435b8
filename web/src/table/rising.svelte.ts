// Points rise from the things that gave them.

import { tick } from "svelte";
import { settings } from "../shell/settings.svelte.ts";

/** A thing on the table and the points it gave. */
export interface Source {
  key: string;
  points: number;
}

interface Rise extends Source {
  id: number;
  x: number;
  y: number;
  wait: number;
}

export class Rising {
  rises = $state.raw<Rise[]>([]);
  #count = 0;

  /** Let points rise, one after the other, once the things stand where they are now. */
  async from(sources: readonly Source[]): Promise<void> {
    this.rises = [];
    if (!settings.travel || document.hidden) return;
    await tick();
    requestAnimationFrame(() => {
      this.rises = sources.flatMap((source, i) => {
        const box = document.querySelector(`[data-key="${CSS.escape(source.key)}"]`)?.getBoundingClientRect();
        return box && source.points
          ? [
              {
                ...source,
                id: ++this.#count,
                x: box.x + box.width / 2,
                y: box.y + box.height / 2,
                wait: i * settings.travel * 0.6,
              },
            ]
          : [];
      });
    });
  }

  end(id: number): void {
    this.rises = this.rises.filter((rise) => rise.id !== id);
  }
}
