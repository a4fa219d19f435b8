// What a game gives to the client. The table knows nothing else about it.

import type { Component } from "svelte";
import type { GameView, LogEntry, TableMessage } from "../protocol.ts";
import type { Args } from "../shell/words.svelte.ts";
import type { Source } from "../table/rising.svelte.ts";

/** Known at once, on every page: `face.ts` in the game's folder. */
export interface GameFace {
  emblem: string; // its picture on the home page: the address of a drawing
  drawings: string; // the pieces, as symbols to <use>: the address of a drawing that is fetched with the board
  parts(): Promise<GameParts>;
  rules(): Promise<Component>;
  tips: { phase: string; at: string }[]; // the guided first game: a step of the turn and the thing it points at
}

/** Fetched when a table of the game opens. */
export interface GameParts {
  Board: Component<{ message: TableMessage }>;
  finale(): Promise<Component<{ message: TableMessage }>>;
  Glance: Component<{ view: GameView; seat: number }>; // somebody's things, small, beside the name
  overview(): Promise<Component<{ message: TableMessage }>>; // first tab of the panel
  Piece: Component<{ card: string | null }>; // what travels and what is dragged
  pieceBox: [number, number];
  hint?(): Promise<Component<{ message: TableMessage; thing: string }>>; // what a thing means, beside it
  categories(view: GameView): string[]; // those that can bring points here
  category(category: string): string; // its name
  symbol(category: string): string; // id of the drawing that stands for a score category
  facts(args: LogEntry["args"]): Args; // named numbers of an event or a refusal as words, in every case they are used in
  quiet(entry: LogEntry): boolean; // what the log passes over, because a later event says more
  journeys(entry: LogEntry, message: TableMessage): Journey[]; // what an event moves
  sources(message: TableMessage, entry: LogEntry, before: TableMessage | null): Source[]; // the things that gave points when it happened
  explain(message: TableMessage, seat: number, category: string): Reckoning[];
}

export interface Journey {
  piece: string | null; // null: face down
  from: string; // keys of things on the table
  to: string;
  itself: boolean; // `to` is the travelling thing, not a place: it shows itself when it lands
}

export interface Reckoning {
  words: string;
  points: number | null;
}
