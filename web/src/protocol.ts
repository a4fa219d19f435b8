// The messages between server and client, as they travel. Words are never sent: keys and numbers only.

export interface GameInfo {
  id: string;
  seats: number[];
  options: GameOption[];
  bots: string[];
  version: number;
}

export interface GameOption {
  name: string;
  kind: "choice" | "flag" | "text";
  choices?: (string | number)[];
  default: OptionValue;
}

export type OptionValue = string | number | boolean;

export interface Me {
  name: string | null;
  tables: MyTable[];
}

export interface MyTable {
  table: string;
  game: string;
  phase: Phase;
  names: string[];
  my_turn: boolean;
  updated: string;
}

export type Chair = "me" | "open" | "local" | `bot:${string}`;

export interface NewTable {
  game: string;
  seats: number;
  options: Record<string, OptionValue>;
  chairs: Chair[];
  name: string;
}

export type Phase = "gathering" | "playing" | "finished" | "abandoned";

export interface Seat {
  name: string;
  kind: "person" | "bot" | "open";
  bot: string | null;
  online: boolean;
  resigned: boolean;
  local: boolean; // shares the owner's device: pass-and-play
  absent: boolean; // a bot plays for a person, who may take the seat back
}

export interface Action {
  action: number;
  targets: string[]; // keys of things on the table
  notation: string;
  ends: boolean; // ends my turn
  button: boolean; // has no place on the table
}

export type Arg = string | number | null;

export interface LogEntry {
  n: number;
  move: number;
  kind: string;
  seat: number;
  args: Record<string, Arg>;
  points: number;
  category: string | null;
}

export interface Scores {
  seats: { total: number; categories: Record<string, number> }[];
  places: number[] | null;
}

export interface TableMessage<View = GameView> {
  type: "table";
  table: string;
  game: string;
  version: number; // grows with every stored event
  phase: Phase;
  me: number | null; // seat whose knowledge this message is; null = spectator
  mine: number[]; // all seats of this device
  owner: boolean;
  invite: string | null;
  seats: Seat[];
  options: Record<string, unknown>;
  acting: number[];
  decision: number | null; // the choice put to me
  actions: Action[];
  undo: "free" | "ask" | null;
  undo_asked: { by: number; waiting: number[] /* seats that have not answered */ } | null;
  view: View;
  scores: Scores;
  log: LogEntry[];
  whole: boolean; // `log` is the whole log (replace); otherwise only what is new (append, animate)
  commitment: string;
  seed: string | null;
  thinking: number[];
  rematch: string | null; // the table where the same people play again
  moves?: number; // replay only: how many moves there are
}

/** What every game's view has: the step of the turn, which names the words `phase-…`. */
export interface GameView {
  phase: string;
}

export type ClientMessage = { seat?: number } & (
  | { type: "act"; decision: number; action: number }
  | { type: "redo"; decision: number; action: number }
  | { type: "undo" }
  | { type: "undo_answer"; yes: boolean }
  | { type: "aim"; decision: number; targets: string[] }
  | { type: "preview"; decision: number; action: number }
  | { type: "chat"; text: string }
);

export interface Refused {
  type: "refused";
  id: string;
  key: string;
  args: Record<string, Arg>;
  rule?: string | null; // anchor in the rules page
}

export interface Preview {
  type: "preview";
  id: string;
  action: number;
  events: LogEntry[];
  points: Record<string, number>;
  view: GameView | null; // the table after it; null when something new would be seen
}

export interface Chat {
  type: "chat";
  from: string;
  seat: number | null;
  text: string;
  at: string;
}

export type Answer = { type: "ok"; id: string } | Refused | Preview;

export type ServerMessage = TableMessage | Answer | Chat | { type: "pong" };

export interface Problem {
  key: string;
  args?: Record<string, Arg>;
}
