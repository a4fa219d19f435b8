// One table's live connection. It keeps the last message and the log; it decides nothing.

import type { Answer, Chat, ClientMessage, LogEntry, ServerMessage, TableMessage } from "../protocol.ts";

export type Connection = "connecting" | "open" | "lost" | "gone";
export type Arrival = (message: TableMessage, fresh: LogEntry[]) => void | Promise<void>;

const WAITS = [500, 1000, 2000, 4000, 8000];
const PING = 20_000;
const NO_SUCH_TABLE = 4404; // close code

export class Live {
  readonly id: string;
  table = $state.raw<TableMessage | null>(null);
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<Chat[]>([]);
  connection = $state<Connection>("connecting");
  seat = $state<number | null>(null); // pass-and-play: which of my seats is looking

  #socket: WebSocket | null = null;
  #waiting = new Map<string, { message: string; done: (answer: Answer) => void }>();
  #count = 0;
  #tries = 0;
  #closed = false;
  #pinging: ReturnType<typeof setInterval> | undefined;
  #before: (() => void)[] = [];
  #after: Arrival[] = [];

  constructor(id: string) {
    this.id = id;
    this.#connect();
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
  }

  /** Called just before a new message is shown, and after: that is where motion is made. */
  watch(before: () => void, after: Arrival): () => void {
    this.#before.push(before);
    this.#after.push(after);
    return () => {
      this.#before = this.#before.filter((each) => each !== before);
      this.#after = this.#after.filter((each) => each !== after);
    };
  }

  /** Send and wait for the answer; sent again after a lost connection, which is harmless. */
  send(message: ClientMessage): Promise<Answer> {
    const id = `c${++this.#count}-${Date.now().toString(36)}`;
    const seat = this.seat === null ? {} : { seat: this.seat };
    const text = JSON.stringify({ ...seat, ...message, id });
    return new Promise((done) => {
      this.#waiting.set(id, { message: text, done });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
    });
  }

  look(seat: number): void {
    this.seat = seat;
    this.#plain({ type: "look", seat });
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#pinging);
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#socket?.close();
  }

  show(message: TableMessage): void {
    for (const before of this.#before) before();
    const known = this.log.at(-1)?.n ?? -1;
    const fresh = message.whole ? [] : message.log.filter((entry) => entry.n > known);
    this.log = message.whole ? message.log : [...this.log, ...fresh];
    this.table = message;
    for (const after of this.#after) void after(message, fresh);
  }

  #plain(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #connect(): void {
    const socket = new WebSocket(
      `${location.origin.replace(/^http/, "ws")}/api/tables/${encodeURIComponent(this.id)}/live`,
    );
    this.#socket = socket;
    socket.onopen = () => {
      this.#tries = 0;
      this.connection = "open";
      if (this.seat !== null) this.#plain({ type: "look", seat: this.seat });
      for (const { message } of this.#waiting.values()) socket.send(message);
      clearInterval(this.#pinging);
      this.#pinging = setInterval(() => this.#plain({ type: "ping" }), PING);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#receive(JSON.parse(event.data) as ServerMessage);
    socket.onclose = ({ code }) => {
      clearInterval(this.#pinging);
      if (this.#closed || this.#socket !== socket) return;
      if (code === NO_SUCH_TABLE) {
        this.connection = "gone";
        return this.close();
      }
      this.connection = "lost";
      const wait = WAITS[Math.min(this.#tries++, WAITS.length - 1)] ?? 8000;
      setTimeout(() => !this.#closed && this.#socket === socket && this.#connect(), wait);
    };
  }

  #wake = (): void => {
    if (this.#closed || document.hidden || this.#socket?.readyState !== WebSocket.CLOSED) return;
    this.#connect();
  };

  #receive(message: ServerMessage): void {
    if (message.type === "table") return this.show(message);
    if (message.type === "chat") {
      const known = this.chat.some(
        (line) => line.at === message.at && line.from === message.from && line.text === message.text,
      );
      if (!known) this.chat = [...this.chat, message];
      return;
    }
    if (message.type === "pong") return;
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    waiting?.done(message);
  }
}
