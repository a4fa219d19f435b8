// Reading an Upstream view: where hexagons and tokens lie. No rules, only what the server sent.

export interface Token {
  key: string | null;
  seat: number;
  salmon: number;
  count: number;
  held: boolean;
}

export interface Tile {
  cell: string;
  row: number;
  column: number;
  kind: string;
  rotation: number;
  falls: number[];
  arrow: number | null;
  crowd: number;
  room: number;
  leaves: number;
  tokens: Token[];
}

export interface Bite {
  by: string;
  cell: string;
  left: number;
}

export interface Move {
  move: string;
  token: string;
  target: string;
  to: string;
  jump: boolean;
  cost: number;
  lost: number;
  bites: Bite[];
  carried: string[];
  extra: number;
  arrives: boolean;
  whirlpool: boolean;
  ends: boolean;
  forced: number;
  after: Bite[];
  choices: string[];
  wasted: number;
}

export interface Space {
  eggs: number;
  row: number;
  column: number;
  tokens: Token[];
}

export interface Site {
  cell: string;
  row: number;
  column: number;
  rotations: Record<string, number[]>;
}

export interface Player {
  river: number;
  spawn: number;
  salmon: number;
  lost: number;
  debt: number;
  done: boolean;
}

export interface UpstreamView {
  phase: "build" | "move" | "feed" | "lay" | "over";
  turn: number;
  round: number;
  first: number;
  order: number[];
  taken: number;
  points: number;
  tiles: Tile[];
  spawn: { row: number; laid: boolean; spaces: Space[] } | null;
  vanishes: { row: number; round: number; cells: string[] } | null;
  stack: number;
  kinds: Record<string, number>;
  offer: string[];
  sites: Site[];
  herons: string[];
  threatened: string[];
  moves: Move[];
  players: Player[];
}

export type Spot = readonly [x: number, y: number];

export const WIDE = 150; // from one column to the next; the side of a hexagon is 100
export const HIGH = 86.6; // half of a hexagon's height
export const HEX = "M-100 0L-50-86.600H50L100 0L50 86.600H-50Z";
export const COLUMNS = "LMR";

/** Columns and half heights from a hexagon to its neighbours, clockwise from the one upstream. */
export const STEPS: Spot[] = [
  [0, 2],
  [1, 1],
  [1, -1],
  [0, -2],
  [-1, -1],
  [-1, 1],
];
/** Where waterfalls are on a tile that is not turned. */
const FALLS: Record<string, number[]> = { waterfall: [2, 3, 4], bear: [2, 3] };

export function middle(column: number, row: number): Spot {
  return [column * WIDE, -(2 * row + (column % 2)) * HIGH];
}

export function cellOf(key: string): { column: number; row: number } | null {
  const found = /([LMR])(-?\d+)$/.exec(key);
  return found ? { column: COLUMNS.indexOf(found[1] ?? ""), row: Number(found[2]) } : null;
}

export function spotOf(key: string): Spot {
  const cell = cellOf(key);
  return cell ? middle(cell.column, cell.row) : [0, 0];
}

export function turnable(kind: string): boolean {
  return kind in FALLS || kind === "current";
}

export function fallsOf(kind: string, rotation: number): number[] {
  return (FALLS[kind] ?? []).map((edge) => (edge + rotation) % 6);
}

/** The next way a tile may lie on a site, one step on or back. */
export function turned(allowed: readonly number[], rotation: number, by: number): number {
  for (let i = 1; i <= 6; i++) {
    const next = (rotation + by * i + 36) % 6;
    if (allowed.includes(next)) return next;
  }
  return rotation;
}

export interface Crossing {
  edge: number;
  blocked: boolean;
  from: string;
  to: string;
}

/** The cell beyond an edge, or a name that no cell has. */
export function beyond(cell: string, edge: number): string {
  const { column = 0, row = 0 } = cellOf(cell) ?? {};
  const [dc, dh] = STEPS[edge] ?? [0, 0];
  return `${COLUMNS[column + dc]}${Math.floor((2 * row + (column % 2) + dh) / 2)}`;
}

/** The ways between a tile that would lie here and its neighbours, and whether a waterfall would lie across. */
export function crossings(view: UpstreamView, cell: string, kind: string, rotation: number): Crossing[] {
  const own = fallsOf(kind, rotation);
  return STEPS.flatMap(([, dh], edge) => {
    const other = beyond(cell, edge);
    const tile = view.tiles.find((each) => each.cell === other);
    if (!tile && other !== (view.spawn && `M${view.spawn.row}`)) return [];
    const blocked = own.includes(edge) || (tile?.falls.includes((edge + 3) % 6) ?? false);
    return [{ edge, blocked, from: dh > 0 ? cell : other, to: dh > 0 ? other : cell }];
  });
}

/** Where so many tokens lie on a tile, and how large they are: below, so that the tile's creature looks over them. */
export function herd(count: number): { size: number; spots: Spot[] } {
  if (count <= 1) return { size: 42, spots: [[0, 30]] };
  if (count === 2)
    return {
      size: 40,
      spots: [
        [-43, 24],
        [43, 24],
      ],
    };
  if (count === 3)
    return {
      size: 31,
      spots: [
        [-57, 24],
        [0, 44],
        [57, 24],
      ],
    };
  if (count === 4)
    return {
      size: 27,
      spots: [
        [-66, 4],
        [-30, 44],
        [30, 44],
        [66, 4],
      ],
    };
  return {
    size: 24,
    spots: [
      [-71, -2],
      [-47, 41],
      [0, 50],
      [47, 41],
      [71, -2],
    ],
  };
}

/** Tokens side by side on a space of the spawn, in two lines where they are many. */
export function shoal(count: number, half: boolean): { size: number; spots: Spot[] } {
  const across = Math.max(Math.min(count, half ? 4 : 3), Math.ceil(count / 2));
  const size = Math.min(half ? 20 : 27, 78 / across);
  const lines = Math.ceil(count / across);
  return {
    size,
    spots: Array.from({ length: count }, (_, i) => [
      ((i % across) - (Math.min(across, count) - 1) / 2) * size * 2,
      (Math.floor(i / across) - (lines - 1) / 2) * size * 2,
    ]),
  };
}

export interface Figure extends Token {
  key: string;
  cell: string; // empty: in the spawn
  x: number;
  y: number;
  size: number;
}

/** All tokens where they lie. */
export function figures({ tiles, spawn }: UpstreamView): Figure[] {
  const lay = (
    tokens: Token[],
    { size, spots }: { size: number; spots: Spot[] },
    [x, y]: Spot,
    cell: string,
    key: (token: Token) => string,
  ): Figure[] =>
    tokens.map((token, i) => ({
      ...token,
      key: key(token),
      cell,
      x: x + (spots[i]?.[0] ?? 0),
      y: y + (spots[i]?.[1] ?? 0),
      size,
    }));
  return [
    ...tiles.flatMap(({ tokens, cell }) =>
      lay(tokens, herd(tokens.length), spotOf(cell), cell, ({ key }) => key ?? ""),
    ),
    ...(spawn?.spaces ?? []).flatMap(({ tokens, eggs, column, row }) => {
      const [x, y] = middle(column, row);
      return lay(tokens, shoal(tokens.length, eggs > 3), [x, y + ([-28, 54][eggs - 4] ?? 12)], "", ({ seat, salmon }) =>
        spawnKey(seat, eggs, salmon),
      );
    }),
  ];
}

/** The lowest and the highest row that is shown: in the end the spawn. */
export function rows(view: UpstreamView): [number, number] {
  if (view.phase === "over" && view.spawn) return [view.spawn.row, view.spawn.row + 1];
  const all = [
    ...view.tiles.map(({ row }) => row),
    ...view.sites.map(({ row }) => row),
    ...(view.spawn?.spaces ?? []).map(({ row }) => row),
  ];
  const low = Math.min(...all);
  return [low, Math.max(view.phase === "build" ? 4 : low, ...all)];
}

/** A seat's tokens: on the river as they lie, in the spawn with their space; the farthest first. */
export function tokensOf(view: UpstreamView, seat: number): { salmon: number; space: number }[] {
  const each = (tokens: Token[], space: number): { salmon: number; space: number }[] =>
    tokens
      .filter((token) => token.seat === seat)
      .flatMap(({ salmon, count }) => Array.from({ length: count }, () => ({ salmon, space })));
  return [
    ...[...(view.spawn?.spaces ?? [])].reverse().flatMap(({ tokens, eggs }) => each(tokens, eggs)),
    ...[...view.tiles].reverse().flatMap(({ tokens }) => each(tokens, 0)),
  ];
}

/** The key of a seat's tokens of one size on a space of the spawn. */
export function spawnKey(seat: number, space: number, salmon: number): string {
  return `spawn:${seat}:${space}:${salmon}`;
}
