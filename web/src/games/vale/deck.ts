// What is printed on the cards, as far as a board needs it in numbers.

import list from "../../../../src/polana/games/vale/cards.toml?list";

export interface Creature {
  family: string;
  cost: number;
  kinds: string; // first letters: instant, permanent, active
}

export const DECK: Record<string, Creature> = Object.fromEntries(
  list.split("\n").map((line) => {
    const [name = "", family = "", cost, kinds = ""] = line.split(" ");
    return [name, { family, cost: Number(cost), kinds }];
  }),
);
