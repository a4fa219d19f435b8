import { describe, expect, test } from "vitest";
import type { Action } from "../src/protocol.ts";
import { choose, narrow, nearest, offered } from "../src/table/narrow.ts";

const action = (number: number, targets: string[], rest: Partial<Action> = {}): Action => ({
  action: number,
  targets,
  notation: targets.join(" "),
  button: false,
  ...rest,
});

const swaps = [
  action(1, ["card:M4", "card:O2"]),
  action(2, ["card:M4", "card:W7"]),
  action(3, ["deck"]),
  action(4, [], { button: true }),
];

describe("narrowing", () => {
  test("nothing chosen leaves every action", () => expect(narrow(swaps, [])).toHaveLength(4));

  test("a target that names one action plays it", () =>
    expect(choose(swaps, [], "deck")).toEqual({ kind: "play", action: swaps[2] }));

  test("a target of several actions narrows, the next one plays", () => {
    expect(choose(swaps, [], "card:M4")).toEqual({ kind: "narrowed", chosen: ["card:M4"] });
    expect(choose(swaps, ["card:M4"], "card:W7")).toEqual({ kind: "play", action: swaps[1] });
  });

  test("targets may be chosen in any order", () =>
    expect(choose(swaps, [], "card:O2")).toEqual({ kind: "play", action: swaps[0] }));

  test("a target without a legal action is none", () =>
    expect(choose(swaps, [], "cell:3,3")).toEqual({ kind: "none" }));

  test("a target that does not fit the chosen ones is none", () =>
    expect(choose(swaps, ["card:M4"], "deck")).toEqual({ kind: "none" }));

  test("only targets that lead on are offered; buttons have none", () => {
    expect([...offered(swaps, [])].sort()).toEqual(["card:M4", "card:O2", "card:W7", "deck"]);
    expect([...offered(swaps, ["card:M4"])].sort()).toEqual(["card:O2", "card:W7"]);
  });
});

describe("arrow keys", () => {
  const grid = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => ({ key: `${x},${y}`, x: x * 100, y: y * 100 })));
  const centre = grid[4]!;

  test("go to the neighbour in their direction", () => {
    expect(nearest(centre, grid, "left")?.key).toBe("0,1");
    expect(nearest(centre, grid, "right")?.key).toBe("2,1");
    expect(nearest(centre, grid, "up")?.key).toBe("1,0");
    expect(nearest(centre, grid, "down")?.key).toBe("1,2");
  });

  test("reach what is not in line", () =>
    expect(nearest({ key: "hand", x: 140, y: 400 }, grid, "up")?.key).toBe("1,2"));

  test("do not jump to what is beside", () =>
    expect(nearest({ key: "card", x: 150, y: 305 }, [{ key: "next card", x: 250, y: 298 }, ...grid], "up")?.key).toBe(
      "1,2",
    ));

  test("stay at the edge", () => expect(nearest(grid[0]!, grid, "left")).toBeNull());
});
