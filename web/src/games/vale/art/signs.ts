// Signs of the game: families and their frames, stones, kinds of effects, and what effects speak of. Each in a box of 16 x 16.

import { KINDS } from "./cards.ts";

export const FAMILIES = ["fire", "water", "earth", "wind", "dragon"] as const;
export const STONES = { red: 1, blue: 3, purple: 6 } as const;

const family: Record<(typeof FAMILIES)[number], string> = {
  fire: "M8 .8C8.6 4 13.2 5.6 13.2 10A5.2 5.2 0 0 1 2.8 10C2.8 7.6 4.2 6.8 4.6 4.8C5.6 5.4 6 6.2 6 7C7.4 5.6 8.2 3.4 8 .8Z",
  water: "M8 .8C9.4 4.4 13.2 6.6 13.2 10.2A5.2 5.2 0 0 1 2.8 10.2C2.8 6.6 6.6 4.4 8 .8Z",
  earth: "M.8 14.4L6 3.6L8.6 8L10.4 5.2L15.2 14.4Z",
  wind: "M1 6.2H9.6A2.6 2.6 0 1 0 7 3.6H9A.6.6 0 1 1 9.6 4.2H1ZM1 10H12.4A2.7 2.7 0 1 1 9.7 12.7H11.7A.7.7 0 1 0 12.4 12H1Z",
  dragon:
    "M2 14.8C1.4 9 2.6 4.8 5.4 1.2C5 6 4.4 10 2 14.8ZM6.8 15.2C6.6 9 7.6 4.6 10.2 .8C10 6 9.4 10.4 6.8 15.2ZM11.6 14.8C11.6 9.6 12.4 6 14.6 2.4C14.6 7 13.8 11 11.6 14.8Z",
};

/** The frame behind a creature, around 0 0. */
const frame: Record<(typeof FAMILIES)[number], string> = {
  fire: "M0 -43C6 -32 37 -26 37 2C37 25 20 37 0 37C-20 37 -37 25 -37 2C-37 -26 -6 -32 0 -43Z",
  water: "M0 -38A38 38 0 1 1 0 38A38 38 0 1 1 0 -38Z",
  earth: "M-23 -37H23L37 -23V23L23 37H-23L-37 23V-23Z",
  wind: "M-37 -37H12C27 -37 37 -27 37 -12V37H-12C-27 37 -37 27 -37 12Z",
  dragon: "M0 -43L9 -34L36 -22L33 -12V12L36 22L9 34L0 43L-9 34L-36 22L-33 12V-12L-36 -22L-9 -34Z",
};

const stone: Record<keyof typeof STONES, string> = {
  red: "M8 1.6A6.4 6.4 0 1 1 8 14.4A6.4 6.4 0 1 1 8 1.6Z",
  blue: "M8 .6L15 8L8 15.4L1 8Z",
  purple: "M4.4 1.6H11.6L15.2 8L11.6 14.4H4.4L.8 8Z",
};

const kind: Record<(typeof KINDS)[number], string> = {
  instant: '<path class="vi" d="M9.6 1L3.4 9H7.2L6.4 15L12.6 6.8H8.8Z"/>',
  permanent:
    '<path class="vo" d="M8 8C6.6 5.6 5.4 4.8 4.2 4.8A3.2 3.2 0 0 0 4.2 11.2C5.4 11.2 6.6 10.4 8 8C9.4 5.6 10.6 4.8 11.8 4.8A3.2 3.2 0 0 1 11.8 11.2C10.6 11.2 9.4 10.4 8 8Z"/>',
  active: '<path class="vo" d="M13.4 8A5.4 5.4 0 1 1 11.4 3.8"/><path class="vi" d="M13.6 .8V5.8H8.6Z"/>',
};

const CARD = '<rect class="vc" x="4.5" y="2" width="7" height="10" rx="1"/>';
const things: Record<string, string> = {
  points:
    '<path class="vi" d="M8 .4L9.9 2.2L12.5 1.7L13 4.3L15.4 5.5L14.3 8L15.4 10.5L13 11.7L12.5 14.3L9.9 13.8L8 15.6L6.1 13.8L3.5 14.3L3 11.7L.6 10.5L1.7 8L.6 5.5L3 4.3L3.5 1.7L6.1 2.2Z"/>',
  arrow: '<path class="vo" d="M1.5 8H10M7 4.5L10.5 8L7 11.5"/>',
  creature:
    '<rect class="vc" x="3.5" y="1.5" width="9" height="13" rx="1.5"/><path class="vi" d="M8 4.2C10 4.2 11 5.6 11 7.2C11 9 9.8 11 8 11.8C6.2 11 5 9 5 7.2C5 5.6 6 4.2 8 4.2Z"/>',
  hand: '<path class="vc" d="M2 5.5L7 2.5L11 10L6 13Z"/><path class="vc" d="M6.5 2.5H12V11.5H6.5Z"/><path class="vc" d="M10 3L14.5 5.5L10.5 13L6.5 11Z"/>',
  family:
    '<path class="vo" d="M2.5 12.5A5.5 5.5 0 0 1 13.5 12.5"/><circle class="vi" cx="2.6" cy="9" r="1.5"/><circle class="vi" cx="4.6" cy="4.8" r="1.5"/><circle class="vi" cx="8" cy="3" r="1.5"/><circle class="vi" cx="11.4" cy="4.8" r="1.5"/><circle class="vi" cx="13.4" cy="9" r="1.5"/>',
  cost: '<circle class="vo" cx="8" cy="8" r="6"/><path class="vo" d="M8 4.5V11.5M5.5 6.2H10.5M5.5 9.8H10.5"/>',
  person:
    '<path class="vi" d="M8 1.5A3 3 0 1 1 8 7.5A3 3 0 1 1 8 1.5ZM2.5 14.5C2.5 10.5 5 8.5 8 8.5S13.5 10.5 13.5 14.5Z"/>',
  draw: `${CARD}<path class="vo" d="M8 14.8V6.5M5.5 9L8 6.5L10.5 9"/>`,
  discard: `${CARD}<path class="vo" d="M8 5.5V14M5.5 11.5L8 14L10.5 11.5"/>`,
  back: '<rect class="vc" x="7" y="2" width="7" height="10" rx="1"/><path class="vo" d="M11 14.5H5A3.5 3.5 0 0 1 5 7.5H6.5M4.5 5L2 7.5L4.5 10" transform="translate(1.5 0)"/>',
  away: `${CARD}<path class="vo vx" d="M2.5 2.5L13.5 13.5M13.5 2.5L2.5 13.5"/>`,
  pile: '<rect class="vc" x="4" y="6" width="8" height="9" rx="1"/><rect class="vc" x="5.5" y="4.5" width="8" height="9" rx="1"/><path class="vo" d="M9.5 .5V8M7 5.5L9.5 8L12 5.5"/>',
  fetch:
    '<rect class="vc" x="6" y="1.5" width="7" height="9" rx="1"/><path class="vo" d="M2 11V14.5H14V11M9.5 12.5V5M7 7.5L9.5 5L12 7.5"/>',
  summon:
    '<path class="vo" d="M1.5 6V14.5H14.5V6"/><path class="vc" d="M5 3H11V11H5Z"/><path class="vo" d="M8 1V8.5M5.8 6.5L8 8.7L10.2 6.5"/>',
  copy: '<rect class="vc" x="2" y="1.5" width="8" height="10" rx="1"/><rect class="vc" x="6" y="4.5" width="8" height="10" rx="1"/>',
  behind: '<path class="vi" d="M1.5 14.5V9H5.5V3H10.5V11H14.5V14.5Z"/>',
  swap: '<path class="vo" d="M2 5.5H12M9.5 3L12 5.5L9.5 8M14 10.5H4M6.5 8L4 10.5L6.5 13"/>',
};

const symbol = (id: string, inside: string, box = "0 0 16 16"): string =>
  `<symbol class="vale" id="${id}" viewBox="${box}">${inside}</symbol>`;

export function signs(): string {
  return [
    ...FAMILIES.map((name) => symbol(`vf-${name}`, `<path class="v-${name} vf" d="${family[name]}"/>`)),
    ...FAMILIES.map((name) =>
      symbol(`vm-${name}`, `<path class="v-${name} vm" d="${frame[name]}"/>`, "-50 -50 100 100"),
    ),
    ...Object.entries(stone).map(([colour, path]) =>
      symbol(`vs-${colour}`, `<path class="vs v-${colour}" d="${path}"/>`),
    ),
    ...KINDS.map((name) => symbol(`vk-${name}`, kind[name])),
    ...Object.entries(things).map(([name, inside]) => symbol(`vg-${name}`, inside)),
  ].join("");
}
