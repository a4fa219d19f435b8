// Reading a Renature view: where things are. No rules, only what the server sent.

export type Spot = [column: number, row: number];
export type Prize = "main" | "second";

export interface Total {
  seat: number | null; // null: natural
  sum: number;
  struck: boolean; // cancelled by an equal sum
  prizes: Prize[];
}

export interface Area {
  area: string;
  size: number;
  main: number;
  second: number;
  open: number; // squares beside it that are neither covered nor isolated
  closer: number | null; // who has its token
  back: number | null;
  totals: Total[];
  points: number[]; // what it would bring each seat now
}

export interface Token {
  area: string;
  size: number;
  back: number | null;
}

export interface Player {
  hand: ({ domino: string; places: number } | null)[];
  pool: number;
  clouds: number;
  plants: Record<string, number>; // "4" an oak of one's own, "n4" a natural one
  spaces: Record<string, number>;
  tokens: Token[];
  laid: [Spot, Spot] | null;
  planted: Spot | null;
  points: number;
}

export interface RenatureView {
  phase: "pick" | "place" | "plant" | "surplus" | "score" | "end" | "over";
  turn: number;
  first: number;
  land: string[];
  animals: string[];
  joker: string;
  chosen: string | null;
  surplus: number;
  prices: { joker: number; again: number };
  dominoes: { domino: string; squares: [Spot, Spot] }[];
  isolated: Spot[];
  plants: { square: Spot; at: string; plant: string; value: number; seat: number | null }[];
  clouds: { square: Spot; count: number }[];
  areas: Area[];
  boxed: string[];
  players: Player[];
}

export const CELL = 48; // side of a square in drawings

/** Columns and rows to the right, below, to the left, above. */
export const STEPS: Spot[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

/** "c2" is the third column of the second row. */
export function spotOf(at: string): Spot {
  return [at.charCodeAt(0) - 97, Number(at.slice(1)) - 1];
}

export function nameOf([column, row]: Spot): string {
  return `${String.fromCharCode(97 + column)}${row + 1}`;
}

export function wayOf([from, to]: readonly [Spot, Spot]): number {
  return STEPS.findIndex(([dx, dy]) => from[0] + dx === to[0] && from[1] + dy === to[1]);
}

export interface Place {
  key: string;
  squares: [Spot, Spot];
  way: number;
}

/** "lay:b1c1": the first half on b1, the second on c1. */
export function placeOf(key: string): Place | null {
  const found = /^lay:([a-z]\d+)([a-z]\d+)$/.exec(key);
  if (!found?.[1] || !found[2]) return null;
  const squares: [Spot, Spot] = [spotOf(found[1]), spotOf(found[2])];
  return { key, squares, way: wayOf(squares) };
}

export function layKey(from: Spot, way: number): string {
  const [dx, dy] = STEPS[way] ?? [1, 0];
  return `lay:${nameOf(from)}${nameOf([from[0] + dx, from[1] + dy])}`;
}

export const same = (one: Spot, other: Spot): boolean => one[0] === other[0] && one[1] === other[1];

/** Where the token of an area lies: on its last square that holds nothing, else on its first one. */
export function tokenSpot(view: RenatureView, area: string): { spot: Spot; free: boolean } {
  const mine: Spot[] = view.land.flatMap((line, row) =>
    [...line].flatMap((square, column) => (square === area ? [[column, row] as Spot] : [])),
  );
  const taken = [...view.plants, ...view.clouds];
  const spot = mine.findLast((each) => !taken.some(({ square }) => same(square, each)));
  return { spot: spot ?? mine[0] ?? [0, 0], free: spot !== undefined };
}

export interface Foreseen {
  now: Area;
  area: Area;
  was?: Area | undefined; // the present one, where the step changes its sums
}

/** The wastelands as they are and after the step that is pointed at or asked about. */
export function foresee({ areas }: RenatureView, then: unknown): Foreseen[] {
  return areas.map((now, i) => {
    const area = (then as RenatureView | null | undefined)?.areas[i] ?? now;
    return { now, area, was: JSON.stringify(now.totals) === JSON.stringify(area.totals) ? undefined : now };
  });
}

/** What a seat's plants left over would cost. */
export function burden(player: Player): number {
  return Object.entries(player.plants).reduce((sum, [plant, left]) => sum + left * Number(plant.at(-1)), 0);
}
