// Plays a replay: forward with the animation of every event, or straight to any moment.

import { batch, effect, signal } from '@preact/signals';
import type { EntryEvents, Position, UnshownEntry } from '../net/state.ts';
import type { Feed } from '../playback/playback.ts';
import { positionAt, type ReplaySource, type Viewer } from './source.ts';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

const REST = 900; // ms between moments at speed 1

export class ReplayPlayer {
  /** The moment we have come to; what is on the screen may still be on its way there. */
  readonly at = signal(0);
  readonly viewer = signal<Viewer>(null);
  readonly playing = signal(false);
  readonly speed = signal<Speed>(1);
  /** What the board's playback is fed with. */
  readonly feed = {
    position: signal<Position | null>(null),
    pastEvents: signal<readonly EntryEvents[]>([]),
    unshown: signal<readonly UnshownEntry[]>([]),
  } satisfies Feed;
  readonly source: ReplaySource;
  readonly #stop: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(source: ReplaySource, at: number, viewer: Viewer) {
    this.source = source;
    this.viewer.value = viewer;
    this.#gather();
    this.jump(at);
    this.#stop = effect(() => {
      clearTimeout(this.#timer);
      if (!this.playing.value || this.feed.unshown.value.length > 0) return;
      if (this.at.value >= this.source.end) this.playing.value = false;
      else this.#timer = setTimeout(() => this.step(), REST / this.speed.value);
    });
  }

  /** Straight to a moment; nothing is shown on the way. */
  jump(ply: number): void {
    const at = Math.min(Math.max(0, Math.round(ply)), this.source.end);
    batch(() => {
      this.at.value = at;
      this.feed.unshown.value = [];
      this.feed.position.value = positionAt(this.source, at, this.viewer.value);
    });
  }

  /** On to the next moment, with the show. */
  step(): void {
    if (this.at.value >= this.source.end) return;
    const next = this.at.value + 1;
    const after = positionAt(this.source, next, this.viewer.value);
    batch(() => {
      this.at.value = next;
      this.feed.position.value = after;
      this.feed.unshown.value = [
        ...this.feed.unshown.value,
        { ...this.source.eventsOf(next, this.viewer.value), after },
      ];
    });
  }

  look(viewer: Viewer): void {
    this.viewer.value = viewer;
    this.#gather();
    this.jump(this.at.value);
  }

  /** The events of the whole game, as the viewer saw them; the playback takes what is on the screen. */
  #gather(): void {
    const { end } = this.source;
    this.feed.pastEvents.value = Array.from({ length: end }, (_, i) => this.source.eventsOf(i + 1, this.viewer.value));
  }

  toggle(): void {
    if (!this.playing.value && this.at.value >= this.source.end) this.jump(0);
    this.playing.value = !this.playing.value;
  }

  close(): void {
    this.#stop();
    clearTimeout(this.#timer);
  }
}
