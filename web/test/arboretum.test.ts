import { describe, expect, test } from "vitest";
import {
  bounds,
  cellKey,
  held,
  parseCell,
  pathCards,
  whereabouts,
  worth,
  type ArboretumView,
  type Player,
} from "../src/games/arboretum/view.ts";

const player = (rest: Partial<Player>): Player => ({ hand: [], discards: [], arboretum: [], paths: {}, ...rest });
const view = (players: Player[], rights: ArboretumView["rights"] = {}): ArboretumView => ({
  phase: "draw",
  turn: 0,
  drawn: 0,
  chosen: null,
  deck: 20,
  species: ["M", "O"],
  players,
  rights,
});

test("cells and their keys", () => {
  expect(cellKey(2, -1)).toBe("cell:2,-1");
  expect(parseCell("cell:2,-1")).toEqual({ x: 2, y: -1 });
  expect(parseCell("card:M4")).toBeNull();
});

test("an arboretum's bounds leave room for one more tree on each side", () => {
  expect(bounds([])).toEqual({ left: -1, top: -1, right: 1, bottom: 1 });
  expect(
    bounds([
      { card: "M4", x: 0, y: 0 },
      { card: "M5", x: 2, y: -1 },
    ]),
  ).toEqual({ left: -1, top: -2, right: 3, bottom: 1 });
});

test("where each number of a species is", () => {
  const places = whereabouts(
    view([
      player({ hand: ["M4", null], discards: ["M1", "M2"] }),
      player({ hand: [null, "M8"], arboretum: [{ card: "M7", x: 0, y: 0 }] }),
    ]),
    "M",
  );
  expect(places[3]).toEqual({ where: "hand", seat: 0 });
  expect(places[0]).toEqual({ where: "discards", seat: 0, top: false });
  expect(places[1]).toEqual({ where: "discards", seat: 0, top: true });
  expect(places[6]).toEqual({ where: "arboretum", seat: 1 });
  expect(places[7]).toEqual({ where: "hand", seat: 1 });
  expect(places[2]).toEqual({ where: "unknown" });
});

test("the cards along a path", () => {
  const arboretum = [
    { card: "O1", x: 0, y: 0 },
    { card: "O3", x: 1, y: 0 },
  ];
  expect(
    pathCards(player({ arboretum }), {
      points: 3,
      cells: [
        [0, 0],
        [1, 0],
      ],
    }),
  ).toEqual(["O1", "O3"]);
});

describe("how a path's points add up", () => {
  const sum = (cards: string, species: string, points: number) =>
    worth(cards.split(" "), species, points)?.map(({ part, points: each }) => `${part} ${each}`);

  test("four of one species from the 1", () =>
    expect(sum("O1 O3 O4 O6", "O", 9)).toEqual(["cards 4", "same 4", "first 1"]));
  test("five mixed cards to the 8", () => expect(sum("J2 M4 D5 W6 J8", "J", 7)).toEqual(["cards 5", "last 2"]));
  test("three of one species are too few to count twice", () => expect(sum("O2 O5 O7", "O", 3)).toEqual(["cards 3"]));
  test("a number that the parts do not explain is not explained", () =>
    expect(sum("O2 O5 O7", "O", 6)).toBeUndefined());
});

test("an 8 beaten by another's 1 is shown", () => {
  const seen = view([player({ hand: ["M3", "M8", "O2"] }), player({ hand: ["M1"] })], {
    M: { sums: [3, 1], may: [true, false] },
  });
  expect(held(seen, 0, "M")).toEqual({ cards: ["M3", "M8"], beaten: true });
  expect(held(seen, 1, "M")).toEqual({ cards: ["M1"], beaten: false });
});
