// What the person is about to do: chosen targets, a question before the turn ends, why something is refused, what a step would give.
// Works from the legal actions of the last message alone.

import type { Action, Hint, Preview, Refused, TableMessage } from "../protocol.ts";
import { settings } from "../shell/settings.svelte.ts";
import type { Live } from "./live.svelte.ts";
import { choose, narrow, offered } from "./narrow.ts";

export type Refusal = Pick<Refused, "key" | "args" | "rule"> & { n: number };

export class Aim {
  readonly live: Live;
  chosen = $state.raw<string[]>([]);
  asking = $state.raw<Action | null>(null); // ends the turn: waits for a yes
  refusal = $state.raw<Refusal | null>(null);
  preview = $state.raw<Preview | null>(null);
  hint = $state.raw<Hint | null>(null); // what a search would do, once asked
  asked = $state(false); // for a hint that has not come yet
  pointed = $state<string | null>(null); // the target under the pointer or in focus
  busy = $state(false);

  /** My last step inside this turn and what else it could have been: may still be chosen anew. */
  #step = $state.raw<{ decision: number; actions: Action[]; played: Action } | null>(null);
  #drop: string | null = null; // a drop that waits for the next decision
  #decision: number | null = null;
  #refusals = 0;

  constructor(live: Live) {
    this.live = live;
  }

  get table(): TableMessage | null {
    return this.live.table;
  }

  get actions(): readonly Action[] {
    return this.table?.decision == null ? [] : this.table.actions;
  }

  get mayAct(): boolean {
    return this.table?.phase === "playing" && this.table.decision !== null;
  }

  open = $derived.by(() => (this.asking ? new Set<string>() : offered(this.actions, this.chosen)));
  again = $derived.by(() => this.#alternatives());
  buttons = $derived.by(() => narrow(this.actions, this.chosen).filter((action) => action.button));

  /** Can this be chosen now, or chosen instead of my last step? */
  can(target: string): boolean {
    return this.open.has(target) || this.again.has(target);
  }

  /** Is choosing this a whole step? */
  plays(target: string): boolean {
    return choose(this.actions, this.chosen, target).kind === "play";
  }

  /** A new message came: what was chosen for an older decision is forgotten. */
  refresh(): void {
    const table = this.table;
    if (!table || table.decision === this.#decision) return;
    if (this.#step && (table.decision === null || table.undo !== "free")) this.#step = null;
    this.#decision = table.decision;
    this.busy = false;
    this.hint = null;
    this.asked = false;
    this.clear();
    const drop = this.#drop;
    this.#drop = null;
    if (drop && this.can(drop)) this.choose(drop);
  }

  clear(): void {
    this.chosen = [];
    this.asking = null;
    this.preview = null;
    this.refusal = null;
  }

  /** A person clicks, taps, keys or drops: narrow, play, choose the last step anew, or ask why not. */
  choose(target: string): void {
    if (this.busy || !this.table) return;
    this.refusal = null;
    if (this.asking) {
      if (this.asking.targets.includes(target)) return this.confirm();
      this.asking = null;
      this.chosen = [];
    }
    if (this.chosen.includes(target)) {
      this.chosen = this.chosen.filter((each) => each !== target);
      return;
    }
    const choice = choose(this.actions, this.chosen, target);
    if (choice.kind === "play") return this.take(choice.action);
    if (choice.kind === "narrowed") {
      this.chosen = choice.chosen;
      return;
    }
    const other = this.#step && choose(this.#step.actions, [], target);
    if (other?.kind === "play" && this.again.has(target)) return void this.#redo(other.action);
    void this.#ask(target);
  }

  /** Play an action; one that ends the turn asks first, unless the person wants no questions. */
  take(action: Action): void {
    if (action.ends && settings.confirm) {
      this.asking = action;
      this.chosen = [...action.targets];
      return;
    }
    void this.#play(action);
  }

  confirm(): void {
    if (this.asking) void this.#play(this.asking);
  }

  /** Escape: take back the question, then what was chosen, then my last step. */
  back(): void {
    if (this.asking || this.chosen.length) return this.clear();
    if (this.refusal) {
      this.refusal = null;
      return;
    }
    if (this.#step) this.undo();
  }

  undo(): void {
    if (!this.table?.undo || this.busy) return;
    this.#step = null;
    void this.#answered(this.live.send({ type: "undo" }), "free");
  }

  /** A drag begins: a step that its thing names alone is played at once, so that the drop answers the next one. */
  lift(target: string): boolean {
    if (!this.can(target) || this.busy) return false;
    const choice = choose(this.actions, this.chosen, target);
    if (choice.kind === "play" && choice.action.ends) return true; // played when it lands
    this.choose(target);
    return true;
  }

  /** A dragged thing lands on another: the answer to the present decision, or to the one about to come.
      When the step has already taken it where it belongs (there was one place only), there is nothing left to answer. */
  land(dragged: string, on: string | null, settled = false): void {
    if (settled) return;
    const ending = choose(this.actions, [], dragged);
    if (ending.kind === "play" && ending.action.ends) {
      if (on?.startsWith("land:")) this.take(ending.action);
      return;
    }
    if (!on || on.startsWith("land:")) return this.busy ? undefined : this.back();
    if (this.busy) this.#drop = on;
    else this.choose(on);
  }

  /** Show what the action behind a target would give. */
  point(target: string | null): void {
    if (this.pointed === target) return;
    this.pointed = target;
    this.preview = null;
    const decision = this.table?.decision;
    if (!target || decision == null || !this.open.has(target)) return;
    const choice = choose(this.actions, this.chosen, target);
    if (choice.kind !== "play") return;
    void this.live.send({ type: "preview", decision, action: choice.action.action }).then((answer) => {
      if (answer.type === "preview" && this.pointed === target && this.table?.decision === decision) this.preview = answer;
    });
  }

  /** Ask what a search would do here. */
  async advise(): Promise<void> {
    const decision = this.table?.decision;
    if (decision == null || this.asked) return;
    this.refusal = null;
    this.asked = true;
    const answer = await this.live.send({ type: "hint", decision });
    if (this.table?.decision !== decision) return;
    this.asked = false;
    if (answer.type === "hint") this.hint = answer;
    else if (answer.type === "refused") this.refuse(answer.key, answer.args, answer.rule);
  }

  refuse(key: string, args: Refused["args"] = {}, rule: string | null = null): void {
    this.refusal = { key, args, rule, n: ++this.#refusals };
  }

  #alternatives(): Set<string> {
    const step = this.#step;
    if (!step || this.asking || this.table?.undo !== "free") return new Set();
    const others = offered(step.actions, []);
    for (const target of step.played.targets) others.delete(target);
    return others;
  }

  async #play(action: Action): Promise<void> {
    const decision = this.table?.decision;
    if (decision == null) return;
    this.#step = action.ends ? null : { decision, actions: [...this.actions], played: action };
    await this.#answered(this.live.send({ type: "act", decision, action: action.action }));
  }

  async #redo(action: Action): Promise<void> {
    const decision = this.table?.decision;
    if (decision == null || !this.#step) return;
    this.#step = { ...this.#step, played: action };
    await this.#answered(this.live.send({ type: "redo", decision, action: action.action }));
  }

  async #ask(target: string): Promise<void> {
    const decision = this.table?.decision;
    if (decision == null) return this.refuse("not_your_turn");
    await this.#answered(this.live.send({ type: "aim", decision, targets: [...this.chosen, target] }), "free");
  }

  /** A step holds further choices back until the next decision comes; what changes no decision does not. */
  async #answered(sent: ReturnType<Live["send"]>, hold: "hold" | "free" = "hold"): Promise<void> {
    this.busy = hold === "hold";
    const answer = await sent;
    if (answer.type !== "refused") return;
    this.busy = false;
    if (hold === "hold") this.#step = null;
    this.#drop = null;
    this.asking = null;
    this.chosen = [];
    this.refuse(answer.key, answer.args, answer.rule ?? null);
  }
}
