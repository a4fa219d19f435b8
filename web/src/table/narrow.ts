// Narrowing: choosing targets one by one until one legal action is left. Pure; knows no game.

import type { Action } from "../protocol.ts";

/** The actions that contain every chosen target. */
export function narrow(actions: readonly Action[], chosen: readonly string[]): Action[] {
  return actions.filter((action) => chosen.every((target) => action.targets.includes(target)));
}

/** The targets that can be chosen next: those of the actions left, without the chosen ones. */
export function offered(actions: readonly Action[], chosen: readonly string[]): Set<string> {
  const open = new Set<string>();
  for (const action of narrow(actions, chosen)) {
    if (action.button) continue;
    for (const target of action.targets) if (!chosen.includes(target)) open.add(target);
  }
  return open;
}

export type Choice =
  | { kind: "play"; action: Action } // one action left: this is it
  | { kind: "narrowed"; chosen: string[] } // several left: go on
  | { kind: "none" }; // no legal action has these targets: ask why

/** What choosing one more target leads to. */
export function choose(actions: readonly Action[], chosen: readonly string[], target: string): Choice {
  const next = chosen.includes(target) ? [...chosen] : [...chosen, target];
  const left = narrow(actions, next).filter((action) => !action.button);
  const only = left[0];
  if (!only) return { kind: "none" };
  return left.length === 1 ? { kind: "play", action: only } : { kind: "narrowed", chosen: next };
}

export interface Place {
  key: string;
  x: number; // middle, in screen pixels
  y: number;
}

export type Direction = "left" | "right" | "up" | "down";

/** The nearest place in a direction, seen in a cone; along the direction counts once, sideways counts double. */
export function nearest(from: Place, places: readonly Place[], direction: Direction): Place | null {
  const [ux, uy] = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] }[direction] as [number, number];
  let best: Place | null = null;
  let least = Infinity;
  for (const place of places) {
    if (place.key === from.key) continue;
    const dx = place.x - from.x;
    const dy = place.y - from.y;
    const along = dx * ux + dy * uy;
    const aside = Math.abs(dx * uy) + Math.abs(dy * ux);
    if (along < 4 || aside > 2 * along) continue;
    const cost = along + 2 * aside;
    if (cost < least) [least, best] = [cost, place];
  }
  return best;
}
