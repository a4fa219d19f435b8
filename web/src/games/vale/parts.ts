// The Vale's parts, loaded when a table of it opens.

import type { LogEntry, TableMessage } from "../../protocol.ts";
import type { GameParts, Journey, Reckoning } from "../game.ts";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { DECK } from "./deck.ts";
import Glance from "./Glance.svelte";
import { cardName, effectsOf, facts, say } from "./say.ts";
import type { ValeView } from "./view.ts";

/** Where a card goes when an event happens: from and to, each as it is called for the one who looks. */
const WAYS: Record<string, [from: string, to: string]> = {
  reveals: ["deck", "market"],
  sells: ["market", "place:discards"],
  tames: ["market", "hand"],
  summons: ["hand", "pen"],
  releases: ["pen", "place:discards"],
  draws: ["deck", "hand"],
  discards: ["hand", "place:discards"],
  recovers: ["pen", "hand"],
  banishes: ["pen", "place:discards"],
  fetches: ["place:discards", "hand"],
  tops: ["pen", "deck"],
};

function journeys(entry: LogEntry, { me }: TableMessage): Journey[] {
  const way = WAYS[entry.kind];
  if (!way) return [];
  const card = typeof entry.args["card"] === "string" ? entry.args["card"] : null;
  const key = (place: string): string => {
    if (place === "market" || (entry.seat === me && card && /^(hand|pen)$/.test(place))) return `${place}:${card}`;
    return /^(hand|pen)$/.test(place) ? (place === "pen" ? `seat-${entry.seat}:${card}` : `seat:${entry.seat}`) : place;
  };
  return [{ piece: card, from: key(way[0]), to: key(way[1]), itself: /^(market|hand|pen)$/.test(way[1]) }];
}

/** The start, and cards that brought points or cost some, in the order of their families. */
function categories(view: ValeView): string[] {
  return ["start", ...Object.keys(DECK).filter((card) => view.players.some((player) => player.ledger[card]))];
}

function explain(message: TableMessage, seat: number, card: string): Reckoning[] {
  const points = message.scores.seats[seat]?.categories[card] ?? 0;
  if (card === "start") return [{ words: say("board-start"), points }];
  return [{ words: cardName(card), points }, ...effectsOf(card).map(({ text }) => ({ words: text, points: null }))];
}

export const parts: GameParts = {
  Board: Board as GameParts["Board"],
  finale: async () => (await import("./Finale.svelte")).default as Awaited<ReturnType<GameParts["finale"]>>,
  Glance: Glance as GameParts["Glance"],
  overview: async () => (await import("./Overview.svelte")).default as Awaited<ReturnType<GameParts["overview"]>>,
  hint: async () => (await import("./Hint.svelte")).default as Awaited<ReturnType<NonNullable<GameParts["hint"]>>>,
  Piece: Card,
  pieceBox: [100, 140],
  categories: (view) => categories(view as ValeView),
  category: (category) => (category === "start" ? say("start") : cardName(category)),
  symbol: (category) => (category === "start" ? "vg-points" : `v-${category}`),
  facts,
  quiet: (entry) => ["reveals", "shows", "ends"].includes(entry.kind),
  journeys,
  sources: (message, entry) =>
    entry.points
      ? [{ key: entry.seat === message.me ? `pen:${entry.args["card"]}` : `seat:${entry.seat}`, points: entry.points }]
      : [],
  explain,
};
