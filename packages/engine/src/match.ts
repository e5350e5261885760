// One game being played: who may decide, what they see, what a move does. Knows the contract, never a game.

import type { Outcome, State, View, World } from '@quayside/rules';
import {
  type AnyGame,
  type AnyShape,
  clone,
  type Menu,
  type Options,
  type Refusal,
  SEA,
  type Seat,
} from '@quayside/rules';
import type { Certainty } from './informationFlow.ts';
import { rngAt, type Seed, seaRngAt, seedOf } from './seed.ts';
import { type Entry, recordingEvents, type Step, type ToldEvent } from './step.ts';
import {
  emptyWindow,
  replayedStep,
  type UndoableMove,
  type UndoWindow,
  undoCandidate,
  undoCertainty,
  windowAfter,
  windowState,
  windowWithout,
} from './undoWindow.ts';
import { viewOf } from './view.ts';

type S = State<AnyShape>;

export type Submitted = { steps: Step[]; refusal: null } | { steps: null; refusal: Refusal };

/** Answers [SEA] at a live table; search and simulation use the game's own `nature`. */
export type SeaDevice = (open: AnyShape['open'], rng: S['rng']) => object;

/** Everything needed to go on from here without the moves before. Stored: the names of its fields must not change. */
export type Snapshot = { ply: number; state: S; asked: (number | null)[]; window: UndoWindow };

/** Worlds sampled to offer a take-back, which is done after many moves, and to grant one. */
const QUICK_WORLDS = 4;
const THOROUGH_WORLDS = 500;

const refused = (code: string): Submitted => ({ steps: null, refusal: { code } });

export class Match {
  readonly game: AnyGame;
  readonly seats: number;
  readonly options: Options;
  readonly seed: Seed;
  readonly #device: SeaDevice | undefined;
  /** How many entries the log has. */
  ply = 0;
  state: S;
  /** Per seat: the ply at which its present decision was asked; null while it has none. */
  asked: (number | null)[];
  /** What the sea answered before anybody was asked: the first entries of the log. Empty in a resumed match. */
  opening: readonly Step[] = [];
  #window: UndoWindow;
  /** The last entry. */
  #last: Step | null = null;
  /** Of moves in the window, whether they leaked nothing: computed when first asked. */
  readonly #certainty = new WeakMap<object, Certainty>();

  private constructor(game: AnyGame, options: Options, seed: Seed, snapshot: Snapshot, device?: SeaDevice) {
    this.game = game;
    this.seats = snapshot.state.own.length;
    this.options = options;
    this.seed = seed;
    this.#device = device;
    this.ply = snapshot.ply;
    this.state = snapshot.state;
    this.asked = [...snapshot.asked];
    this.#window = snapshot.window;
  }

  /** Begins a game and plays up to the first decision of a seat. Options must be settled (`settle`). */
  static start(game: AnyGame, seats: number, options: Options, seed: Seed, device?: SeaDevice): Match {
    const world = game.setup(seats, options, rngAt(seed, 0));
    return Match.from(game, options, seed, world, device).begin();
  }

  /** A game before its first entry, with a given world: the sea may still have to answer (`begin`). */
  static from(game: AnyGame, options: Options, seed: Seed, world: World<AnyShape>, device?: SeaDevice): Match {
    const { open, own, shut } = world;
    const state = { open, own, shut, rng: rngAt(seed, 0) };
    const asked = own.map((_, seat) => (game.deciding(open).includes(seat) ? 0 : null));
    return new Match(game, options, seed, { ply: 0, state, asked, window: emptyWindow(state) }, device);
  }

  static resume(game: AnyGame, options: Options, seed: Seed, snapshot: Snapshot, device?: SeaDevice): Match {
    return new Match(game, options, seed, snapshot, device);
  }

  snapshot(): Snapshot {
    return { ply: this.ply, state: this.state, asked: [...this.asked], window: this.#window };
  }

  begin(): this {
    this.opening = this.#answerSea();
    return this;
  }

  get deciding(): readonly Seat[] {
    return this.game.deciding(this.state.open);
  }

  get outcome(): Outcome | null {
    return this.game.outcome(this.state.open);
  }

  view(seat: Seat | null): View<AnyShape> {
    return viewOf(this.state, seat);
  }

  menu(seat: Seat): Menu<AnyShape> {
    return this.game.menu(this.view(seat));
  }

  /**
   * Plays a move off the wire, if it is one and it is legal. Throws only when the rules have a bug; nothing is changed
   * then.
   */
  submit(seat: Seat, raw: unknown): Submitted {
    if (!this.deciding.includes(seat)) return refused(this.outcome ? 'game-over' : 'not-your-turn');
    const { move, refusal } = this.#judged(seat, raw);
    if (refusal) return { steps: null, refusal };
    const attempt = () => `seat ${seat} plays ${JSON.stringify(move)}`;
    return this.#whole(attempt, () => [this.#apply(seat, move), ...this.#answerSea()]);
  }

  /**
   * The ply of the move this seat may take back without asking anybody; null when there is none. Samples few worlds.
   */
  revocable(seat: Seat): number | null {
    const played = this.outcome ? null : undoCandidate(this.#window, seat);
    if (!played) return null;
    const free = this.#certainty.get(played) ?? this.#certaintyOf(played, QUICK_WORLDS);
    this.#certainty.set(played, free);
    return free === 'no' ? null : played.ply;
  }

  /** Whether `revocable` was computed already and found a move. Costs nothing. */
  isKnownRevocable(seat: Seat): boolean {
    const played = this.outcome ? null : undoCandidate(this.#window, seat);
    return played !== null && (this.#certainty.get(played) ?? 'no') !== 'no';
  }

  /** Whether `takeBack` would grant it without sampling more worlds. */
  isCertainlyRevocable(seat: Seat): boolean {
    return this.revocable(seat) !== null && this.#certainty.get(undoCandidate(this.#window, seat)!) === 'certain';
  }

  /**
   * Samples more worlds than `revocable`, so it may refuse what that offered. That can take a while: `isFree` is the
   * result of the same check by a match that was resumed from a snapshot of this moment in another thread.
   */
  takeBack(seat: Seat, { isFree = this.#isFree(seat) }: { isFree?: boolean } = {}): Submitted {
    const played = this.outcome ? null : undoCandidate(this.#window, seat);
    if (!played) return refused('cannot-take-back');
    if (!isFree) this.#certainty.set(played, 'no');
    return isFree ? { steps: [this.#takeBack(seat)], refusal: null } : refused('cannot-take-back');
  }

  #isFree(seat: Seat): boolean {
    if (this.revocable(seat) === null) return false;
    return (
      this.isCertainlyRevocable(seat) || this.#certaintyOf(undoCandidate(this.#window, seat)!, THOROUGH_WORLDS) !== 'no'
    );
  }

  #certaintyOf(played: UndoableMove, worlds: number): Certainty {
    const rngOf = () => rngAt(seedOf(`${this.seed}: ${worlds} other worlds`), played.ply);
    const last = this.#last?.ply === played.ply ? this.#last : null;
    const step = last ?? replayedStep(this.game, this.#window, this.seed, played);
    return undoCertainty(this.game, this.#window, step, { worlds, rngOf });
  }

  /** Returns to an earlier moment by agreement, as this seat asked; chance is drawn anew from there. */
  rollBack(seat: Seat, earlier: Snapshot): Submitted {
    if (this.outcome) return refused('game-over');
    if (earlier.ply >= this.ply) return refused('cannot-take-back');
    const attempt = () => `the table goes back to ${earlier.ply}`;
    return this.#whole(attempt, () => [this.#rollBack(seat, earlier), ...this.#answerSea()]);
  }

  /**
   * Does what an entry of a log says was done next, the sea's answers included; `earlier` finds moments before. The
   * refusal says why it cannot have been.
   */
  follow(entry: Entry, earlier: (ply: number) => Snapshot): { step: Step; refusal: null } | { refusal: Refusal } {
    const { seat } = entry;
    if ('back' in entry) {
      const { back } = entry;
      const isPossible = entry.agreed
        ? back >= 0 && back < this.ply && seat >= 0 && seat < this.seats && !this.outcome
        : undoCandidate(this.#window, seat)?.ply === back;
      if (!isPossible) return { refusal: { code: 'cannot-take-back' } };
      return { step: entry.agreed ? this.#rollBack(seat, earlier(back)) : this.#takeBack(seat), refusal: null };
    }
    if (this.deciding[0] === SEA && seat !== SEA) return { refusal: { code: 'sea-first' } };
    if (!this.deciding.includes(seat)) return { refusal: { code: this.outcome ? 'game-over' : 'not-your-turn' } };
    const { move, refusal } = this.#judged(seat, entry.move);
    return refusal ? { refusal } : { step: this.#apply(seat, move), refusal };
  }

  #judged(seat: Seat, raw: unknown): { move: object; refusal: null } | { move: null; refusal: Refusal } {
    const move = this.game.parse(raw);
    if (!move) return { move, refusal: { code: 'not-a-move' } };
    const refusal = this.game.check(this.view(seat), move);
    return refusal ? { move: null, refusal } : { move, refusal };
  }

  /** Applies the whole change. If the rules throw, nothing is changed, and the error says what was attempted. */
  #whole(attempt: () => string, change: () => Step[]): Submitted {
    const { ply, state, asked, window } = this.snapshot();
    try {
      return { steps: change(), refusal: null };
    } catch (bug) {
      this.ply = ply;
      this.state = state;
      this.asked = asked;
      this.#window = window;
      throw new Error(`${attempt()}: ${bug}`, { cause: bug });
    }
  }

  #apply(seat: Seat, move: object): Step {
    const before = this.state;
    const after = clone(before);
    after.rng = rngAt(this.seed, this.ply + 1);
    const { counter } = after.rng;
    const told: ToldEvent[] = [];
    this.game.play(after, seat, move, recordingEvents(told));
    const drewChance = after.rng.counter !== counter;
    this.#window = windowAfter(this.game, this.#window, { before, after, drewChance }, { ply: this.ply, seat, move });
    return this.#advance(after, { seat, move }, told);
  }

  #takeBack(seat: Seat): Step {
    const played = undoCandidate(this.#window, seat)!;
    this.#window = windowWithout(this.#window, played);
    return this.#advance(windowState(this.game, this.#window, this.seed), { seat, back: played.ply }, []);
  }

  #rollBack(seat: Seat, { ply: back, state }: Snapshot): Step {
    this.#window = emptyWindow(state);
    this.asked = this.asked.map(() => null);
    return this.#advance(state, { seat, back, agreed: true }, []);
  }

  /** Seats that are newly asked, and the seat that just moved, are asked at the present ply. */
  #advance(after: S, entry: Entry, told: ToldEvent[]): Step {
    const step: Step = { ply: this.ply, entry, before: this.state, after, told };
    this.#last = step;
    this.state = after;
    this.ply += 1;
    const deciding = this.deciding;
    this.asked = this.asked.map((asked, seat) => {
      if (!deciding.includes(seat)) return null;
      return asked === null || seat === entry.seat ? this.ply : asked;
    });
    return step;
  }

  #answerSea(): Step[] {
    const steps: Step[] = [];
    while (this.deciding[0] === SEA) {
      const answer = this.#device ?? this.game.nature;
      if (!answer) throw new Error(`${this.game.id} asks the sea, and nothing answers`);
      const { move, refusal } = this.#judged(SEA, answer(this.state.open, seaRngAt(this.seed, this.ply + 1)));
      if (refusal) throw new Error(`the sea's answer at ply ${this.ply} is no legal move`);
      steps.push(this.#apply(SEA, move));
    }
    return steps;
  }
}
