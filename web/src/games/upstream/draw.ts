// Pieces as SVG around their own middle. Strings, because the river holds many of them; no words of people go in here.

import {
  COLUMNS,
  fallsOf,
  HEX,
  HIGH,
  middle,
  spotOf,
  WIDE,
  type Crossing,
  type Move,
  type Spot,
  type Tile,
  type UpstreamView,
} from "./view.ts";

const use = (id: string, x: number, y: number, width: number, height = width, about = ""): string =>
  `<use href="#up-${id}" x="${x}" y="${y}" width="${width}" height="${height}" ${about}/>`;
const whole = (id: string, about = ""): string => use(id, -100, -87, 200, 174, about);
const put = ([x, y]: Spot, inside: string, name = ""): string =>
  `<g class="${name}" transform="translate(${x} ${y})">${inside}</g>`;
const hex = (name: string): string => `<path class="${name}" d="${HEX}"/>`;
const dots = (count: number, apart: number, r: number, name: (i: number) => string): string =>
  Array.from(
    { length: count },
    (_, i) => `<circle class="${name(i)}" cx="${(i - (count - 1) / 2) * apart}" r="${r}"/>`,
  ).join("");

/** A tile: its water, its creature, and waterfalls on its edges. */
export function tile(kind: string, rotation = 0): string {
  const plain = ["water", "sea", "spawn"].includes(kind);
  return (
    `${hex(`up-hex ${kind}`)}${whole(kind === "sea" ? kind : "water", plain ? "" : `opacity=".6"`)}` +
    (plain ? "" : whole(kind, kind === "current" ? `transform="rotate(${rotation * 60})"` : "")) +
    fallsOf(kind, rotation)
      .map((edge) => whole("fall", `transform="rotate(${edge * 60})"`))
      .join("")
  );
}

/** A token: the owner's mark, and a salmon or two. */
export function token(seat: number, salmon: number, size: number, count = 1, held = false): string {
  const fish = salmon > 1 ? use("fish", -21, -3, 30, 15) + use("fish", -10, 9, 30, 15) : use("fish", -20, 0, 40, 20);
  const many = count > 1 ? put([21, -21], `<circle class="badge" r="12"/><text y="5.500">${count}</text>`) : "";
  return `<g class="up-token up-s${seat}" transform="scale(${size / 30})">${count > 1 ? `<circle cx="4" cy="-5" r="29"/>` : ""}<circle r="29"/>${use(`mark-${seat}`, -13, -29, 26)}${fish}${held ? `<path d="M-24 14a28 28 0 0 0 48 0M-14 22a20 20 0 0 0 28 0"/>` : ""}${many}</g>`;
}

/** What travels, in a box of 200 x 174: a tile by its name, "waterfall.2" if it is turned, or a token as "seat.salmon". */
export function travelling(card: string, rotation: number): string {
  const [what = "", more = rotation] = card.split(".");
  return put([100, 87], /\d/.test(what) ? token(Number(what), parseInt(`${more}`), 80) : tile(what, Number(more)));
}

/** A tile of the river with its room for tokens. */
export function lying({ kind, rotation, arrow, leaves, crowd, room }: Tile, vanishing: boolean): string {
  return (
    tile(kind, arrow ?? rotation) +
    (leaves <= 0 && vanishing ? hex("up-fading") : "") +
    hex("up-halo") +
    put(
      [0, 77],
      dots(crowd + room, 13, 4.5, (i) => (i < crowd ? (room ? "taken" : "full") : "")),
      "up-room",
    )
  );
}

/** The banks, rows with their numbers and columns with their letters. */
export function ground(view: UpstreamView, low: number, high: number): string {
  const spawn = view.spawn?.spaces.slice(0, 4) ?? [];
  const banks = [...view.tiles, ...spawn].map(({ column, row }) => put(middle(column, row), hex("up-bank"))).join("");
  const number = (text: number | string, [x, y]: Spot, soon: boolean): string =>
    `<text class="up-row ${soon ? "soon" : ""}" x="${x}" y="${y}">${text}</text>`;
  const rows = Array.from({ length: high - low + 1 }, (_, i) => low + i).filter((row) =>
    view.tiles.some((each) => each.row === row && each.column !== 1),
  );
  return (
    banks +
    rows.map((row) => number(row, [-122, -2 * row * HIGH + 9], row === view.vanishes?.row)).join("") +
    [...COLUMNS]
      .map((letter, i) =>
        i === 1 && view.spawn ? "" : number(letter, [i * WIDE, -(2 * high + (i % 2) + 1.2) * HIGH], false),
      )
      .join("")
  );
}

export const eggs = (count: number): string => dots(count, 19, 8, () => "up-egg");

/** The spawn: a space on each tile, the last two on one. */
export function spawning({ spaces, laid }: NonNullable<UpstreamView["spawn"]>): string {
  return spaces
    .slice(0, 4)
    .map(({ column, row, eggs: n }) =>
      put(
        middle(column, row),
        tile("spawn") +
          (n < 4
            ? put([0, -58], eggs(n))
            : `<path class="up-split" d="M-100 0H100"/>${put([0, -68], eggs(4))}${put([0, 18], eggs(5))}`),
        laid ? "" : "up-plan",
      ),
    )
    .join("");
}

/** What a move costs, with a sign for how; the second below where two ways lead to one tile. */
export function price({ to, cost, extra, jump, lost, arrives }: Move, scale: number, second = false): string {
  const half = lost ? 58 : 35;
  const more = lost
    ? `<text x="7" y="9">−${lost}</text>${use("fish", 28, -6, 24, 12)}`
    : arrives
      ? `<circle class="up-egg" cx="24" r="6"/>`
      : "";
  const [x, y] = spotOf(to);
  return put(
    [x, y - 46 + (second ? 42 * scale : 0)],
    `<g transform="scale(${scale})"><rect x="${-half}" y="-20" width="${2 * half}" height="40" rx="20"/>${use(jump ? "jump" : "swim", 7 - half, -13, 26)}<text x="${38 - half}" y="9">${cost + extra}</text>${more}</g>`,
    `up-price ${lost ? "hurts" : ""}`,
  );
}

/** The way of a move from where its token lies: straight for swimming, an arch for a jump, and on with the currents. */
export function way({ to, jump, carried }: Move, [x, y]: Spot): string {
  const [ex, ey] = spotOf(to);
  const bow = jump ? (ex - x < 0 ? -1 : 1) * (50 + Math.hypot(ex - x, ey - y) / 6) : 0;
  return (
    `<path class="up-way ${jump ? "jump" : ""}" d="M${x} ${y}Q${(x + ex) / 2 + bow} ${(y + ey) / 2} ${ex} ${ey}"/>` +
    (carried.length
      ? `<path class="up-way" d="M${[to, ...carried].map((cell) => spotOf(cell).join(" ")).join("L")}"/>`
      : "")
  );
}

/** Beside a tile about to be laid: who could swim across, and who no more. */
export function crossing({ edge, blocked }: Crossing): string {
  return `<g class="up-crossing ${blocked ? "blocked" : ""}" transform="rotate(${edge * 60}) translate(0 -88) rotate(${edge > 1 && edge < 5 ? 180 : 0})"><circle r="17"/><path d="${blocked ? "M-7-7L7 7M7-7L-7 7" : "M-8 4L0-6L8 4M0-5V9"}"/></g>`;
}

export const hungry = (cell: string): string =>
  put(spotOf(cell), `<g transform="translate(64 -40)"><circle r="22"/><text y="10">!</text></g>`, "up-alarm");
export const bitten = (cell: string): string =>
  put(
    spotOf(cell),
    `<g transform="translate(-74 8)"><circle r="22"/><text x="-6" y="9">−1</text>${use("fish", 5, -4, 14, 8)}</g>`,
    "up-alarm",
  );
