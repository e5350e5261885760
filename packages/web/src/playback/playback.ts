// Shows what happened, one event after the other, and then the position as it stands.

import { batch, computed, effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals';
import type { AnyShape } from '@quayside/rules';
import type { Ahead, AnyGameUi } from '../games/gameUi.ts';
import { reportError } from '../net/reportError.ts';
import { type EntryEvents, type Position, pastEvents, position, type UnshownEntry, unshown } from '../net/state.ts';
import { TOO_FAR_BEHIND } from './tooFarBehind.ts';

type Event = AnyShape['event'];
type Ui = Pick<AnyGameUi, 'still' | 'stage' | 'pause' | 'openOf' | 'partsOf'>;

/** Where the steps to be shown come from: the table we are at, or a replay. */
export type Feed = {
  position: ReadonlySignal<Position | null>;
  pastEvents: ReadonlySignal<readonly EntryEvents[]>;
  unshown: Signal<readonly UnshownEntry[]>;
};

const LIVE: Feed = { position, pastEvents, unshown };

export class Playback {
  /** What the board draws. */
  readonly scene = signal<unknown>(null);
  /** The event being shown; null when all is still. */
  readonly now = signal<Event | null>(null);
  /** The last position whose events have all been shown: scores, turns and the log follow it. */
  readonly shown = signal<Position | null>(null);
  /** Whether what arrives is shown at once, until my next decision. */
  readonly skipping = signal(false);
  /** Why the position cannot be drawn; null when it can. */
  readonly failure = signal<unknown>(null);
  /** How many events of the step being shown were shown. */
  readonly #seen = signal(0);
  readonly #ui: Ui;
  readonly #pace: () => number;
  readonly #feed: Feed;
  /** Told of every event when it is shown. */
  onStaged: (event: Event) => void = () => {};
  #timer: ReturnType<typeof setTimeout> | null = null;
  /** The scene after the event being shown; `scene` may still be at one of its parts. */
  #after: unknown = null;
  #partTimers: ReturnType<typeof setTimeout>[] = [];
  readonly #stop: () => void;

  constructor(ui: Ui, pace: () => number, feed: Feed = LIVE) {
    this.#ui = ui;
    this.#pace = pace;
    this.#feed = feed;
    this.#stop = effect(() => {
      const behind = this.#feed.unshown.value.length;
      if (!this.#feed.position.value) return;
      untracked(() => {
        const isSkipping = this.skipping.value;
        if (behind === 0 || behind > TOO_FAR_BEHIND || isSkipping || !this.shown.value) this.#catchUp();
        else if (this.#timer === null) this.#showNext();
      });
    });
  }

  /**
   * The open position as far as it is on the screen: plates, scores, progress and prompt follow it, so that nothing of
   * what is still to be shown can be read anywhere. Null before the first position.
   */
  readonly open = computed<AnyShape['open'] | null>(() => {
    const before = this.shown.value?.open ?? null;
    if (!before || !this.now.value) return before;
    try {
      return this.#ui.openOf(this.scene.value, before);
    } catch (error) {
      reportError('open', error);
      return before;
    }
  });

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

  /**
   * Straight to how things stand, and on from there without a show until this seat is asked; a spectator is never
   * asked, so only what has arrived is skipped.
   */
  skip(): void {
    this.skipping.value = this.#feed.position.value?.seat !== null;
    this.#catchUp();
  }

  /** What comes next is shown again. */
  stopSkipping(): void {
    this.skipping.value = false;
  }

  #catchUp(): void {
    this.#rest();
    if (this.#feed.unshown.value.length > 0) this.#feed.unshown.value = [];
    const at = this.#feed.position.value;
    if (!at) return;
    this.#settle(at);
    if (at.decision !== null) this.skipping.value = false;
  }

  close(): void {
    this.#rest();
    this.#stop();
  }

  #rest(): void {
    this.#partTimers.forEach(clearTimeout);
    this.#partTimers = [];
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #settle(at: Position): void {
    this.#seen.value = 0;
    this.now.value = null;
    this.shown.value = at;
    try {
      this.#after = this.#ui.still(viewOf(at));
      this.scene.value = this.#after;
      this.failure.value = null;
    } catch (error) {
      reportError('scene', error);
      this.failure.value = error;
    }
  }

  /** In one batch, so that no subscriber sees a step that is half removed. */
  #showNext(): void {
    this.#rest();
    if (this.#pace() === 0) this.#catchUp();
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
    const ahead = { rest: step.events.slice(this.#seen.value), seat: step.after.seat };
    const wait = this.#staged(event, ahead) * this.#pace();
    if (wait > 0) this.#timer = setTimeout(() => this.#showNext(), wait);
  }

  /** One scene after the other while the event is shown; plates and progress follow them, because `open` does. */
  #showParts(event: Event): void {
    const after = this.#after;
    const parts = this.#ui.partsOf?.(after, event) ?? [];
    this.scene.value = parts[0]?.scene ?? after;
    this.#partTimers = parts.map(({ until }, n) =>
      setTimeout(() => {
        this.scene.value = parts[n + 1]?.scene ?? after;
      }, until * this.#pace()),
    );
  }

  /** Shows the event and returns how long; one that cannot be shown is left out, the position after it comes anyway. */
  #staged(event: Event, ahead: Ahead<AnyShape>): number {
    try {
      this.#after = this.#ui.stage(this.#after, event);
      this.#showParts(event);
      this.now.value = event;
      this.onStaged(event);
      return this.#ui.pause(event, ahead);
    } catch (error) {
      reportError('event', error);
      return 0;
    }
  }
}

export const viewOf = ({ seat, open, own }: Position) => ({ seat, open, own });
