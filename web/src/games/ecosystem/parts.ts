// Ecosystem's parts, loaded when a table of it opens.

import type { LogEntry, TableMessage } from "../../protocol.ts";
import type { Source } from "../../table/rising.svelte.ts";
import type { GameParts, Journey, Reckoning } from "../game.ts";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import Glance from "./Glance.svelte";
import { facts, kindName, say, whoName } from "./say.ts";
import { CATEGORIES, KINDS, neighbours, placeKey, race, type EcosystemView } from "./view.ts";

type Message = TableMessage<EcosystemView>;

/** Where things travel when an event happens; a seat's place stands for what cannot be seen. */
function journeys(entry: LogEntry, message: Message): Journey[] {
  const { me, view } = message;
  const { card, x, y } = entry.args;
  const piece = typeof card === "string" ? card : null;
  const mine = entry.seat === me;
  const at = (cell: readonly [number, number]): string => placeKey(entry.seat, me, ...cell);
  switch (entry.kind) {
    case "picks":
      return mine ? [{ piece, from: `card:${piece}`, to: "picked", itself: false }] : [];
    case "places":
      return [{ piece, from: mine ? "picked" : `seat:${entry.seat}`, to: at([Number(x), Number(y)]), itself: true }];
    case "swaps": {
      const [one, other] = entry.args["cells"] as unknown as [[number, number], [number, number]];
      return [
        { piece, from: at(one), to: at(other), itself: true },
        { piece: String(entry.args["second"]), from: at(other), to: at(one), itself: true },
      ];
    }
    case "matt":
      return [{ piece, from: "matt", to: "matt", itself: false }];
    case "passes": {
      if (me === null) return [];
      const place = (who: number | "matt"): string => (who === "matt" ? "matt" : `seat:${who}`);
      const { to, from } = neighbours(view, me);
      return [
        { piece: null, from: "hand", to: place(to), itself: false },
        { piece: null, from: place(from), to: "hand", itself: false },
      ];
    }
    default:
      return [];
  }
}

/** What a card just placed, or a swap, has changed for its owner. */
function rising(message: Message, entry: LogEntry, before: TableMessage | null): Source[] {
  if (entry.seat !== message.me || (entry.kind !== "places" && entry.kind !== "swaps")) return [];
  const total = (scores: TableMessage["scores"] | undefined): number => scores?.seats[entry.seat]?.total ?? 0;
  const [x, y] =
    entry.kind === "places"
      ? [entry.args["x"], entry.args["y"]]
      : ((entry.args["cells"] as unknown as number[][])[1] ?? []);
  return [
    {
      key: placeKey(entry.seat, message.me, Number(x), Number(y)),
      points: total(message.scores) - total(before?.scores),
    },
  ];
}

/** Why a seat has the points of a kind, line by line. */
function explain(message: Message, seat: number, category: string): Reckoning[] {
  const { view, scores } = message;
  const player = view.players[seat];
  const points = scores.seats[seat]?.categories ?? {};
  if (!player) return [];
  if (category === "gaps") {
    const missing = KINDS.filter((kind) => !points[kind]);
    return [
      { words: say("why-gaps", { gaps: missing.length }), points: points["gaps"] ?? 0 },
      ...(missing.length ? [{ words: missing.map(kindName).join(", "), points: null }] : []),
    ];
  }
  const cards = player.land.filter(({ card }) => card === category);
  const total = points[category] ?? 0;
  if (category === "W" || category === "S")
    return race(view, category).map(({ who, count }) => ({
      words: `${whoName(who, message)}: ${count}`,
      points: who === seat ? total : null,
    }));
  if (!cards.length) return [{ words: say("why-none"), points: 0 }];
  if (category === "D")
    return [
      { words: say("why-rows", { count: player.deer[0] }), points: 2 * player.deer[0] },
      { words: say("why-columns", { count: player.deer[1] }), points: 2 * player.deer[1] },
    ];
  if (category === "M") return [{ words: say("why-meadows", { sizes: player.meadows.join(", ") }), points: total }];
  return [
    {
      words: say("why-cards", { count: cards.length, sum: cards.map((card) => card.points).join(" + ") }),
      points: total,
    },
  ];
}

export const parts: GameParts = {
  Board: Board as GameParts["Board"],
  finale: async () => (await import("./Finale.svelte")).default as Awaited<ReturnType<GameParts["finale"]>>,
  Glance: Glance as GameParts["Glance"],
  overview: async () => (await import("./Overview.svelte")).default as Awaited<ReturnType<GameParts["overview"]>>,
  Piece: Card,
  pieceBox: [100, 100],
  hint: async () => (await import("./Hint.svelte")).default as Awaited<ReturnType<NonNullable<GameParts["hint"]>>>,
  categories: () => CATEGORIES,
  category: kindName,
  symbol: (category) => `eco-${category}`,
  facts,
  quiet: (entry) => ["picks", "lifts", "stays", "receives"].includes(entry.kind), // a hand that I am given lies before me
  journeys: (entry, message) => journeys(entry, message as Message),
  sources: (message, entry, before) => rising(message as Message, entry, before),
  explain: (message, seat, category) => explain(message as Message, seat, category),
};
