// Reading an Arboretum view: where things are, what a path is worth. No rules, only what the server sent.

export interface Planted {
  card: string;
  x: number;
  y: number;
}

export interface Path {
  points: number;
  cells: [number, number][];
}

export interface Player {
  hand: (string | null)[]; // known cards sorted, then null for each unknown one
  discards: string[]; // bottom to top
  arboretum: Planted[];
  paths: Record<string, Path>; // best path per species now, whether or not it may score
}

export interface ArboretumView {
  phase: "draw" | "plant" | "place" | "discard" | "over";
  turn: number;
  drawn: number;
  chosen: string | null;
  deck: number;
  species: string[];
  players: Player[];
  rights: Record<string, { sums: (number | null)[]; may: boolean[] }>;
}

export const SPECIES = [..."BACDJMORTW"];

export const speciesOf = (card: string): string => card[0] ?? "";
export const numberOf = (card: string): number => Number(card.slice(1));

export function cellKey(x: number, y: number): string {
  return `cell:${x},${y}`;
}

export function parseCell(key: string): { x: number; y: number } | null {
  const found = /^cell:(-?\d+),(-?\d+)$/.exec(key);
  return found ? { x: Number(found[1]), y: Number(found[2]) } : null;
}

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The rectangle of cells around an arboretum, with room on each side: for one more tree, unless none will come. */
export function bounds(planted: readonly Planted[], room = 1): Bounds {
  const xs = planted.length ? planted.map((tree) => tree.x) : [0];
  const ys = planted.length ? planted.map((tree) => tree.y) : [0];
  return {
    left: Math.min(...xs) - room,
    top: Math.min(...ys) - room,
    right: Math.max(...xs) + room,
    bottom: Math.max(...ys) + room,
  };
}

export type Whereabouts =
  | { where: "hand"; seat: number }
  | { where: "arboretum"; seat: number }
  | { where: "discards"; seat: number; top: boolean }
  | { where: "unknown" };

/** Where every number of a species is, as far as the view knows. */
export function whereabouts(view: ArboretumView, species: string): Whereabouts[] {
  const found: Whereabouts[] = Array.from({ length: 8 }, () => ({ where: "unknown" }));
  const put = (card: string | null, at: Whereabouts): void => {
    if (card && speciesOf(card) === species) found[numberOf(card) - 1] = at;
  };
  view.players.forEach((player, seat) => {
    for (const card of player.hand) put(card, { where: "hand", seat });
    for (const tree of player.arboretum) put(tree.card, { where: "arboretum", seat });
    player.discards.forEach((card, i) => put(card, { where: "discards", seat, top: i === player.discards.length - 1 }));
  });
  return found;
}

/** The cards along a path. */
export function pathCards(player: Player, path: Path): string[] {
  return path.cells.map(([x, y]) => player.arboretum.find((tree) => tree.x === x && tree.y === y)?.card ?? "");
}

export interface Worth {
  part: "cards" | "same" | "first" | "last";
  points: number;
}

/** How a path's points add up; null when the parts do not explain the server's number. */
export function worth(cards: readonly string[], species: string, points: number): Worth[] | null {
  const parts: Worth[] = [{ part: "cards", points: cards.length }];
  if (cards.length >= 4 && cards.every((card) => speciesOf(card) === species))
    parts.push({ part: "same", points: cards.length });
  if (cards[0] && numberOf(cards[0]) === 1) parts.push({ part: "first", points: 1 });
  const last = cards.at(-1);
  if (last && numberOf(last) === 8) parts.push({ part: "last", points: 2 });
  return parts.reduce((sum, part) => sum + part.points, 0) === points ? parts : null;
}

/** The trees of a path and what each gives; together they are its points. */
export function sources(
  view: ArboretumView,
  seat: number,
  species: string,
  me: number | null,
): { key: string; points: number }[] {
  const player = view.players[seat];
  const path = player?.paths[species];
  if (!player || !path) return [];
  const cards = pathCards(player, path);
  const given = worth(cards, species, path.points) ?? [];
  const bonus = (part: Worth["part"]): number => given.find((each) => each.part === part)?.points ?? 0;
  return path.cells.map(([x, y], i) => ({
    key: seat === me ? cellKey(x, y) : `seat-${seat}:${cards[i]}`,
    points: (bonus("same") ? 2 : 1) + (i === 0 ? bonus("first") : 0) + (i === cards.length - 1 ? bonus("last") : 0),
  }));
}

/** In the final reveal: a hand's cards of a species, and whether its 8 was beaten by another's 1. */
export function held(view: ArboretumView, seat: number, species: string): { cards: string[]; beaten: boolean } {
  const cards = (view.players[seat]?.hand ?? []).filter(
    (card): card is string => card !== null && speciesOf(card) === species,
  );
  const sum = cards.reduce((total, card) => total + numberOf(card), 0);
  const counted = view.rights[species]?.sums[seat] ?? sum;
  return { cards, beaten: sum - counted === 8 };
}
