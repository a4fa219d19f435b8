// Written by `python -m polana.server.typescript` from the server's messages; do not edit.

export const LANGUAGES = ["en", "pl", "uk"] as const;

export type Page = "t" | "join" | "seat" | "rules";

export type Phase = "gathering" | "playing" | "finished" | "abandoned";

export type OptionValue = string | number | boolean;

export type Arg = string | number | null;

export type ServerMessage = TableMessage | Ok | Refused | Preview | Gains | Hint | Chat | Pong;

export type ClientMessage = Act | TakeBack | UndoAnswer | AimAt | PreviewOf | GainsOf | HintFor | Say | Look | Ping;

export interface GameOption {
  name: string;
  kind: "choice" | "flag" | "letters";
  choices?: string[];
  counts?: Record<number, number>;
  seats?: number[];
  default: string | number | boolean;
}

export interface OptionNeed {
  option: string;
  values: (string | number | boolean)[];
  seats: number[];
  other: string;
  choices: (string | number | boolean)[];
}

export interface GameInfo {
  id: string;
  seats: number[];
  options: GameOption[];
  needs: OptionNeed[];
  bots: string[];
  version: number;
}

export interface MyTable {
  table: string;
  game: string;
  phase: "gathering" | "playing" | "finished" | "abandoned";
  names: string[];
  my_turn: boolean;
  updated: string;
}

export interface Me {
  name: string | null;
  tables: MyTable[];
}

export interface Opened {
  table: string;
  invite: string;
}

export interface TableName {
  table: string;
}

export interface SeatNumber {
  seat: number;
}

export interface SeatAt {
  table: string;
  seat: number;
}

export interface DeviceLink {
  link: string;
}

export interface Done {
  ok: true;
}

export interface DealCheck {
  commitment: string;
  seed: string;
  ok: boolean;
}

export interface LanAddresses {
  urls: string[];
  qr: string;
}

export interface Problem {
  key: string;
  args: Record<string, string | number | null>;
  rule?: string | null;
}

export interface Failed {
  error: Problem;
}

export interface Seat {
  name: string;
  kind: "person" | "bot" | "open";
  bot: string | null;
  online: boolean;
  resigned: boolean;
  local: boolean;
  absent: boolean;
}

export interface Action {
  action: number;
  targets: string[];
  notation: string;
  button: boolean;
}

export interface LogEntry {
  n: number;
  move: number;
  kind: string;
  seat: number;
  args: Record<string, string | number | null>;
  points: number;
  category: string | null;
}

export interface Note {
  move: number;
  kind: "undone" | "resigned" | "taken" | "given_back" | "left" | "returned";
  seat: number;
}

export interface SeatScore {
  total: number;
  categories: Record<string, number>;
}

export interface Scores {
  seats: SeatScore[];
  places: number[] | null;
}

export interface UndoAsked {
  by: number;
  waiting: number[];
}

export interface TableMessage {
  type: "table";
  table: string;
  game: string;
  version: number;
  phase: "gathering" | "playing" | "finished" | "abandoned";
  me: number | null;
  mine: number[];
  owner: boolean;
  invite: string | null;
  seats: Seat[];
  options: Record<string, unknown>;
  acting: number[];
  decision: number | null;
  actions: Action[];
  undo: "free" | "with_bots" | "ask" | null;
  undo_asked: UndoAsked | null;
  view: Record<string, unknown>;
  scores: Scores;
  log: LogEntry[];
  whole: boolean;
  notes: Note[];
  commitment: string;
  seed: string | null;
  thinking: number[];
  rematch: string | null;
  moves?: number;
}

export interface Ok {
  type: "ok";
  id: string;
}

export interface Refused {
  type: "refused";
  id: string;
  key: string;
  args: Record<string, string | number | null>;
  rule: string | null;
}

export interface Preview {
  type: "preview";
  id: string;
  action: number;
  ends: boolean;
  events: LogEntry[];
  points: Record<string, number>;
  view: Record<string, unknown> | null;
}

export interface Gain {
  action: number;
  targets: string[];
  points: Record<string, number>;
}

export interface Gains {
  type: "gains";
  id: string;
  gains: Gain[];
}

export interface Advised {
  action: number;
  value: number;
  event: LogEntry | null;
}

export interface Hint {
  type: "hint";
  id: string;
  decision: number;
  actions: Advised[];
}

export interface Chat {
  type: "chat";
  from: string;
  seat: number | null;
  text: string;
  at: string;
}

export interface Pong {
  type: "pong";
}

export interface NewTable {
  game: string;
  seats: number;
  options?: Record<string, string | boolean | number>;
  chairs: string[];
  name: string;
}

export interface Join {
  name: string;
  invite?: string | null;
  seat?: number | null;
}

export interface SeatChoice {
  seat?: number | null;
}

export interface Takeover {
  seat: number;
  bot?: string | null;
}

export interface Import {
  record: string;
}

export interface Act {
  seat?: number | null;
  type: "act" | "redo";
  id: string;
  decision: number;
  action: number;
}

export interface TakeBack {
  seat?: number | null;
  type: "undo";
  id: string;
}

export interface UndoAnswer {
  seat?: number | null;
  type: "undo_answer";
  id: string;
  yes: boolean;
}

export interface AimAt {
  seat?: number | null;
  type: "aim";
  id: string;
  decision: number;
  targets: string[];
}

export interface PreviewOf {
  seat?: number | null;
  type: "preview";
  id: string;
  decision: number;
  action: number;
}

export interface GainsOf {
  seat?: number | null;
  type: "gains";
  id: string;
  decision: number;
  after?: number | null;
}

export interface HintFor {
  seat?: number | null;
  type: "hint";
  id: string;
  decision: number;
}

export interface Say {
  seat?: number | null;
  type: "chat";
  id: string;
  text: string;
}

export interface Look {
  seat: number;
  type: "look";
}

export interface Ping {
  seat?: number | null;
  type: "ping";
}
