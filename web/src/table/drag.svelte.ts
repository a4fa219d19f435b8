// A thing under the finger: where it is and what lies beneath it.

import type { Aim } from "./aim.svelte.ts";

export class Drag {
  key = $state<string | null>(null);
  x = $state(0);
  y = $state(0);
  width = $state(0);
  height = $state(0);
  over: string | null = null;

  begin(key: string, box: DOMRect): void {
    this.key = key;
    this.width = box.width;
    this.height = box.height;
    this.over = null;
  }

  move(x: number, y: number, aim: Aim): void {
    this.x = x;
    this.y = y;
    const beneath = document.elementFromPoint(x, y);
    const landing = beneath?.closest<HTMLElement>("[data-land]");
    const found = beneath?.closest<HTMLElement | SVGElement>("[data-key]");
    this.over = landing ? `land:${landing.dataset["land"]}` : (found?.dataset["key"] ?? null);
    aim.point(this.over);
  }

  end(): void {
    this.key = null;
  }
}
