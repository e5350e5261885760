// A lesson on the screen: what is shown of it, what the learner tries, and the moves of the others in between.

import { batch, effect, type ReadonlySignal, signal } from '@preact/signals';
import { eventsFor, LessonRun, type Match, type Step, viewOf } from '@quayside/engine';
import type {
  AnyGame,
  AnyShape,
  Lesson,
  LessonStep,
  OthersStep,
  Phrase,
  PlayOnStep,
  Refusal,
  View,
} from '@quayside/rules';
import type { EntryEvents, Position, UnshownEntry } from '../net/state.ts';
import type { Feed } from '../playback/playback.ts';

/** A step in which others move, and which goes on by itself. */
type WatchedStep = OthersStep<AnyShape> | PlayOnStep<AnyShape>;

/** What the lesson says to a try or an answer, and whether it was right. */
export type Reply = { say: Phrase; right: boolean };

export const isWatched = (step: LessonStep<AnyShape>): step is WatchedStep => 'others' in step || 'playOn' in step;

export class LessonPlayer {
  readonly #run: LessonRun;
  readonly #at = signal(0);
  readonly #reply = signal<Reply | null>(null);
  readonly #others = signal<WatchedStep | null>(null);
  readonly draft = signal<unknown>(null);
  readonly feed = {
    position: signal<Position | null>(null),
    pastEvents: signal<readonly EntryEvents[]>([]),
    unshown: signal<readonly UnshownEntry[]>([]),
  } satisfies Feed;
  readonly #stop: () => void;

  /** `match`: the position it begins with, if that is set up already. */
  constructor(game: AnyGame, lesson: Lesson<AnyShape>, match?: Match) {
    this.#run = new LessonRun(game, lesson, match);
    this.#settle();
    this.#stop = effect(() => {
      const isShowing = this.feed.unshown.value.length > 0;
      const step = this.lesson.steps[this.#at.value];
      if (isShowing) return;
      this.#others.value = null;
      if (step && isWatched(step)) queueMicrotask(() => this.#letOthersMove(step));
    });
  }

  get lesson(): Lesson<AnyShape> {
    return this.#run.lesson;
  }

  /** The number of the present step. */
  get at(): ReadonlySignal<number> {
    return this.#at;
  }

  get reply(): ReadonlySignal<Reply | null> {
    return this.#reply;
  }

  /** The others whose moves are being shown. */
  get others(): ReadonlySignal<WatchedStep | null> {
    return this.#others;
  }

  /** The present step; null when the lesson is over. */
  get step(): LessonStep<AnyShape> | null {
    return this.lesson.steps[this.#at.value] ?? null;
  }

  /** What the learner sees now. */
  get view(): View<AnyShape> {
    return this.#run.view;
  }

  /** What may be chosen from, read again when the step changes. */
  get menu() {
    return this.#at.value >= 0 ? this.#run.menu : null;
  }

  /** Goes on; a move that is asked for is made for the learner. */
  next(): void {
    if (this.feed.unshown.peek().length > 0) return;
    this.#show(this.#run.next());
  }

  back(): void {
    if (this.#run.back()) this.#settle();
  }

  restart(): void {
    this.#run.restart();
    this.#settle();
  }

  /** `sentence`: how the game puts a refusal. */
  attempt(move: object, sentence: (refusal: Refusal) => string): void {
    const tried = this.#run.attempt(move);
    this.draft.value = null;
    if (tried.right) this.#show(tried.steps);
    else {
      // Without an answer in the script, the rules' own refusal is shown; it names the paragraph.
      const refused = tried.refusal ? [sentence(tried.refusal)] : [];
      this.refuse(tried.say ?? refused);
    }
  }

  /** Says why a try is wrong; it is not played. */
  refuse(say: Phrase): void {
    this.draft.value = null;
    this.#reply.value = { say, right: false };
  }

  answer(say: Phrase, right: boolean): void {
    this.#reply.value = { say, right };
  }

  close(): void {
    this.#stop();
  }

  #letOthersMove(step: WatchedStep): void {
    if (this.#run.step !== step) return;
    this.#show(this.#run.next(), step);
  }

  /** The steps, one after the other; then the lesson's next step. */
  #show(steps: readonly Step[], others: WatchedStep | null = null): void {
    const { me } = this.lesson;
    const entries = steps.map((step): UnshownEntry => {
      const ply = step.ply + 1;
      const after = { ...viewOf(step.after, me), ply, decision: null, mayTakeBack: false };
      return { ply, by: step.entry.seat, back: false, to: null, events: eventsFor(step.told, me), after };
    });
    batch(() => {
      this.#others.value = others;
      this.#reply.value = null;
      this.#at.value = this.#run.at;
      this.draft.value = null;
      this.feed.position.value = this.#position();
      this.feed.pastEvents.value = [...this.feed.pastEvents.value, ...entries];
      this.feed.unshown.value = [...this.feed.unshown.value, ...entries];
    });
  }

  /** As it stands, with nothing to be shown. */
  #settle(): void {
    batch(() => {
      this.#others.value = null;
      this.#reply.value = null;
      this.#at.value = this.#run.at;
      this.draft.value = null;
      this.feed.unshown.value = [];
      this.feed.pastEvents.value = [];
      this.feed.position.value = this.#position();
    });
  }

  #position(): Position {
    const { view, match } = this.#run;
    return { ...view, ply: match.ply, decision: null, mayTakeBack: false };
  }
}
