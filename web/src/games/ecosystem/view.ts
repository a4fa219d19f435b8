// Reading an Ecosystem view: lands, hands, who passes to whom. No rules, only what the server sent.

import type { TableMessage } from "../../protocol.ts";
import type { Source } from "../../table/rising.svelte.ts";

export interface Placed {
  card: string;
  x: number;
  y: number;
  points: number | null; // what it brings by itself; null: its kind counts all together
}

export interface Player {
  hand: (string | null)[];
  ready: boolean;
  picked: string | null;
  swaps: boolean;
  lifted: [number, number] | null;
  land: Placed[];
  width: number;
  height: number;
  free: [number, number][];
  wolves: number;
  stream: number;
  deer: [number, number]; // rows and columns
  meadows: number[]; // sizes
}

export interface Matt {
  hand: (string | null)[];
  pile: Record<string, number>;
  wolves: number;
  stream: number;
}

export interface EcosystemView {
  phase: "pick" | "place" | "swap" | "second" | "wait" | "over";
  stage: number;
  turn: number;
  direction: "left" | "right";
  players: Player[];
  matt: Matt | null;
}

export const KINDS = [..."SMTGEBARFDW"]; // water, field, forest: who needs whom stands together
export const CATEGORIES = [...KINDS, "gaps"];
export const COLUMNS = 5;
export const ROWS = 4;
export const TURNS = 20;

/** What scores a kind: these beside it (the eagle: near it), and these must not be. */
export const NEEDS: Record<string, string> = { G: "S", T: "SG", B: "ET", E: "M", A: "TR", S: "S", M: "M", W: "W" };
export const FEARS: Record<string, string> = { F: "WB" };

/** The kinds that score when this one is near them. */
export function serves(kind: string): string[] {
  return KINDS.filter((other) => other !== kind && NEEDS[other]?.includes(kind));
}

export function cellKey(x: number, y: number): string {
  return `cell:${x},${y}`;
}

export function parseCell(key: string): { x: number; y: number } | null {
  const found = /^cell:(-?\d+),(-?\d+)$/.exec(key);
  return found ? { x: Number(found[1]), y: Number(found[2]) } : null;
}

/** The key of a card in somebody's land. */
export function placeKey(seat: number, me: number | null, x: number, y: number): string {
  return seat === me ? cellKey(x, y) : `seat-${seat}:${x},${y}`;
}

/** A hand as stacks: cards of a kind are alike. Hidden cards last. */
export function stacks(hand: readonly (string | null)[]): { kind: string | null; count: number }[] {
  const kinds = KINDS.map((kind) => ({ kind, count: hand.filter((card) => card === kind).length })).filter(
    ({ count }) => count,
  );
  const hidden = hand.filter((card) => card === null).length;
  return hidden ? [...kinds, { kind: null, count: hidden }] : kinds;
}

/** Whom a seat passes to and gets from: a seat, or "matt", who sits after the second of two. */
export function neighbours(view: EcosystemView, seat: number): { to: number | "matt"; from: number | "matt" } {
  const round: (number | "matt")[] = [...view.players.keys(), ...(view.matt ? (["matt"] as const) : [])];
  const [left, right] = [round[(seat + 1) % round.length], round[(seat - 1 + round.length) % round.length]];
  return view.direction === "left"
    ? { to: left ?? seat, from: right ?? seat }
    : { to: right ?? seat, from: left ?? seat };
}

export interface Runner {
  who: number | "matt";
  count: number;
}

/** Wolves or streams, the best first. */
export function race(view: EcosystemView, kind: "W" | "S"): Runner[] {
  const of = (each: { wolves: number; stream: number }): number => (kind === "W" ? each.wolves : each.stream);
  const runners: Runner[] = view.players.map((player, who) => ({ who, count: of(player) }));
  if (view.matt) runners.push({ who: "matt", count: of(view.matt) });
  return runners.sort((one, other) => other.count - one.count);
}

/** The cards of a kind and what each gives; what counts all together rises from the first of them. */
export function sources(message: TableMessage<EcosystemView>, seat: number, kind: string): Source[] {
  const points = message.scores.seats[seat]?.categories[kind] ?? 0;
  const cards = (message.view.players[seat]?.land ?? []).filter(({ card }) => card === kind);
  const key = ({ x, y }: Placed): string => placeKey(seat, message.me, x, y);
  const first = cards[0];
  if (first?.points === null && kind !== "M") return [{ key: key(first), points }];
  return cards.flatMap((card) => (card.points ? [{ key: key(card), points: card.points }] : []));
}
