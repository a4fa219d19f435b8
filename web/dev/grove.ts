// A made-up Arboretum for the mock: just enough of the game to try the client on.

import type { Action, LogEntry } from "../src/protocol.ts";
import { dice } from "../src/art/brush.ts";
import {
  numberOf,
  SPECIES,
  speciesOf,
  type ArboretumView,
  type Path,
  type Planted,
  type Player,
} from "../src/games/arboretum/view.ts";

const SIDES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

export class Grove {
  readonly roll: () => number;
  readonly species: string[];
  readonly hands: string[][] = [];
  readonly discards: string[][] = [];
  readonly trees: Planted[][] = [];
  readonly log: LogEntry[] = [];
  deck: string[];
  phase: ArboretumView["phase"] = "draw";
  turn = 0;
  drawn = 0;
  chosen: string | null = null;
  decision = 1;
  #move = 0;

  constructor(seats: number, seed: number) {
    this.roll = dice(seed);
    const order = [...SPECIES].sort(() => this.roll() - 0.5);
    this.species = SPECIES.filter((letter) => order.indexOf(letter) < [0, 0, 6, 8, 10][seats]!);
    this.deck = this.species.flatMap((letter) => Array.from({ length: 8 }, (_, i) => `${letter}${i + 1}`));
    for (let i = this.deck.length - 1; i > 0; i--) {
      const j = Math.floor(this.roll() * (i + 1));
      [this.deck[i], this.deck[j]] = [this.deck[j]!, this.deck[i]!];
    }
    for (let seat = 0; seat < seats; seat++) {
      this.hands.push(this.deck.splice(0, 7).sort());
      this.discards.push([]);
      this.trees.push([]);
    }
  }

  frontier(seat: number): [number, number][] {
    const trees = this.trees[seat] ?? [];
    if (!trees.length) return [[0, 0]];
    const free = new Map<string, [number, number]>();
    for (const { x, y } of trees)
      for (const [dx, dy] of SIDES)
        if (!trees.some((tree) => tree.x === x + dx && tree.y === y + dy))
          free.set(`${x + dx},${y + dy}`, [x + dx, y + dy]);
    return [...free.values()];
  }

  actions(): Action[] {
    const made = (targets: string[], action: number): Action => ({
      action,
      targets,
      notation: targets.join(" "),
      button: false,
    });
    if (this.phase === "draw") {
      const piles = this.discards.flatMap((pile, seat) => (pile.length ? [made([`pile:${seat}`], seat + 1)] : []));
      return this.deck.length ? [made(["deck"], 0), ...piles] : piles;
    }
    if (this.phase === "plant" || this.phase === "discard")
      return (this.hands[this.turn] ?? []).map((card, i) => made([`card:${card}`], 10 + i));
    if (this.phase === "place") return this.frontier(this.turn).map(([x, y], i) => made([`cell:${x},${y}`], 30 + i));
    return [];
  }

  play(targets: string[]): void {
    const [target = ""] = targets;
    const seat = this.turn;
    const hand = this.hands[seat]!;
    const card = target.slice(target.indexOf(":") + 1);
    this.decision++;
    if (this.phase === "draw") {
      const pile = target === "deck" ? this.deck : this.discards[Number(card)]!;
      const taken = pile.pop()!;
      hand.push(taken);
      hand.sort();
      this.#say(target === "deck" ? "draws" : "takes", {
        card: taken,
        ...(target === "deck" ? {} : { pile: Number(card) }),
      });
      if (++this.drawn === 2) this.phase = "plant";
    } else if (this.phase === "plant") {
      this.chosen = card;
      this.phase = "place";
      this.#say("picks", { card });
    } else if (this.phase === "place") {
      const [x = 0, y = 0] = card.split(",").map(Number);
      this.trees[seat]!.push({ card: this.chosen!, x, y });
      hand.splice(hand.indexOf(this.chosen!), 1);
      this.#say("plants", { card: this.chosen, x, y });
      this.chosen = null;
      this.phase = "discard";
    } else {
      hand.splice(hand.indexOf(card), 1);
      this.discards[seat]!.push(card);
      this.#say("discards", { card });
      this.drawn = 0;
      this.phase = this.deck.length ? "draw" : "over";
      this.turn = (seat + 1) % this.hands.length;
    }
  }

  /** A whole turn as a passable player would make it. */
  playTurn(): void {
    const seat = this.turn;
    do {
      const actions = this.actions();
      this.play(this.#sensible(actions).targets);
    } while (this.turn === seat && this.phase !== "over");
  }

  #sensible(actions: Action[]): Action {
    if (this.phase === "draw") return actions[this.roll() < 0.75 ? 0 : actions.length - 1]!;
    if (this.phase !== "place") return actions[Math.floor(this.roll() * actions.length)]!;
    const value = (action: Action): number => {
      const [x = 0, y = 0] = action.targets[0]!.slice(5).split(",").map(Number);
      const trees = [...this.trees[this.turn]!, { card: this.chosen!, x, y }];
      return (
        this.species.reduce((sum, each) => sum + (bestPath(trees, each)?.points ?? 0), 0) -
        0.05 * (Math.abs(x) + Math.abs(y)) +
        this.roll() * 0.2
      );
    };
    return actions.reduce((best, action) => (value(action) > value(best) ? action : best));
  }

  view(me: number | null): ArboretumView {
    const over = this.phase === "over";
    const players = this.hands.map((hand, seat): Player => ({
      hand: over || seat === me ? [...hand] : hand.map(() => null),
      discards: [...this.discards[seat]!],
      arboretum: [...this.trees[seat]!],
      paths: Object.fromEntries(
        this.species
          .flatMap((each) => bestPath(this.trees[seat]!, each) ?? [])
          .map((path) => [path.species, { points: path.points, cells: path.cells }]),
      ),
    }));
    return {
      phase: this.phase,
      turn: this.turn,
      drawn: this.drawn,
      chosen: this.turn === me ? this.chosen : null,
      deck: this.deck.length,
      species: this.species,
      players,
      rights: Object.fromEntries(this.species.map((each) => [each, this.#rights(players, each)])),
    };
  }

  #rights(players: Player[], species: string): { sums: number[]; may: boolean[] } {
    const holds = players.map((player) =>
      player.hand.flatMap((card) => (card && speciesOf(card) === species ? [numberOf(card)] : [])),
    );
    const sums = holds.map((numbers, seat) =>
      numbers.reduce(
        (sum, number) => sum + (number === 8 && holds.some((other, i) => i !== seat && other.includes(1)) ? 0 : number),
        0,
      ),
    );
    return { sums, may: sums.map((sum) => sum === Math.max(...sums)) };
  }

  #say(kind: string, args: LogEntry["args"]): void {
    this.log.push({ n: this.log.length, move: ++this.#move, kind, seat: this.turn, args, points: 0, category: null });
  }
}

function bestPath(trees: readonly Planted[], species: string): (Path & { species: string }) | null {
  let best: (Path & { species: string }) | null = null;
  const walk = (path: Planted[]): void => {
    const last = path.at(-1)!;
    if (path.length > 1 && speciesOf(last.card) === species) {
      const same = path.length >= 4 && path.every((tree) => speciesOf(tree.card) === species);
      const points =
        path.length * (same ? 2 : 1) + (numberOf(path[0]!.card) === 1 ? 1 : 0) + (numberOf(last.card) === 8 ? 2 : 0);
      if (!best || points > best.points) best = { species, points, cells: path.map(({ x, y }) => [x, y]) };
    }
    for (const [dx, dy] of SIDES) {
      const next = trees.find((tree) => tree.x === last.x + dx && tree.y === last.y + dy);
      if (next && numberOf(next.card) > numberOf(last.card)) walk([...path, next]);
    }
  };
  for (const tree of trees) if (speciesOf(tree.card) === species) walk([tree]);
  return best;
}
