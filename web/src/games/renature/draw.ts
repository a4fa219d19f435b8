// Pieces as SVG, in squares of 48. Strings, because the valley holds hundreds of them; no words of people go in here.

import type { Valley } from "./terrain.ts";
import { CELL, nameOf, STEPS, tokenSpot, wayOf, type Prize, type RenatureView, type Spot } from "./view.ts";

const use = (id: string, x: number, y: number, width: number, height = width): string =>
  `<use href="#ren-${id}" x="${x}" y="${y}" width="${width}" height="${height}"/>`;
export const put = ([column, row]: Spot, inside: string, about = ""): string =>
  `<g transform="translate(${column * CELL} ${row * CELL})" ${about}>${inside}</g>`;

/** A rounded box over two squares, from the first one. */
export function pairBox(way: number, inset: number, about: string): string {
  const [dx = 1, dy = 0] = STEPS[way] ?? [];
  return `<rect ${about} x="${Math.min(0, dx) * CELL + inset}" y="${Math.min(0, dy) * CELL + inset}" width="${CELL * (1 + Math.abs(dx)) - 2 * inset}" height="${CELL * (1 + Math.abs(dy)) - 2 * inset}" rx="9"/>`;
}

/** An animal; the joker wears a star. */
export function half(animal: string, joker: string, x = 0, y = 0): string {
  const star = animal === joker;
  return (
    (star ? `<rect class="ren-halo" x="${x + 4}" y="${y + 4}" width="40" height="40" rx="8"/>` : "") +
    use(animal, x + 6, y + 6, 36) +
    (star ? use("joker", x + 31, y + 1, 16) : "")
  );
}

/** A domino from its first half; face down without a name. */
export function domino(pair: string | null, joker = "", way = 0): string {
  const [dx = 1, dy = 0] = STEPS[way] ?? [];
  const halves = pair
    ? `<path d="M${24 + dx * 24} ${24 + dy * 24}m${-dy * 15} ${-dx * 15}l${dy * 30} ${dx * 30}"/>` +
      [...pair].map((animal, i) => half(animal, joker, i * dx * CELL, i * dy * CELL)).join("")
    : `<path d="M16 20q8-7 16 0t16 0t16 0t16 0M16 32q8-7 16 0t16 0t16 0t16 0"/>`;
  return `<g class="ren-domino ${pair ? "" : "back"}">${pairBox(way, 2, `class="wood"`)}${halves}</g>`;
}

/** A plant on its bed, whose shape says whose it is; natural ones (null) stand on bare ground. */
export function plant(owner: number | null, kind: number | string): string {
  const bed = owner ?? "n";
  return `<g class="ren-${bed}">${use(`bed-${bed}`, 3, 3, 42)}${use(`${kind}`, 6, 4, 36)}</g>`;
}

/** Plants as a board names them: "4" is an oak of the seat, "n4" a natural one. */
export const sapling = (name: string, seat: number | null): string =>
  plant(name[0] === "n" ? null : seat, name.at(-1) ?? "");

/** What a hand holds: a domino as it is turned; large, a plant or an animal of the track. */
export function dragged(name: string, seat: number, joker: string, way: number): string {
  const [dx = 1, dy = 0] = STEPS[way] ?? [];
  const [moved, inside] = /^[A-Z]{2}$/.test(name)
    ? [`translate(${24 - 24 * dx} ${-24 * dy})`, domino(name, joker, way)]
    : ["translate(0 -24) scale(2)", /\d/.test(name) ? sapling(name, seat) : half(name, joker)];
  return `<g transform="${moved}">${inside}</g>`;
}

/** What travels. */
export function travelling(card: string | null): string {
  const [owner = "", kind] = (card ?? "").split(".");
  return kind
    ? `<g transform="translate(24)">${plant(owner === "n" ? null : Number(owner), kind)}</g>`
    : card === "token"
      ? use(card, 24, 0, 48)
      : domino(card);
}

/** Stream and wastelands, and those that are green again. */
export function ground(valley: Valley, closed: readonly string[]): string {
  const side = valley.size * CELL + 12;
  const path = (name: string, d: string): string => `<path class="${name}" d="${d}"/>`;
  const springs = valley.starts
    .map((spot) =>
      put(
        spot,
        `<path d="M14-8q-4 10 1 16m9-16q4 10-1 18m10-18q-3 8 2 15"/><circle cx="24" cy="24" r="14"/><circle cx="24" cy="24" r="7"/>`,
        `class="line spring"`,
      ),
    )
    .join("");
  const islands = Object.entries(valley.islands)
    .map(([area, outline]) =>
      closed.includes(area)
        ? path("green", outline) + path("tufts", outline)
        : path("earth", outline) + path("cracks", outline),
    )
    .join("");
  return `<rect class="water" x="-6" y="-6" width="${side}" height="${side}" rx="14"/>${path("deep", valley.deep)}${path("deep deeper", valley.deep)}${path("line", valley.ripples)}${path("line squares", valley.squares)}${islands}${path("line plots", valley.plots)}<g class="names">${valley.names}</g>${springs}`;
}

/** A reward token: both prizes, and who would get them now. */
function token(view: RenatureView, { area, main, second, totals }: RenatureView["areas"][number]): string {
  const { spot, free } = tokenSpot(view, area);
  const holders = (["main", "second"] as Prize[]).flatMap((prize) =>
    totals.filter(({ prizes }) => prizes.includes(prize)).map(({ seat }) => seat ?? "n"),
  );
  const y = holders.length ? 25 : 30;
  const beds = holders
    .map((seat, i) => `<g class="ren-${seat}">${use(`bed-${seat}`, 11 + i * 14, 27, 12)}</g>`)
    .join("");
  return put(
    spot,
    `<g ${free ? "" : `transform="translate(-6 -8) scale(.55)"`}><circle cx="24" cy="24" r="19"/><text x="20" y="${y}">${main}</text><text class="small" x="33" y="${y}">${second}</text>${beds}</g>`,
    `class="ren-token" data-key="token:${area}"`,
  );
}

/** Everything that lies in the valley. Plants that can be taken back are drawn without a key: they get a target. */
export function scene(
  view: RenatureView,
  taken: (key: string) => boolean,
  say: (what: string, at: string) => string,
): string {
  const image = (key: string, words: string): string =>
    `${taken(key) ? "" : `data-key="${key}"`} class="piece" role="img" aria-label="${words}"`;
  const isolated = view.isolated.map((spot) =>
    put(spot, `<path class="isolated" d="M16 30a9 6 0 1 1 14 2l-6-5Z M28 17a5 4 0 1 1 4 4z"/>`),
  );
  const dominoes = view.dominoes.map(({ domino: pair, squares }) =>
    put(
      squares[0],
      domino(pair, view.joker, wayOf(squares)),
      image(`lay:${squares.map(nameOf).join("")}`, say(pair, nameOf(squares[0]))),
    ),
  );
  const clouds = view.clouds.map(({ square, count }) =>
    put(square, Array.from({ length: count }, (_, i) => use("cloud", 6 + i * 8, 16 - i * 9, 30, 21)).join("")),
  );
  const tokens = view.areas.filter(({ closer }) => closer === null).map((area) => token(view, area));
  const plants = view.plants.map(({ square, at, plant: name, seat }) =>
    put(square, sapling(name, seat), image(`grown:${at}`, say(name, at))),
  );
  const latest = view.players.flatMap(({ laid, planted }, seat) => {
    const mark = `class="latest ren-${seat} ${seat === view.turn ? "now" : ""}"`;
    return [
      laid ? put(laid[0], pairBox(wayOf(laid), 1, mark)) : "",
      planted ? put(planted, `<circle ${mark} cx="24" cy="24" r="23"/>`) : "",
    ];
  });
  return [...isolated, ...dominoes, ...clouds, ...tokens, ...plants, ...latest].join("");
}
