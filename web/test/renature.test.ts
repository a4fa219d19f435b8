import { describe, expect, test } from "vitest";
import { domino, ground, plant, sapling, scene, travelling } from "../src/games/renature/draw.ts";
import { survey } from "../src/games/renature/terrain.ts";
import {
  burden,
  layKey,
  nameOf,
  placeOf,
  spotOf,
  tokenSpot,
  wayOf,
  type Player,
  type RenatureView,
} from "../src/games/renature/view.ts";

const LAND = ["~S~~", "~AA~", "~A~~", "~~~B"];

function valley(more: Partial<RenatureView> = {}): RenatureView {
  const area = {
    area: "A",
    size: 3,
    main: 3,
    second: 2,
    open: 4,
    closer: null,
    back: null,
    totals: [],
    points: [0, 0],
  };
  return {
    phase: "place",
    turn: 0,
    first: 0,
    land: LAND,
    animals: [],
    joker: "B",
    chosen: null,
    surplus: 0,
    prices: { joker: 2, again: 3 },
    dominoes: [],
    isolated: [],
    plants: [],
    clouds: [],
    areas: [area],
    boxed: [],
    players: [],
    ...more,
  };
}

describe("squares", () => {
  test("have names: columns are letters, rows numbers", () => {
    expect(spotOf("c2")).toEqual([2, 1]);
    expect(nameOf([14, 14])).toBe("o15");
    expect(nameOf(spotOf("k11"))).toBe("k11");
  });

  test("two of them are a place, and say which way it lies", () => {
    expect(placeOf("lay:b1c1")).toEqual({
      key: "lay:b1c1",
      squares: [
        [1, 0],
        [2, 0],
      ],
      way: 0,
    });
    expect(placeOf("lay:b10b9")?.way).toBe(3);
    expect(placeOf("square:b1")).toBeNull();
    for (let way = 0; way < 4; way++) expect(placeOf(layKey([5, 5], way))?.way).toBe(way);
    expect(
      wayOf([
        [3, 3],
        [2, 3],
      ]),
    ).toBe(2);
  });
});

describe("the valley", () => {
  test("has an outline for each wasteland, a spring for each start", () => {
    const { islands, starts, size } = survey(LAND);
    expect(Object.keys(islands)).toEqual(["A", "B"]);
    expect(islands["A"]?.match(/Q/g)).toHaveLength(6); // the corners of an L
    expect(islands["B"]?.match(/Q/g)).toHaveLength(4);
    expect([starts, size]).toEqual([[[1, 0]], 4]);
  });

  test("a wasteland whose token is taken is green", () => {
    expect(ground(survey(LAND), []).match(/class="green"/g)).toBeNull();
    expect(ground(survey(LAND), ["B"]).match(/class="green"/g)).toHaveLength(1);
  });

  test("a token lies on a square that holds nothing, or beside the plants", () => {
    expect(tokenSpot(valley(), "A")).toEqual({ spot: [1, 2], free: true });
    const plants = ["b2", "c2", "b3"].map((at) => ({ square: spotOf(at), at, plant: "1", value: 1, seat: 0 }));
    expect(tokenSpot(valley({ plants: plants.slice(1) }), "A")).toEqual({ spot: [1, 1], free: true });
    expect(tokenSpot(valley({ plants }), "A").free).toBe(false);
  });
});

describe("pieces", () => {
  test("every half that is the joker wears the star", () => {
    expect(domino("BO", "B").match(/ren-joker/g)).toHaveLength(1);
    expect(domino("BB", "B").match(/ren-joker/g)).toHaveLength(2);
    expect(domino("FO", "B")).not.toContain("ren-joker");
    expect(domino(null)).not.toMatch(/#ren-/);
  });

  test("a bed says whose a plant is", () => {
    expect(sapling("4", 2)).toBe(plant(2, 4));
    expect(sapling("n4", 2)).toBe(plant(null, "4"));
    expect(travelling("n.3")).toContain(plant(null, "3"));
  });

  test("what lies in the valley has its key; what can be taken back leaves it to its target", () => {
    const view = valley({
      dominoes: [
        {
          domino: "BO",
          squares: [
            [1, 0],
            [2, 0],
          ],
        },
      ],
      plants: [{ square: [1, 1], at: "b2", plant: "2", value: 2, seat: 0 }],
    });
    const drawn = (taken: boolean): string =>
      scene(
        view,
        (key) => taken && key === "grown:b2",
        (what, at) => `${what} ${at}`,
      );
    expect(drawn(false)).toContain('data-key="lay:b1c1"');
    expect(drawn(false)).toContain('data-key="grown:b2"');
    expect(drawn(false)).toContain('aria-label="BO b1"');
    expect(drawn(true)).not.toContain('data-key="grown:b2"');
    expect(drawn(true)).toContain('data-key="token:A"');
  });

  test("plants left over weigh what they are worth", () => {
    expect(burden({ plants: { "1": 2, "4": 1, n3: 1 } } as unknown as Player)).toBe(9);
  });
});
