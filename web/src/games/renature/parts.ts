// Renature's parts, loaded when a table of it opens.

import type { LogEntry, TableMessage } from "../../protocol.ts";
import type { GameParts, Journey, Reckoning } from "../game.ts";
import Board from "./Board.svelte";
import Glance from "./Glance.svelte";
import Piece from "./Piece.svelte";
import { facts, plantName, say } from "./say.ts";
import { nameOf, type RenatureView, type Spot } from "./view.ts";

const SYMBOLS: Record<string, string> = {
  start: "B",
  planting: "1",
  closed: "4",
  open: "2",
  tokens: "token",
  clouds: "cloud",
  plants: "3",
};

/** Where a thing travels when an event happens; the seat's place stands for what cannot be seen. */
function journeys({ kind, seat, args }: LogEntry, { me }: TableMessage): Journey[] {
  const { domino = null, plant = "", at, area, squares } = args as Record<string, string | null>;
  const home = seat === me && (domino || plant) ? (domino ? `domino:${domino}` : `plant:${plant}`) : `seat:${seat}`;
  const grown = `${plant?.[0] === "n" ? "n" : seat}.${plant?.at(-1)}`;
  if (kind === "lays")
    return [
      { piece: domino, from: home, to: `lay:${(squares as unknown as Spot[]).map(nameOf).join("")}`, itself: true },
    ];
  if (kind === "plants") return [{ piece: grown, from: home, to: `grown:${at}`, itself: true }];
  if (kind === "takes") return [{ piece: grown, from: `grown:${at}`, to: home, itself: false }];
  return kind === "claims" ? [{ piece: "token", from: `token:${area}`, to: home, itself: false }] : [];
}

/** The things that gave points. */
function sources(_: TableMessage, { kind, args, points, seat }: LogEntry): { key: string; points: number }[] {
  if (!points) return [];
  return [
    {
      key: kind === "plants" ? `grown:${args["at"]}` : kind === "scores" ? `token:${args["area"]}` : `seat:${seat}`,
      points,
    },
  ];
}

/** Why a seat has the points of a category, line by line; what was paid on the way is in the log. */
function explain(message: TableMessage, seat: number, category: string): Reckoning[] {
  const view = message.view as RenatureView;
  const player = view.players[seat];
  const lines = new Map<string, number | null>();
  const add = (words: string, points: number | null): void =>
    void lines.set(words, points === null ? null : (lines.get(words) ?? 0) + points);
  if (category === "start") add(say("why-start"), message.scores.seats[seat]?.categories[category] ?? 0);
  if (category === "open") {
    for (const { area, totals, ...prizes } of view.areas) {
      if (prizes.closer === null)
        for (const prize of totals.find((each) => each.seat === seat)?.prizes ?? [])
          add(say("why-scores", { area, prize }), prizes[prize]);
    }
  }
  if (category === "tokens") for (const { area, back } of player?.tokens ?? []) add(say("why-token", { area }), back);
  if (category === "clouds") add(say("clouds"), player?.clouds ?? 0);
  if (category === "plants") {
    for (const [plant, left] of Object.entries(player?.plants ?? {}))
      if (left) add(`${left} × ${plantName(plant)}`, -left * Number(plant.at(-1)));
  }
  for (const entry of message.log) {
    if (entry.seat !== seat || entry.category !== category) continue;
    if (category === "planting" || category === "closed")
      add(say(`why-${entry.kind}`, facts(entry.args)), entry.points);
  }
  if (!lines.size) add(say("why-nothing"), null);
  return [...lines].map(([words, points]) => ({ words, points }));
}

export const parts: GameParts = {
  Board: Board as GameParts["Board"],
  finale: async () => (await import("./Finale.svelte")).default as Awaited<ReturnType<GameParts["finale"]>>,
  Glance: Glance as GameParts["Glance"],
  overview: async () => (await import("./Overview.svelte")).default as Awaited<ReturnType<GameParts["overview"]>>,
  Piece,
  pieceBox: [96, 48],
  categories: () => Object.keys(SYMBOLS),
  category: (category) => say(`category-${category}`),
  symbol: (category) => `ren-${SYMBOLS[category]}`,
  facts,
  quiet: ({ kind, args }) => kind === "picks" || args["back"] === null || args["domino"] === null,
  journeys,
  sources,
  explain,
};
