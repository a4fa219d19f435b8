// Everything the parts of one table page share.

import { getContext, setContext } from "svelte";
import type { TableMessage } from "../protocol.ts";
import { Aim } from "./aim.svelte.ts";
import { Drag } from "./drag.svelte.ts";
import { Live } from "./live.svelte.ts";
import { Rising } from "./rising.svelte.ts";

/** A point of the score sheet that is being looked at: the board shows where it comes from. */
export interface Spot {
  seat: number;
  category: string;
}

export class Table {
  readonly live: Live;
  readonly aim: Aim;
  readonly drag = new Drag();
  readonly rising = new Rising();
  watched = $state<number | null>(null); // whose things are shown large; null: my own
  spot = $state.raw<Spot | null>(null);
  revealed = $state.raw<number[] | null>(null); // everybody's points as far as the end has been told; null: all of it
  replay = $state.raw<TableMessage | null>(null); // an earlier moment of a finished game

  constructor(id: string) {
    this.live = new Live(id);
    this.aim = new Aim(this.live);
  }

  get message(): TableMessage | null {
    return this.replay ?? this.live.table;
  }

  /** The seat shown large. */
  get seat(): number {
    return this.watched ?? this.message?.me ?? 0;
  }
}

const KEY = Symbol("table");

export function provideTable(table: Table): Table {
  return setContext(KEY, table);
}

export function useTable(): Table {
  return getContext<Table>(KEY);
}
