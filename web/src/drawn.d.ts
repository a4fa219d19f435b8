/** A drawing of a game, `drawn:<game>/<Component>`: made while building, here its address. */
declare module "drawn:*" {
  const url: string;
  export default url;
}

/** A game's card file, read while building. */
declare module "*.toml?cards" {
  const cards: import("./games/vale/art/cards.ts").CardFacts[];
  export default cards;
}

/** A line for each card: name, family, cost and the first letters of its kinds of effects. */
declare module "*.toml?list" {
  const list: string;
  export default list;
}

/** What all games are called and say of themselves, `titles:<language>`, as Fluent text. */
declare module "titles:*" {
  const text: string;
  export default text;
}
