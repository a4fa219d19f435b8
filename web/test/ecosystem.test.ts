import { describe, expect, test } from "vitest";
import type { TableMessage } from "../src/protocol.ts";
import {
  neighbours,
  parseCell,
  placeKey,
  race,
  serves,
  sources,
  stacks,
  type EcosystemView,
  type Placed,
  type Player,
} from "../src/games/ecosystem/view.ts";

const player = (rest: Partial<Player>): Player => ({
  hand: [],
  ready: false,
  picked: null,
  swaps: false,
  lifted: null,
  land: [],
  width: 0,
  height: 0,
  free: [],
  wolves: 0,
  stream: 0,
  deer: [0, 0],
  meadows: [],
  ...rest,
});
const view = (players: Player[], rest: Partial<EcosystemView> = {}): EcosystemView => ({
  phase: "pick",
  stage: 1,
  turn: 0,
  direction: "left",
  players,
  matt: null,
  ...rest,
});
const matt = { hand: [], pile: { W: 2 }, wolves: 2, stream: 0 };

test("my cells are targets, those of others have keys of their own", () => {
  expect(placeKey(0, 0, 2, -1)).toBe("cell:2,-1");
  expect(placeKey(1, 0, 2, 0)).toBe("seat-1:2,0");
  expect(parseCell("cell:2,-1")).toEqual({ x: 2, y: -1 });
  expect(parseCell("seat-1:2,0")).toBeNull();
});

test("a hand is stacked by kind, hidden cards last", () => {
  expect(stacks(["W", null, "S", "W", null])).toEqual([
    { kind: "S", count: 1 },
    { kind: "W", count: 2 },
    { kind: null, count: 2 },
  ]);
});

describe("who passes to whom", () => {
  const three = [player({}), player({}), player({})];

  test("to the left, then to the right", () => {
    expect(neighbours(view(three), 0)).toEqual({ to: 1, from: 2 });
    expect(neighbours(view(three, { direction: "right" }), 0)).toEqual({ to: 2, from: 1 });
  });

  test("Matt sits after the second of two", () => {
    expect(neighbours(view(three.slice(1), { matt }), 0)).toEqual({ to: 1, from: "matt" });
    expect(neighbours(view(three.slice(1), { matt }), 1)).toEqual({ to: "matt", from: 0 });
  });
});

test("the best runs first, Matt too", () => {
  expect(race(view([player({ wolves: 1 }), player({ wolves: 3 })], { matt }), "W").map(({ who }) => who)).toEqual([
    1,
    "matt",
    0,
  ]);
});

test("what a kind helps", () => {
  expect(serves("T").sort()).toEqual(["A", "B"]);
  expect(serves("W")).toEqual([]);
});

test("points rise from the cards that give them; what counts together from the first", () => {
  const card = (kind: string, x: number, points: number | null): Placed => ({ card: kind, x, y: 0, points });
  const land = [card("T", 0, 4), card("T", 1, 0), card("W", 2, null), card("W", 3, null)];
  const message = {
    me: 0,
    view: view([player({ land })]),
    scores: { seats: [{ total: 16, categories: { T: 4, W: 12 } }], places: null },
  } as unknown as TableMessage<EcosystemView>;
  expect(sources(message, 0, "T")).toEqual([{ key: "cell:0,0", points: 4 }]);
  expect(sources(message, 0, "W")).toEqual([{ key: "cell:2,0", points: 12 }]);
});
