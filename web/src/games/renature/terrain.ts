// The valley as lines to draw: banks, deep water, ripples. Made once per map.

import { CELL } from "./view.ts";

const BANK = 5; // from the edge of a square to the bank
const ROUND = 15;

export interface Valley {
  size: number; // squares on a side
  islands: Record<string, string>; // outline of each wasteland
  names: string; // the letter of each wasteland, on its first square
  plots: string; // where one square of a wasteland ends and the next begins
  deep: string; // the middle of the stream
  ripples: string;
  squares: string; // where one square of the stream ends and the next begins
  starts: Point[];
}

type Point = [number, number];

const wet = (square: string | undefined): boolean => square === "~" || square === "S";

/** The outline of all squares of one letter, clockwise, a little inside them, with round corners. */
function outline(rows: readonly string[], letter: string): string {
  const edges = new Map<string, Point>(); // from a corner to the next
  rows.forEach((line, y) =>
    [...line].forEach((square, x) => {
      if (square !== letter) return;
      const other = (dx: number, dy: number): boolean => rows[y + dy]?.[x + dx] !== letter;
      if (other(0, -1)) edges.set(`${x},${y}`, [x + 1, y]);
      if (other(1, 0)) edges.set(`${x + 1},${y}`, [x + 1, y + 1]);
      if (other(0, 1)) edges.set(`${x + 1},${y + 1}`, [x, y + 1]);
      if (other(-1, 0)) edges.set(`${x},${y + 1}`, [x, y]);
    }),
  );
  let path = "";
  while (edges.size) {
    const loop: Point[] = [];
    for (let at = [...edges.keys()][0]!; edges.has(at);) {
      const next = edges.get(at)!;
      edges.delete(at);
      loop.push(next);
      at = next.join();
    }
    path += rounded(loop);
  }
  return path;
}

function rounded(loop: readonly Point[]): string {
  let path = "";
  loop.forEach(([x, y], i) => {
    const [bx, by] = loop.at(i - 1)!;
    const [nx, ny] = loop[(i + 1) % loop.length]!;
    const [ix, iy, ox, oy] = [x - bx, y - by, nx - x, ny - y];
    if (ix === ox && iy === oy) return; // straight on
    const cx = x * CELL - (iy + oy) * BANK; // clockwise: the land is on the right
    const cy = y * CELL + (ix + ox) * BANK;
    path += `${path ? "L" : "M"}${cx - ix * ROUND} ${cy - iy * ROUND}Q${cx} ${cy} ${cx + ox * ROUND} ${cy + oy * ROUND}`;
  });
  return `${path}Z`;
}

/** A small wave along the stream, a little different from square to square. */
function ripple(x: number, y: number, down: boolean, roll: number): string {
  const aside = (roll % 5) * 4 - 8;
  const along = ((roll >> 3) % 4) * 4 - 6;
  return down ? `M${x + aside} ${y - 9 + along}q4 5 0 10t0 10` : `M${x - 9 + along} ${y + aside}q5-4 10 0t10 0`;
}

export function survey(rows: readonly string[]): Valley {
  const valley: Valley = {
    size: rows.length,
    islands: {},
    names: "",
    plots: "",
    deep: "",
    ripples: "",
    squares: "",
    starts: [],
  };
  for (const letter of new Set(rows.join(""))) if (!wet(letter)) valley.islands[letter] = outline(rows, letter);
  rows.forEach((line, row) =>
    [...line].forEach((square, column) => {
      const [x, y] = [(column + 0.5) * CELL, (row + 0.5) * CELL];
      const alike = (other: string | undefined): boolean => (wet(square) ? wet(other) : other === square);
      const [right, below] = [alike(line[column + 1]), alike(rows[row + 1]?.[column])];
      const ends = (right ? `M${x + CELL / 2} ${y - 12}v24` : "") + (below ? `M${x - 12} ${y + CELL / 2}h24` : "");
      if (!wet(square)) {
        valley.plots += ends;
        if (!valley.names.includes(`>${square}<`)) valley.names += `<text x="${x - 14}" y="${y - 7}">${square}</text>`;
        return;
      }
      valley.squares += ends;
      if (square === "S") valley.starts.push([column, row]);
      if (right) valley.deep += `M${x} ${y}h${CELL}`;
      if (below) valley.deep += `M${x} ${y}v${CELL}`;
      const down = wet(rows[row - 1]?.[column]) && !(wet(line[column - 1]) && right);
      const roll = (row * 37 + column * 101) ^ (row * column * 7);
      valley.ripples += ripple(x, y, down, roll) + ripple(x, y, down, roll + 41);
    }),
  );
  return valley;
}
