import { describe, expect, test } from "vitest";
import { price, travelling, way } from "../src/games/upstream/draw.ts";
import {
  beyond,
  crossings,
  fallsOf,
  figures,
  herd,
  middle,
  rows,
  shoal,
  tokensOf,
  turned,
  type Move,
  type Tile,
  type Token,
  type UpstreamView,
} from "../src/games/upstream/view.ts";

const token = (seat: number, salmon: number, cell: string | null, count = 1): Token => ({
  key: cell && `token:${seat}:${salmon}${cell}`,
  seat,
  salmon,
  count,
  held: false,
});
const tile = (cell: string, rest: Partial<Tile> = {}): Tile => ({
  cell,
  row: Number(cell.slice(1)),
  column: "LMR".indexOf(cell[0] ?? ""),
  kind: "water",
  rotation: 0,
  falls: [],
  arrow: null,
  crowd: 0,
  room: 3,
  leaves: 2,
  tokens: [],
  ...rest,
});
const view = (tiles: Tile[], rest: Partial<UpstreamView> = {}): UpstreamView => ({
  phase: "move",
  turn: 0,
  round: 3,
  first: 0,
  order: [0, 1],
  taken: 0,
  points: 5,
  tiles,
  spawn: null,
  vanishes: null,
  stack: 0,
  kinds: {},
  offer: [],
  sites: [],
  herons: [],
  threatened: [],
  moves: [],
  players: [],
  ...rest,
});
const spawn = (tokens: Token[], at: number): UpstreamView["spawn"] => ({
  row: 8,
  laid: true,
  spaces: [1, 2, 3, 4, 5].map((eggs) => ({
    eggs,
    row: eggs > 1 ? 9 : 8,
    column: [1, 0, 1, 2, 2][eggs - 1] ?? 0,
    tokens: eggs === at ? tokens : [],
  })),
});

const move = (rest: Partial<Move> = {}): Move => ({
  move: "",
  token: "token:0:2L1",
  target: "cell:L2",
  to: "L2",
  jump: false,
  cost: 1,
  lost: 0,
  bites: [],
  carried: [],
  extra: 0,
  arrives: false,
  whirlpool: false,
  ends: false,
  forced: 0,
  after: [],
  choices: [],
  wasted: 0,
  ...rest,
});

test("the middle column lies half a hexagon higher", () => {
  const [[, left], [, mid], [, right]] = [middle(0, 2), middle(1, 2), middle(2, 2)];
  expect(left).toBe(right);
  expect(mid).toBeCloseTo(left - 86.6);
});

test("waterfalls turn with their tile", () => {
  expect(fallsOf("waterfall", 0)).toEqual([2, 3, 4]);
  expect(fallsOf("bear", 3)).toEqual([5, 0]);
  expect(fallsOf("heron", 2)).toEqual([]);
});

test("beyond an edge lies the neighbour", () => {
  expect([0, 1, 2, 3, 4, 5].map((edge) => beyond("M2", edge))).toEqual(["M3", "R3", "R2", "M1", "L2", "L3"]);
  expect(beyond("L2", 1)).toBe("M2");
  expect(beyond("L2", 5)).not.toMatch(/^[LMR]/);
});

test("a tile turns to the next way that is allowed", () => {
  expect(turned([0, 1, 5], 1, 1)).toBe(5);
  expect(turned([0, 1, 5], 0, -1)).toBe(5);
});

describe("what a tile would block", () => {
  const below = [tile("L1"), tile("M1", { falls: [5] }), tile("R1")];

  test("its own waterfalls, and those of its neighbours", () => {
    const ways = crossings(view(below), "L2", "waterfall", 0);
    expect(ways.map(({ from, to, blocked }) => [from, to, blocked])).toEqual([
      ["M1", "L2", true],
      ["L1", "L2", true],
    ]);
    expect(crossings(view(below), "L2", "water", 0).map(({ blocked }) => blocked)).toEqual([true, false]);
  });

  test("the way into the spawn counts too", () => {
    expect(crossings(view([], { spawn: spawn([], 1) }), "L8", "bear", 2).map(({ to }) => to)).toEqual(["M8"]);
  });
});

test("tokens never lie on each other", () => {
  const apart = ({ size, spots }: { size: number; spots: (readonly [number, number])[] }): void => {
    for (const [i, [x, y]] of spots.entries())
      for (const [ox, oy] of spots.slice(i + 1))
        expect(Math.hypot(x - ox, y - oy)).toBeGreaterThanOrEqual(2 * size - 4);
  };
  for (let count = 1; count <= 5; count++) apart(herd(count));
  for (let count = 1; count <= 10; count++) for (const half of [true, false]) apart(shoal(count, half));
});

test("tokens are drawn on the river and in the spawn, and counted from the farthest", () => {
  const shown = view([tile("L3", { tokens: [token(0, 2, "L3"), token(1, 1, "L3", 2)] })], {
    spawn: spawn([token(0, 1, null)], 4),
  });
  expect(figures(shown).map(({ key, cell }) => [key, cell])).toEqual([
    ["token:0:2L3", "L3"],
    ["token:1:1L3", "L3"],
    ["spawn:0:4:1", ""],
  ]);
  expect(tokensOf(shown, 0)).toEqual([
    { salmon: 1, space: 4 },
    { salmon: 2, space: 0 },
  ]);
  expect(tokensOf(shown, 1)).toHaveLength(2);
});

test("while the river is built its four rows have their place", () => {
  expect(rows(view([tile("M-1"), tile("L0")], { phase: "build" }))).toEqual([-1, 4]);
  expect(rows(view([tile("L6"), tile("M7")], { spawn: spawn([], 1) }))).toEqual([6, 9]);
});

test("in the end the spawn is shown", () => {
  expect(rows(view([tile("L6"), tile("M7")], { spawn: spawn([], 1), phase: "over" }))).toEqual([8, 9]);
});

test("where two ways lead to one tile, their prices do not cover each other", () => {
  const height = (drawn: string): number => Number(/translate\(\S+ (\S+)\)/.exec(drawn)?.[1]);
  expect(height(price(move(), 2, true)) - height(price(move(), 2))).toBeGreaterThanOrEqual(2 * 40);
});

test("the way of a move begins at its token and goes on with the currents", () => {
  expect(way(move({ to: "L2" }), [3, 4])).toContain("M3 4Q");
  expect(way(move({ to: "L2", carried: ["M2", "M3"] }), [3, 4]).match(/<path/g)).toHaveLength(2);
});

test("what travels is a tile as it lies, or a token", () => {
  expect(travelling("bear.1", 5)).toContain("rotate(180)");
  expect(travelling("bear", 5)).toContain("rotate(60)");
  expect(travelling("1.1L3", 0)).toContain("up-s1");
});
