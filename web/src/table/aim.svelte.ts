// What the person is about to do: chosen targets, a question before the turn ends, why something is refused, what a step would give.
// Works from the legal actions of the last message alone.

import type { Action, Hint, Preview, Refused, TableMessage } from "../protocol.ts";
import { settings } from "../shell/settings.svelte.ts";
import type { Live } from "./live.svelte.ts";
import { choose, narrow, offered } from "./narrow.ts";

export type Refusal = Pick<Refused, "key" | "args" | "rule"> & { n: number };

/** Points by category for each choice, by its targets. */
export interface Weighed {
  after: string | null;
  points: Map<string, Record<string, number>>;
}

interface Step {
  actions: Action[]; // there were
  played: Action;
  together: boolean; // while others chose at the same time
  over: boolean | null; // I wait for those others; null: not known yet
}

export class Aim {
  readonly live: Live;
  chosen = $state.raw<string[]>([]);
  asking = $state.raw<Action | null>(null); // ends the turn: waits for a yes
  refusal = $state.raw<Refusal | null>(null);
  preview = $state.raw<Preview | null>(null);
  gains = $state.raw<Weighed | null>(null); // what each choice would bring, once a board has asked
  looked = $state<string | null>(null); // the thing whose meaning is shown
  hint = $state.raw<Hint | null>(null); // what a search would do, once asked
  asked = $state(false); // for a hint that has not come yet
  pointed = $state<string | null>(null); // the target under the pointer or in focus
  busy = $state(false);
  asks: (action: Action) => boolean | null = () => null; // what waits for a yes; null: whatever ends the turn

  /** My last step inside this turn and what else it could have been: may still be chosen anew. */
  #step = $state.raw<Step | null>(null);
  #foreseen = new Map<number, Promise<Preview | null>>(); // what actions would do, asked once for the table as it is now
  #version = 0; // of the table that was asked about
  #lifted: { action: Action; ends: Promise<boolean> } | null = null; // a whole step under the finger
  #next: string | null = null; // a choice that waits for the next decision
  #weighed: string | null = null;
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

  open = $derived.by(() => (this.asking || this.busy ? new Set<string>() : offered(this.actions, this.chosen)));
  again = $derived.by(() => this.#alternatives());
  instead = $derived.by(() =>
    this.chosen.length && !this.asking && !this.busy ? offered(this.actions, []) : new Set<string>(),
  );
  buttons = $derived.by(() => narrow(this.actions, this.chosen).filter((action) => action.button));

  /** Can this be chosen now, or chosen instead of what is picked up or of my last step? */
  can(target: string): boolean {
    return this.open.has(target) || this.instead.has(target) || this.again.has(target);
  }

  /** Is choosing this a whole step? */
  plays(target: string): boolean {
    return choose(this.actions, this.chosen, target).kind === "play";
  }

  /** A new message came: what was chosen for an older decision is forgotten. */
  refresh(): void {
    const table = this.table;
    if (!table || table.decision === this.#decision) return;
    this.#step = this.#kept(table);
    this.#decision = table.decision;
    this.busy = false;
    this.hint = null;
    this.asked = false;
    this.clear();
    this.#weighed = null;
    if (table.decision !== null && this.gains?.after === null) this.gains = null; // of an earlier step
    const next = this.#next;
    if (table.decision !== null) this.#next = null;
    if (next && this.can(next)) this.choose(next);
  }

  /** My last step, if it can still be chosen anew: inside my turn, or while those who chose with me have not all chosen. */
  #kept({ decision, undo }: TableMessage): Step | null {
    const step = this.#step;
    const over = decision === null;
    if (!step || undo !== "free" || over !== (step.over ?? over) || (over && !step.together)) return null;
    return { ...step, over };
  }

  clear(): void {
    this.chosen = [];
    this.asking = null;
    this.preview = null;
    this.refusal = null;
  }

  /** A person clicks, taps, keys or drops: narrow, play, choose the last step anew, or ask why not.
      A thing to be taken twice is only picked up while its action names other things too; a second time plays it. It stands for
      a new step, never for my last one. */
  choose(target: string, twice = false): void {
    if (this.busy || !this.table) return;
    this.refusal = null;
    this.#next = null;
    if (this.asking) {
      if (this.asking.targets.includes(target)) return this.confirm();
      this.asking = null;
      this.chosen = [];
    }
    const choice = choose(this.actions, this.chosen, target);
    if (this.chosen.includes(target)) {
      if (twice && choice.kind === "play") return this.take(choice.action);
      this.chosen = this.chosen.filter((each) => each !== target);
      return;
    }
    if (twice && choice.kind === "play" && choice.action.targets.length > 1 + this.chosen.length) {
      this.chosen = [...this.chosen, target];
      return;
    }
    if (choice.kind === "play") return this.take(choice.action);
    if (choice.kind === "narrowed") {
      this.chosen = choice.chosen;
      return;
    }
    if (this.instead.has(target)) {
      this.chosen = [];
      return this.choose(target, twice);
    }
    const other = !twice && this.#step && choose(this.#step.actions, [], target);
    if (other && other.kind === "play" && this.again.has(target)) return this.#change(other.action, target);
    void this.ask(target);
  }

  /** Others choose at the same time: until they have, my own choice can be changed. */
  get #together(): boolean {
    return (this.table?.acting.length ?? 0) > 1;
  }

  /** Play an action, and answer the next decision at once if asked to.
      One that ends the turn asks first, unless it can be changed or the person wants no questions. */
  take(action: Action, next: string | null = null): void {
    this.#next = next;
    const asks = settings.confirm && !this.#together && this.asks(action);
    if (asks === null) void this.#takeKnowing(action);
    else if (asks) this.#question(action);
    else void this.#play(action);
  }

  /** Play an action, or ask first, as soon as it is known whether it ends the turn. */
  async #takeKnowing(action: Action): Promise<void> {
    const decision = this.table?.decision;
    this.busy = true;
    const ends = await this.#ends(action);
    if (this.table?.decision !== decision) return;
    this.busy = false;
    if (ends) this.#question(action);
    else await this.#play(action);
  }

  #question(action: Action): void {
    this.asking = action;
    this.chosen = [...action.targets];
    this.#show(action, () => this.asking === action);
  }

  confirm(): void {
    if (this.asking) void this.#play(this.asking);
  }

  /** Escape: take back the question, then what was chosen, the advice, then my last step. */
  back(): void {
    if (this.asking || this.chosen.length) return this.clear();
    if (this.hint) {
      this.hint = null;
      return;
    }
    if (this.refusal) {
      this.refusal = null;
      return;
    }
    if (this.#step) this.undo();
  }

  undo(): void {
    if (!this.table?.undo || this.busy) return;
    this.#step = null;
    this.#next = null;
    void this.#answered(this.live.send({ type: "undo" }), "free");
  }

  /** A drag begins: a step that its thing names alone is played at once, so that the drop answers the next one;
      a late one is played when it lands, because it could not be taken back. */
  lift(target: string, late = false): boolean {
    if (!this.can(target) || this.busy) return false;
    if (late) return true;
    const choice = choose(this.actions, this.chosen, target);
    if (choice.kind === "play") this.#lifted = { action: choice.action, ends: this.#lift(choice.action, target) };
    else this.choose(target);
    return true;
  }

  /** Play a lifted step, unless it ends the turn: that one is played when it lands. */
  async #lift(action: Action, target: string): Promise<boolean> {
    const decision = this.table?.decision;
    const ends = await this.#ends(action);
    if (!ends && this.table?.decision === decision) this.choose(target);
    return ends;
  }

  /** A dragged thing lands on another: the answer to the present decision, or to the one about to come.
      When the step has already taken it where it belongs (there was one place only), there is nothing left to answer. */
  land(dragged: string, on: string | null, settled = false, late = false): void {
    const lifted = this.#lifted;
    this.#lifted = null;
    if (settled || (late && !on)) return;
    if (late && on) {
      this.choose(dragged);
      const place = on.replace("land:", "");
      if (place === on) this.#next = on;
      else if (this.open.has(place)) this.choose(place);
      return;
    }
    if (!lifted) return this.#drop(on);
    const decision = this.table?.decision;
    void lifted.ends.then((ends) => {
      if (!ends) this.#drop(on);
      else if (on?.startsWith("land:") && this.table?.decision === decision) this.take(lifted.action);
    });
  }

  #drop(on: string | null): void {
    if (!on || on.startsWith("land:")) return this.busy ? undefined : this.back();
    if (this.busy) this.#next = on;
    else this.choose(on);
  }

  /** Ask what each choice would bring: now, or after choosing this target first. */
  weigh(after: string | null): void {
    const decision = this.table?.decision;
    if (decision == null || this.#weighed === `${after}`) return;
    const first = after === null ? null : choose(this.actions, [], after);
    if (first && first.kind !== "play") return;
    const wish = (this.#weighed = `${after}`);
    void this.live.send({ type: "gains", decision, after: first ? first.action.action : null }).then((answer) => {
      if (answer.type !== "gains" || this.#weighed !== wish || this.table?.decision !== decision) return;
      this.gains = { after, points: new Map(answer.gains.map(({ targets, points }) => [targets.join(" "), points])) };
    });
  }

  /** Show what the action behind a target would give; while a question waits, that of its action stays. */
  point(target: string | null): void {
    if (this.pointed === target) return;
    this.pointed = target;
    if (this.asking) return;
    this.preview = null;
    if (!target || !this.open.has(target)) return;
    const choice = choose(this.actions, this.chosen, target);
    if (choice.kind === "play") this.#show(choice.action, () => this.pointed === target);
  }

  #show(action: Action, wanted: () => boolean): void {
    const decision = this.table?.decision;
    if (this.preview?.action === action.action) return;
    this.preview = null;
    void this.#foresee(action).then((preview) => {
      if (preview && wanted() && this.table?.decision === decision) this.preview = preview;
    });
  }

  /** What an action would do, as far as I can know; null when it is not told. */
  #foresee({ action }: Action): Promise<Preview | null> {
    const { version = 0, decision = null } = this.table ?? {};
    if (decision === null) return Promise.resolve(null);
    if (version !== this.#version) this.#foreseen.clear();
    this.#version = version;
    const asked = this.#foreseen.get(action);
    if (asked) return asked;
    const preview = this.live
      .send({ type: "preview", decision, action })
      .then((answer) => (answer.type === "preview" ? answer : null));
    this.#foreseen.set(action, preview);
    return preview;
  }

  async #ends(action: Action): Promise<boolean> {
    return (await this.#foresee(action))?.ends ?? false;
  }

  /** Ask what a search would do here; asked again, it is put away. */
  async advise(): Promise<void> {
    const decision = this.table?.decision;
    if (decision == null || this.asked) return;
    if (this.hint) {
      this.hint = null;
      return;
    }
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

  /** Targets that alone are another step instead of my last one; what waits for a yes is not among them. */
  #alternatives(): Set<string> {
    const step = this.#step;
    if (!step || this.asking || this.table?.undo !== "free") return new Set();
    const others = [...offered(step.actions, [])].filter((target) => {
      const choice = choose(step.actions, [], target);
      return (
        choice.kind === "play" && (step.over || !this.asks(choice.action)) && !step.played.targets.includes(target)
      );
    });
    return new Set(others);
  }

  async #play(action: Action): Promise<void> {
    const decision = this.table?.decision;
    if (decision == null) return;
    this.#step = { actions: [...this.actions], played: action, together: this.#together, over: null };
    await this.#answered(this.live.send({ type: "act", decision, action: action.action }));
  }

  /** My last step is played anew; while I wait for others, or when that would end my turn, it is taken back first. */
  #change(action: Action, target: string): void {
    const decision = this.table?.decision;
    if (!this.#step) return;
    if (decision == null) {
      this.#step = null;
      this.#next = target;
      return void this.#answered(this.live.send({ type: "undo" }));
    }
    this.#step = { ...this.#step, played: action };
    const redone = this.live.send({ type: "redo", decision, action: action.action }).then((answer) => {
      if (answer.type !== "refused" || answer.key !== "ends_turn") return answer;
      this.#step = null;
      this.#next = target;
      return this.live.send({ type: "undo" });
    });
    void this.#answered(redone);
  }

  /** Why can this not be chosen? */
  async ask(target: string): Promise<void> {
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
    this.#next = null;
    this.asking = null;
    this.chosen = [];
    this.refuse(answer.key, answer.args, answer.rule ?? null);
  }
}
