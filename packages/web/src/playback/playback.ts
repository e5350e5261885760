// Shows what happened, one event after the other, and then the position as it stands.

import { batch, computed, effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals';
import type { AnyShape } from '@quayside/rules';
import type { AnyGameUi } from '../games/gameUi.ts';
import { reportError } from '../net/reportError.ts';
import { type EntryEvents, type Position, pastEvents, position, type UnshownEntry, unshown } from '../net/state.ts';

type Event = AnyShape['event'];
type Ui = Pick<AnyGameUi, 'still' | 'stage' | 'pause'>;

/** Where the steps to be shown come from: the table we are at, or a replay. */
export type Feed = {
  position: ReadonlySignal<Position | null>;
  pastEvents: ReadonlySignal<readonly EntryEvents[]>;
  unshown: Signal<readonly UnshownEntry[]>;
};

const LIVE: Feed = { position, pastEvents, unshown };

const TOO_FAR_BEHIND = 25; // steps: bots among themselves move faster than events can be shown

export class Playback {
  /** What the board draws. */
  readonly scene = signal<unknown>(null);
  /** The event being shown; null when all is still. */
  readonly now = signal<Event | null>(null);
  /** The last position whose events have all been shown: scores, turns and the log follow it. */
  readonly shown = signal<Position | null>(null);
  /** Why the position cannot be drawn; null when it can. */
  readonly failure = signal<unknown>(null);
  /** How many events of the step being shown were shown. */
  readonly #seen = signal(0);
  readonly #ui: Ui;
  readonly #pace: () => number;
  readonly #feed: Feed;
  #timer: ReturnType<typeof setTimeout> | null = null;
  readonly #stop: () => void;

  constructor(ui: Ui, pace: () => number, feed: Feed = LIVE) {
    this.#ui = ui;
    this.#pace = pace;
    this.#feed = feed;
    this.#stop = effect(() => {
      const behind = this.#feed.unshown.value.length;
      if (!this.#feed.position.value) return;
      untracked(() => {
        if (behind === 0 || behind > TOO_FAR_BEHIND || !this.shown.value) this.skip();
        else if (this.#timer === null) this.#showNext();
      });
    });
  }

  /** The events up to what is on the screen. */
  readonly entries = computed<EntryEvents[]>(() => {
    const ply = this.shown.value?.ply ?? -1;
    const current = this.#feed.unshown.value[0]?.ply;
    return this.#feed.pastEvents.value
      .filter(entry => entry.ply <= ply || entry.ply === current)
      .map(entry => (entry.ply > ply ? { ...entry, events: entry.events.slice(0, this.#seen.value) } : entry));
  });

  get showing(): boolean {
    return this.#feed.unshown.value.length > 0;
  }

  /** Straight to how things stand. */
  skip(): void {
    this.#rest();
    if (this.#feed.unshown.value.length > 0) this.#feed.unshown.value = [];
    if (this.#feed.position.value) this.#settle(this.#feed.position.value);
  }

  close(): void {
    this.#rest();
    this.#stop();
  }

  #rest(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #settle(at: Position): void {
    this.#seen.value = 0;
    this.now.value = null;
    this.shown.value = at;
    try {
      this.scene.value = this.#ui.still(viewOf(at));
      this.failure.value = null;
    } catch (error) {
      reportError('scene', error);
      this.failure.value = error;
    }
  }

  /** In one batch, so that no subscriber sees a step that is half removed. */
  #showNext(): void {
    this.#timer = null;
    if (this.#pace() === 0) this.skip();
    batch(() => {
      for (let step = this.#feed.unshown.value[0]; step && this.#timer === null; step = this.#feed.unshown.value[0])
        this.#advance(step);
    });
  }

  #advance(step: UnshownEntry): void {
    const event = step.events[this.#seen.value];
    if (!event) {
      this.#settle(step.after);
      this.#feed.unshown.value = this.#feed.unshown.value.slice(1);
      return;
    }
    this.#seen.value += 1;
    const wait = this.#staged(event) * this.#pace();
    if (wait > 0) this.#timer = setTimeout(() => this.#showNext(), wait);
  }

  /** Shows the event and returns how long; one that cannot be shown is left out, the position after it comes anyway. */
  #staged(event: Event): number {
    try {
      this.scene.value = this.#ui.stage(this.scene.value, event);
      this.now.value = event;
      return this.#ui.pause(event);
    } catch (error) {
      reportError('event', error);
      return 0;
    }
  }
}

export const viewOf = ({ seat, open, own }: Position) => ({ seat, open, own });
