// A view of the Vale as the server sends it, and what a board reads out of it. No rules.

import type { Action } from "../../protocol.ts";
import { DECK } from "./deck.ts";

export interface Lying {
  card: string;
  owner: number | null; // seat of the marker
}

export interface Zone {
  family: string;
  sale: number[]; // stones: red, blue, purple
  cards: Lying[];
}

export interface Player {
  score: number;
  stones: number[];
  worth: number[]; // of a stone of each colour
  purse: number;
  limit: number;
  hand: (string | null)[];
  pens: string[];
  ledger: Record<string, number>;
}

export interface Pending {
  seat: number;
  card: string | null; // whose effect it is, or what is to be paid for
  verb: string | null;
  amount: number | null;
  thing: string | null;
  by: number | null;
}

export interface Offer {
  price: number;
  payments: number[][];
  why: string | null;
}

export interface ValeView {
  phase: string;
  stage: "hunt" | "act" | "resolve" | "over";
  round: number;
  first: number;
  turn: number;
  deck: number;
  top: string | null;
  discards: string[];
  market: Zone[];
  pending: Pending | null;
  waiting: string[];
  players: Player[];
  offers: Record<string, Offer>;
}

export const GOAL = 60;
export const ROUNDS = 10;
export const STAGES = ["hunt", "act", "resolve"];

/** The card of a key such as `market:imp` or `seat-1:imp`; null for anything else. */
export function cardOf(key: string | null | undefined): string | null {
  const card = key?.split(":")[1] ?? "";
  return card in DECK ? card : null;
}

/** Stones in notation, both ways: `2r1b`. */
export function stonesText(stones: readonly number[]): string {
  return stones.map((count, i) => (count ? `${count}${"rbp"[i]}` : "")).join("") || "0";
}

export function parseStones(text: string): number[] {
  return [..."rbp"].map((letter) => Number(new RegExp(`(\\d)${letter}`).exec(text)?.[1] ?? 0));
}

export const worthOf = (stones: readonly number[], worth: readonly number[]): number =>
  stones.reduce((sum, count, i) => sum + count * (worth[i] ?? 0), 0);

/** The keys with a prefix among the targets of actions, each once. */
export function keysOf(actions: readonly Action[], prefix: string): string[] {
  return [...new Set(actions.flatMap((action) => action.targets))].filter((key) => key.startsWith(prefix));
}
