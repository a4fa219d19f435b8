// A made-up server inside the page: fetch and WebSocket answer from a few invented tables.
// /t/early, /t/mid, /t/late (four players), /t/done, /t/gather, /t/local (pass-and-play), /t/watch

import type { ClientMessage, LogEntry, Me, TableMessage } from "../src/protocol.ts";
import { Grove } from "./grove.ts";

interface Made {
  grove: Grove;
  names: string[];
  mine: number[];
  phase: TableMessage["phase"];
  told: number; // log entries the client has
  look: number | null;
}

const NAMES = ["Ola", "Bartosz", "Іванка", "Max"];

function make(seats: number, turns: number, seed: number, phase: TableMessage["phase"] = "playing", mine = [0]): Made {
  const grove = new Grove(seats, seed);
  for (let i = 0; i < turns * seats && grove.phase !== "over"; i++) grove.playTurn();
  return { grove, names: NAMES.slice(0, seats), mine, phase, told: 0, look: mine[0] ?? null };
}

const tables: Record<string, Made> = {
  early: make(2, 1, 5),
  mid: make(2, 7, 11),
  late: make(4, 11, 3),
  done: make(3, 99, 21, "finished"),
  gather: make(3, 0, 1, "gathering"),
  local: make(2, 3, 9, "playing", [0, 1]),
  watch: make(3, 6, 9, "playing", []),
};

function message(id: string, whole = true): TableMessage {
  const made = tables[id]!;
  const { grove } = made;
  if (grove.phase === "over") made.phase = "finished";
  const me = made.look;
  const view = grove.view(me);
  const playing = made.phase === "playing";
  const mine = playing && made.look === grove.turn;
  const scores = view.players.map((player, seat) => {
    const categories = Object.fromEntries(
      view.species.map((each) => [each, view.rights[each]?.may[seat] ? (player.paths[each]?.points ?? 0) : 0]),
    );
    return { total: Object.values(categories).reduce((sum, points) => sum + points, 0), categories };
  });
  const hide = (entry: LogEntry): LogEntry =>
    entry.kind === "draws" && entry.seat !== me ? { ...entry, args: { card: null } } : entry;
  const log = grove.log
    .slice(whole ? 0 : made.told)
    .filter((entry) => entry.kind !== "picks" || entry.seat === me)
    .map(hide);
  made.told = grove.log.length;
  return {
    type: "table",
    table: id,
    game: "arboretum",
    version: grove.log.length,
    phase: made.phase,
    me,
    mine: made.mine,
    owner: true,
    invite: "k3Qm8vR2",
    seats: made.names.map((name, seat) => ({
      name,
      kind: made.phase === "gathering" && seat > 0 ? "open" : made.mine.includes(seat) || seat === 1 ? "person" : "bot",
      bot: null,
      online: true,
      resigned: false,
      local: made.mine.length > 1,
      absent: false,
    })),
    options: {},
    acting: playing ? [grove.turn] : [],
    decision: mine ? grove.decision : null,
    actions: mine ? grove.actions() : [],
    undo: mine && ["place", "discard"].includes(grove.phase) ? "free" : null,
    undo_asked: null,
    view,
    scores: {
      seats: scores,
      places:
        made.phase === "finished"
          ? scores.map((score) => 1 + scores.filter((other) => other.total > score.total).length)
          : null,
    },
    log,
    whole,
    notes: [],
    commitment: "9f2c64a1e07b5d83c1aa20de7f4b8d1165d9be03f0a7716f26f9f2b6e0c4d811",
    seed: made.phase === "finished" ? "5b1d…" : null,
    rematch: null,
    thinking: playing && !made.mine.includes(grove.turn) ? [grove.turn] : [],
  };
}

class MockSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly #id: string;

  constructor(url: string) {
    super();
    this.#id = /tables\/([^/]+)/.exec(url)?.[1] ?? "";
    setTimeout(() => {
      this.readyState = 1;
      this.onopen?.();
      if (tables[this.#id]) this.#tell(message(this.#id));
    });
  }

  send(text: string): void {
    const asked = JSON.parse(text) as ClientMessage & { id: string; type: string; seat?: number };
    const made = tables[this.#id]!;
    const { grove } = made;
    if ((asked.type as string) === "look") {
      made.look = asked.seat ?? null;
      this.#tell(message(this.#id));
    } else if (asked.type === "act") {
      const action = grove.actions().find((each) => each.action === asked.action);
      if (!action || asked.decision !== grove.decision)
        return this.#tell({ type: "refused", id: asked.id, key: "stale", args: {} });
      grove.play(action.targets);
      this.#tell({ type: "ok", id: asked.id });
      this.#tell(message(this.#id, false));
      this.#others();
    } else if (asked.type === "undo") {
      grove.phase = "plant";
      grove.chosen = null;
      grove.decision++;
      this.#tell({ type: "ok", id: asked.id });
      this.#tell(message(this.#id, false));
    } else if (asked.type === "redo") {
      grove.phase = "plant";
      grove.play(grove.actions().find((each) => each.action === asked.action)?.targets ?? []);
      this.#tell({ type: "ok", id: asked.id });
      this.#tell(message(this.#id, false));
    } else if (asked.type === "aim") {
      this.#tell({
        type: "refused",
        id: asked.id,
        key: asked.targets[0]?.startsWith("cell") ? "not_adjacent" : "draw_first",
        args: {},
        rule: "planting",
      });
    } else if (asked.type === "preview") {
      this.#tell({
        type: "preview",
        id: asked.id,
        action: asked.action,
        ends: grove.phase === "discard",
        events: [],
        points: { [grove.species[0]!]: 3, [grove.species[2]!]: 1 },
      });
    } else if (asked.type === "chat") {
      this.#tell({ type: "ok", id: asked.id });
      this.#tell({ type: "chat", from: "Ola", seat: 0, text: asked.text, at: new Date().toISOString() });
    }
  }

  close(): void {
    this.readyState = 3;
  }

  #others(): void {
    const made = tables[this.#id]!;
    if (made.phase !== "playing" || made.mine.includes(made.grove.turn)) return;
    setTimeout(() => {
      made.grove.playTurn();
      this.#tell(message(this.#id, false));
      this.#others();
    }, 900);
  }

  #tell(what: object): void {
    setTimeout(() => this.onmessage?.({ data: JSON.stringify(what) }), 5);
  }
}

const me: Me = {
  name: "Ola",
  tables: [
    {
      table: "mid",
      game: "arboretum",
      phase: "playing",
      names: ["Ola", "Bartosz"],
      my_turn: true,
      updated: new Date(Date.now() - 240_000).toISOString(),
    },
    {
      table: "late",
      game: "arboretum",
      phase: "playing",
      names: NAMES,
      my_turn: false,
      updated: new Date(Date.now() - 7_200_000).toISOString(),
    },
    {
      table: "done",
      game: "arboretum",
      phase: "finished",
      names: NAMES.slice(0, 3),
      my_turn: false,
      updated: new Date(Date.now() - 172_800_000).toISOString(),
    },
  ],
};

const answers: [RegExp, (found: RegExpExecArray) => unknown][] = [
  [
    /\/games$/,
    () => [
      {
        id: "arboretum",
        seats: [2, 3, 4],
        options: [
          {
            name: "species",
            kind: "letters",
            choices: [..."BACDJMORTW"],
            counts: { 2: 6, 3: 8, 4: 10 },
            default: "random",
          },
          { name: "starting_discards", kind: "flag", default: false },
        ],
        needs: [],
        bots: ["acorn", "sprout", "sapling", "oak", "forest"],
        version: 1,
      },
    ],
  ],
  [/\/me$/, () => me],
  [/\/tables$/, () => ({ table: "early", invite: "k3Qm8vR2" })],
  [/\/tables\/(\w+)\/replay\/(\d+)$/, (found) => ({ ...message(found[1]!), moves: 120 })],
  [/\/check$/, () => ({ commitment: "9f2c64a1", seed: "5b1d6f0c2a9e47718d1f0a3b9c5e6f77", ok: true })],
  [/\/device$/, () => ({ link: "/seat/s4Tn1qP9zLkV" })],
];

const real = window.fetch.bind(window);
window.fetch = async (input, init) => {
  const url = typeof input === "string" ? input : input instanceof URL ? input.href : input.url;
  if (!url.startsWith("/api")) return real(input, init);
  for (const [pattern, answer] of answers) {
    const found = pattern.exec(url);
    if (found) return Response.json(answer(found));
  }
  return Response.json({ error: { key: "no_such_table" } }, { status: 404 });
};
const Live = window.WebSocket;
window.WebSocket = new Proxy(Live, {
  construct: (_, [url]: [string]) => (url.includes("/api/") ? new MockSocket(url) : new Live(url)),
});
