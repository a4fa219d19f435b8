// The end, told category by category at a beat. While it plays, the names show only what has been told.

import { onMount } from "svelte";
import type { TableMessage } from "../protocol.ts";
import { settings } from "../shell/settings.svelte.ts";
import type { Source } from "./rising.svelte.ts";
import { useTable } from "./state.svelte.ts";

const BEAT = 2600; // milliseconds for each category

export class Reveal {
  shown = $state(-1); // categories told so far
  private playing = $state(false);
  private readonly table = useTable();

  /** To be made while a component begins. `first` names the seat to look at first in a category, if not the best one. */
  constructor(
    private readonly message: () => TableMessage,
    private readonly categories: () => string[],
    private readonly sources: (seat: number, category: string) => Source[],
    private readonly first: (category: string) => number = () => 0,
  ) {
    $effect.pre(() => {
      this.table.revealed = this.playing ? this.running : null;
    });
    onMount(() => {
      this.show(0);
      this.playing = settings.travel > 0;
      const beat = setInterval(() => {
        if (!this.playing) return;
        if (this.last) this.playing = false;
        else this.show(this.shown + 1);
      }, BEAT);
      return () => {
        clearInterval(beat);
        this.table.spot = null;
        this.table.watched = null;
        this.table.revealed = null;
      };
    });
  }

  get current(): string | undefined {
    return this.categories()[Math.min(this.shown, this.categories().length - 1)];
  }

  get last(): boolean {
    return this.shown >= this.categories().length - 1;
  }

  /** Everybody's points so far. */
  get running(): number[] {
    return this.message().seats.map((_, seat) =>
      this.categories()
        .slice(0, this.shown + 1)
        .reduce((sum, each) => sum + this.points(seat, each), 0),
    );
  }

  points(seat: number, category: string): number {
    return this.message().scores.seats[seat]?.categories[category] ?? 0;
  }

  /** One category back or on, at the reader's own pace. */
  step(by: number): void {
    this.playing = false;
    this.show(this.shown + by);
  }

  /** Look at one seat's points. */
  pick(seat: number, category: string): void {
    this.playing = false;
    this.look(seat, category);
  }

  private show(index: number): void {
    this.shown = Math.max(0, Math.min(this.categories().length - 1, index));
    const category = this.categories()[this.shown];
    if (!category) return;
    const points = this.message().seats.map((_, seat) => this.points(seat, category));
    const most = Math.max(...points);
    this.look(most > 0 ? points.indexOf(most) : this.first(category), category);
  }

  private look(seat: number, category: string): void {
    this.table.watched = seat;
    this.table.spot = { seat, category };
    void this.table.rising.from(this.points(seat, category) ? this.sources(seat, category) : []);
  }
}
