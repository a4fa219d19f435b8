// What is printed on the cards, as far as a board needs it in numbers.

import list from "../../../../src/polana/games/vale/cards.toml?list";

export const FAMILIES = ["fire", "water", "earth", "wind", "dragon"];
export const COLOURS = ["red", "blue", "purple"];
export const KINDS = ["instant", "permanent", "active"];

export interface Creature {
  family: string;
  cost: number;
  kinds: string[];
}

export const DECK: Record<string, Creature> = Object.fromEntries(
  list.split("\n").map((line) => {
    const [name = "", family = "", cost, kinds = ""] = line.split(" ");
    return [name, { family, cost: Number(cost), kinds: KINDS.filter((kind) => kinds.includes(kind[0] ?? "")) }];
  }),
);
