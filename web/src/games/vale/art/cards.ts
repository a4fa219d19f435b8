// The game's own card file, read while building: effects in icons are made of it, and the client gets a short list.

export interface Step {
  [verb: string]: string | number | Step[][] | undefined;
}

export interface CardFacts {
  name: string;
  family: string;
  cost: number;
  instant?: Step[];
  active?: Step[];
  permanent?: Step[];
}

export const KINDS = ["instant", "permanent", "active"] as const;

/** As much TOML as the file uses: a list of cards whose values, put into JSON's spelling, are JSON. */
export function readCards(toml: string): CardFacts[] {
  const blocks = toml.replace(/^#.*$/gm, "").split("[[card]]").slice(1);
  return blocks.map((block) => {
    const json = block
      .replace(/^(\w+) = /gm, ',"$1": ')
      .replace(/(\w+) = /g, '"$1": ')
      .replace(/,(\s*[\]}])/g, "$1");
    return JSON.parse(`{${json.trim().slice(1)}}`) as CardFacts;
  });
}

/** A line for each card: name, family, cost and the first letters of its kinds of effects. */
export function shortList(cards: readonly CardFacts[]): string {
  return cards
    .map(
      (card) =>
        `${card.name} ${card.family} ${card.cost} ${KINDS.filter((kind) => card[kind])
          .map((kind) => kind[0])
          .join("")}`,
    )
    .join("\n");
}
