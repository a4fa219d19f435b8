/** A drawing of a game, `drawn:<game>/<Component>`: made while building, here its address. */
declare module "drawn:*" {
  const url: string;
  export default url;
}

/** A game's cards, one a line: name, family, cost, kinds of effects. */
declare module "*.toml?list" {
  const list: string;
  export default list;
}
