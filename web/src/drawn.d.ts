/** A drawing of a game, `drawn:<game>/<Component>`: made while building, here its address. */
declare module "drawn:*" {
  const url: string;
  export default url;
}
