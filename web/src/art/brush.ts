// A small paintbox: every drawing is made of these strokes, the same on every device.

export const MIRROR = "matrix(-1 0 0 1 100 0)"; // the other half of what is drawn in a box of 100

export type Point = readonly [number, number];

/** Points written as a line of text: "11 56, 4 40" are two. */
export function points(text: string): Point[] {
  return text.split(", ").map((pair) => pair.split(" ").map(Number) as [number, number]);
}

/** Even numbers from 0 to 1 that are the same every time. */
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const fine = (value: number): number => Math.round(value * 10) / 10;
const at = (x: number, y: number): string => `${fine(x)} ${fine(y)}`;

/** A closed line through points, with corners rounded by nature. */
export function smooth(points: readonly Point[], closed = true): string {
  const count = points.length;
  const get = (i: number): Point =>
    points[closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i))] ?? [0, 0];
  let path = `M${at(...get(0))}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [a, b, c, d] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    path += `C${at(b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6)} ${at(c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6)} ${at(...c)}`;
  }
  return closed ? `${path}Z` : path;
}

/** A leafy outline: scallops around an ellipse. `lean` < 0 flattens the underside. */
export function crown(cx: number, cy: number, rx: number, ry: number, bumps: number, seed: number, lean = 0): string {
  const roll = dice(seed);
  const points: Point[] = [];
  for (let i = 0; i < bumps; i++) {
    const angle = ((i + (roll() - 0.5) * 0.45) / bumps) * Math.PI * 2 - Math.PI / 2;
    const reach = 0.94 + roll() * 0.12;
    const sine = Math.sin(angle);
    points.push([cx + Math.cos(angle) * rx * reach, cy + sine * ry * reach * (sine > 0 ? 1 + lean : 1)]);
  }
  return scallops(points);
}

/** Arcs bulging outwards between points given clockwise. */
export function scallops(points: readonly Point[]): string {
  let path = "";
  points.forEach(([x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length] ?? [x, y];
    const radius = fine(Math.hypot(nx - x, ny - y) * 0.56);
    path += `${i ? "" : `M${at(x, y)}`}A${radius} ${radius} 0 0 1 ${at(nx, ny)}`;
  });
  return `${path}Z`;
}

/** A few short arcs inside a crown: the hint of leaves. */
export function tufts(places: readonly (readonly [number, number, number])[]): string {
  return places
    .map(
      ([x, y, size]) =>
        `M${at(x - size, y)}a${fine(size * 0.62)} ${fine(size * 0.62)} 0 0 1 ${at(size, 0)}a${fine(size * 0.62)} ${fine(size * 0.62)} 0 0 1 ${at(size, 0)}`,
    )
    .join("");
}

/** A flower with round petals, each with a notch when asked for. */
export function flower(cx: number, cy: number, radius: number, petals: number, turn = 0, width = 0.5): string {
  let path = "";
  for (let i = 0; i < petals; i++) {
    const angle = ((i + turn) / petals) * Math.PI * 2 - Math.PI / 2;
    const side = radius * width;
    const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
    const [px, py] = [-uy * side, ux * side];
    const tip = at(cx + ux * radius * 0.9, cy + uy * radius * 0.9);
    path += `M${at(cx, cy)}C${at(cx + px + ux * radius * 0.35, cy + py + uy * radius * 0.35)} ${at(cx + px + ux * radius * 1.15, cy + py + uy * radius * 1.15)} ${tip}`;
    path += `C${at(cx - px + ux * radius * 1.15, cy - py + uy * radius * 1.15)} ${at(cx - px + ux * radius * 0.35, cy - py + uy * radius * 0.35)} ${at(cx, cy)}Z`;
  }
  return path;
}

/** Small rounds along a hanging thread, getting smaller: a raceme. */
export function chain(
  x: number,
  y: number,
  length: number,
  sway: number,
  from: number,
  to: number,
): { cx: number; cy: number; r: number }[] {
  const beads = [];
  for (let down = 0, i = 0; down < length; i++) {
    const part = down / length;
    const r = from + (to - from) * part;
    beads.push({ cx: fine(x + sway * part * part + (i % 2 ? 1 : -1) * r * 0.55), cy: fine(y + down), r: fine(r) });
    down += r * 1.25;
  }
  return beads;
}

/** Points spread evenly but not in rows inside an ellipse. */
export function scatter(cx: number, cy: number, rx: number, ry: number, count: number, seed: number): Point[] {
  const roll = dice(seed);
  return Array.from({ length: count }, (_, i) => {
    const reach = Math.sqrt((i + 0.5) / count) * (0.92 + roll() * 0.12);
    const angle = i * 2.39996 + seed;
    return [fine(cx + Math.cos(angle) * rx * reach), fine(cy + Math.sin(angle) * ry * reach)] as const;
  });
}
