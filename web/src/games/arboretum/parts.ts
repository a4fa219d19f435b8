// Arboretum's parts, loaded when a table of it opens.

import type { LogEntry, TableMessage } from "../../protocol.ts";
import { t } from "../../shell/words.svelte.ts";
import type { GameParts, Journey, Reckoning } from "../game.ts";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import Glance from "./Glance.svelte";
import { cardName, facts, speciesName } from "./say.ts";
import { pathCards, sources, worth, type ArboretumView } from "./view.ts";

/** Where a thing travels when an event happens; the seat's place stands for what cannot be seen. */
function journeys(entry: LogEntry, { me }: TableMessage): Journey[] {
  const card = typeof entry.args["card"] === "string" ? entry.args["card"] : null;
  const itself = entry.seat === me && card !== null;
  const home = itself ? `card:${card}` : `seat:${entry.seat}`;
  switch (entry.kind) {
    case "draws":
      return [{ piece: card, from: "deck", to: home, itself }];
    case "takes":
      return [{ piece: card, from: `pile:${entry.args["pile"]}`, to: home, itself }];
    case "plants":
      return [
        {
          piece: card,
          from: home,
          to: entry.seat === me ? `cell:${entry.args["x"]},${entry.args["y"]}` : `seat-${entry.seat}:${card}`,
          itself: true,
        },
      ];
    case "discards":
      return [{ piece: card, from: home, to: `pile:${entry.seat}`, itself: false }];
    default:
      return [];
  }
}

/** Why a seat has the points of a species, line by line. */
function explain(message: TableMessage, seat: number, species: string): Reckoning[] {
  const view = message.view as ArboretumView;
  const player = view.players[seat];
  const path = player?.paths[species];
  if (!player || !path) return [{ words: t("why-no-path", {}, "arboretum"), points: 0 }];
  const cards = pathCards(player, path);
  const parts = worth(cards, species, path.points) ?? [];
  const lines: Reckoning[] = [
    { words: cards.map(cardName).join(" → "), points: null },
    ...parts.map(({ part, points }) => ({ words: t(`why-${part}`, { count: cards.length }, "arboretum"), points })),
  ];
  const may = view.rights[species]?.may[seat];
  if (may === false) lines.push({ words: t("why-no-right", {}, "arboretum"), points: null });
  return lines;
}

export const parts: GameParts = {
  Board: Board as GameParts["Board"],
  finale: async () => (await import("./Finale.svelte")).default as Awaited<ReturnType<GameParts["finale"]>>,
  Glance: Glance as GameParts["Glance"],
  overview: async () => (await import("./Overview.svelte")).default as Awaited<ReturnType<GameParts["overview"]>>,
  Piece: Card,
  pieceBox: [100, 124],
  categories: (view) => (view as ArboretumView).species,
  category: speciesName,
  symbol: (species) => `tree-${species}`,
  facts,
  quiet: (entry) => entry.kind === "picks",
  journeys,
  sources: (message, entry) =>
    entry.points ? sources(message.view as ArboretumView, entry.seat, entry.category ?? "", message.me) : [],
  explain,
};
