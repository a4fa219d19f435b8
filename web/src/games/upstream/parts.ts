// Upstream's parts, loaded when a table of it opens.

import type { LogEntry, TableMessage } from "../../protocol.ts";
import type { Source } from "../../table/rising.svelte.ts";
import type { GameParts, Journey, Reckoning } from "../game.ts";
import Board from "./Board.svelte";
import Glance from "./Glance.svelte";
import Piece from "./Piece.svelte";
import { facts, say } from "./say.ts";
import { spawnKey, tokensOf, type UpstreamView } from "./view.ts";

/** Where a thing travels when an event happens. A token that is bitten on the way arrives as a smaller one, or nowhere. */
function journeys({ kind, seat, args }: LogEntry, message: TableMessage): Journey[] {
  const view = message.view as UpstreamView;
  const { tile, rotation, cell, salmon, origin, to } = args;
  if (kind === "lays")
    return [
      {
        piece: `${tile}.${rotation}`,
        from: seat === message.me ? `tile:${tile}` : `seat:${seat}`,
        to: `cell:${cell}`,
        itself: true,
      },
    ];
  if (kind !== "swims" && kind !== "jumps" && kind !== "carried") return [];
  const shown = [...view.tiles.flatMap(({ tokens }) => tokens.map(({ key }) => key))];
  const key = [salmon, Number(salmon) - 1]
    .map((size) => `token:${seat}:${size}${to}`)
    .find((each) => shown.includes(each));
  return [
    {
      piece: `${seat}.${salmon}`,
      from: `token:${seat}:${salmon}${origin}`,
      to: key ?? `cell:${to}`,
      itself: key !== undefined,
    },
  ];
}

/** Whoever arrives has its salmon and an egg; whoever goes on in the spawn has an egg more. */
function sources(message: TableMessage, { kind, args, seat }: LogEntry, before: TableMessage | null): Source[] {
  const spaces = (message.view as UpstreamView).spawn?.spaces ?? [];
  const salmon = Number(args["salmon"]);
  if (kind === "arrives") return [{ key: spawnKey(seat, 1, salmon), points: salmon + 1 }];
  if (kind !== "advances") return [];
  const last = (before?.view as UpstreamView | undefined)?.spawn?.spaces[3]?.tokens ?? [];
  return spaces.flatMap(({ eggs, tokens }) =>
    tokens.map((token) => {
      const moved =
        eggs < 5
          ? eggs > 1
            ? token.count
            : 0
          : (last.find((each) => each.seat === token.seat && each.salmon === token.salmon)?.count ?? 0);
      return { key: spawnKey(token.seat, eggs, token.salmon), points: moved };
    }),
  );
}

/** Why a seat has these points: its tokens in the spawn, the farthest first. */
function explain(message: TableMessage, seat: number, category: string): Reckoning[] {
  const tokens = tokensOf(message.view as UpstreamView, seat).filter(({ space }) => space);
  const each = tokens.map(({ salmon, space }) => (category === "salmon" ? salmon : space));
  if (!each.length) return [{ words: say("why-none"), points: 0 }];
  return [
    {
      words: say(`why-${category}`, { count: each.length, sum: each.join(" + ") }),
      points: each.reduce((sum, points) => sum + points, 0),
    },
  ];
}

export const parts: GameParts = {
  Board: Board as GameParts["Board"],
  finale: async () => (await import("./Finale.svelte")).default as Awaited<ReturnType<GameParts["finale"]>>,
  Glance: Glance as GameParts["Glance"],
  overview: async () => (await import("./Overview.svelte")).default as Awaited<ReturnType<GameParts["overview"]>>,
  Piece,
  pieceBox: [200, 174],
  hint: async () => (await import("./Hint.svelte")).default as Awaited<ReturnType<NonNullable<GameParts["hint"]>>>,
  categories: () => ["salmon", "eggs"],
  category: say,
  symbol: (category) => `up-${category}`,
  facts,
  quiet: ({ kind }) => ["draws", "hands", "round"].includes(kind),
  journeys,
  sources,
  explain,
};
