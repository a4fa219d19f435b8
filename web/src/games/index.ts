// The games this client can draw. A table of another game says so instead of breaking.

import type { Component } from "svelte";
import type { GameView, LogEntry, TableMessage } from "../protocol.ts";
import type { Source } from "../table/rising.svelte.ts";
import ArboretumEmblem from "./arboretum/Emblem.svelte";

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

export interface GameParts {
  Board: Component<{ message: TableMessage }>;
  finale(): Promise<Component<{ message: TableMessage }>>;
  Glance: Component<{ view: GameView; seat: number }>;
  Overview: Component<{ message: TableMessage }>;
  Piece: Component<{ card: string | null }>;
  pieceBox: [number, number];
  categories(view: GameView): string[]; // those that can bring points here
  category(category: string): string; // its name
  symbol(category: string): string; // id of the drawing that stands for a score category
  quiet: string[]; // kinds of events that the log passes over, because a later one says more
  journey(entry: LogEntry, me: number | null): Journey | null;
  sources(message: TableMessage, entry: LogEntry): Source[]; // the things that gave an entry its points
  explain(message: TableMessage, seat: number, category: string): Reckoning[];
}

export interface GameFace {
  Emblem: Component;
  parts(): Promise<GameParts>;
  rules(): Promise<Component>;
  tips: { phase: string; at: string }[]; // the guided first game: a step of the turn and the thing it points at
}

export const games: Record<string, GameFace> = {
  arboretum: {
    Emblem: ArboretumEmblem,
    parts: async () => (await import("./arboretum/index.ts")).parts,
    rules: async () => (await import("./arboretum/Rules.svelte")).default,
    tips: [
      { phase: "draw", at: "deck" },
      { phase: "plant", at: "card:" },
      { phase: "place", at: "card:" },
      { phase: "discard", at: "card:" },
      { phase: "wait", at: "seat:" },
    ],
  },
};
