// Strokes for creatures in a 64 x 64 box. A class says how it is painted (art.css): a wash, b deep, c light, k ink, l line, q light line.
// Names are short because seventy drawings are made of nothing else.

type Token = [command: string, numbers: number[]];

function tokens(path: string): Token[] {
  return [...path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)].map(([, command = "", rest = ""]) => [
    command,
    (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number),
  ]);
}

const fine = (value: number): string => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, "$1.");

function text(path: readonly Token[]): string {
  return path
    .map(([command, numbers]) => command + numbers.map((each, i) => (i && each >= 0 ? " " : "") + fine(each)).join(""))
    .join("");
}

/** The same path on the other side of the middle, x = 32. */
function mirrored(path: readonly Token[]): Token[] {
  return path.map(([command, numbers]) => {
    const across = command === command.toUpperCase() ? 64 : 0;
    const lone = "Vv".includes(command) ? 1 : 0; // only y
    return [command, numbers.map((each, i) => ("Hh".includes(command) || (i + lone) % 2 === 0 ? across - each : each))];
  });
}

const tidy = (path: string): string => text(tokens(path));

/** A path. */
export const P = (paint: string, path: string): string => `<path class="${paint}" d="${tidy(path)}"/>`;

/** A path and its mirror image. */
export const S = (paint: string, path: string): string =>
  `<path class="${paint}" d="${tidy(path)}${text(mirrored(tokens(path)))}"/>`;

/** A circle. */
export const C = (paint: string, x: number, y: number, r: number): string =>
  `<circle class="${paint}" cx="${x}" cy="${y}" r="${r}"/>`;

/** Two circles, so far from the middle. */
export const CC = (paint: string, aside: number, y: number, r: number): string =>
  C(paint, 32 - aside, y, r) + C(paint, 32 + aside, y, r);

/** An ellipse, turned when asked for. */
export const E = (paint: string, x: number, y: number, rx: number, ry: number, turn = 0): string =>
  `<ellipse class="${paint}" cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"${turn ? ` transform="rotate(${turn} ${x} ${y})"` : ""}/>`;

/** A tube: a neck, a tail, a snake. */
export const T = (paint: string, path: string, wide: number): string =>
  `<path class="t" d="${tidy(path)}" stroke-width="${fine(wide + 3.2)}"/><path class="t${paint}" d="${tidy(path)}" stroke-width="${fine(wide)}"/>`;

/** A flame that stands on a point, as a path. */
export function F(x: number, y: number, wide: number, high: number, lean = 0): string {
  const at = (dx: number, dy: number, sway = 0): string => `${x + dx * wide + sway * lean} ${y - dy * high}`;
  return (
    `M${at(0, 1, 1)}C${at(0.15, 0.7, 0.6)} ${at(0.5, 0.55)} ${at(0.5, 0.25)}C${at(0.5, 0.05)} ${at(0.2, 0)} ${at(0, 0)}` +
    `C${at(-0.25, 0)} ${at(-0.5, 0.08)} ${at(-0.5, 0.3)}C${at(-0.5, 0.5)} ${at(-0.2, 0.6, 0.4)} ${at(0, 1, 1)}Z`
  );
}

/** A bat's left wing from its root, as a path. */
export function bat(x: number, y: number, span: number, high: number): string {
  const at = (dx: number, dy: number): string => `${x - dx * span} ${y - dy * high}`;
  return `M${at(0, 0)}Q${at(0.35, 1.05)} ${at(1, 1)}Q${at(0.82, 0.5)} ${at(0.92, -0.12)}Q${at(0.66, 0.18)} ${at(0.55, -0.26)}Q${at(0.32, 0.02)} ${at(0.08, -0.34)}Z`;
}

/** A bird's left wing from its root, as a path. */
export function wing(x: number, y: number, span: number, high: number): string {
  const at = (dx: number, dy: number): string => `${x - dx * span} ${y - dy * high}`;
  return (
    `M${at(0, 0)}C${at(0.15, 0.8)} ${at(0.6, 1.05)} ${at(1, 1)}C${at(1, 0.8)} ${at(0.95, 0.65)} ${at(0.86, 0.55)}C${at(0.84, 0.35)} ${at(0.74, 0.25)} ${at(0.64, 0.22)}` +
    `C${at(0.6, 0.02)} ${at(0.48, -0.08)} ${at(0.38, -0.06)}C${at(0.32, -0.22)} ${at(0.12, -0.28)} ${at(0, -0.2)}Z`
  );
}
