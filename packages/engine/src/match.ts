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
import { rngAt, type Seed, seaRngAt, seedOf } from './seed.ts';
import { type Entry, noting, type Step, type Told } from './step.ts';
import type { Verdict } from './trace.ts';
import { viewOf } from './view.ts';
import {
  candidate,
  closed,
  freedom,
  madeAgain,
  type Played,
  stateOf,
  type Window,
  widened,
  without,
} from './window.ts';

type S = State<AnyShape>;

export type Submitted = { steps: Step[]; refusal: null } | { steps: null; refusal: Refusal };

/** Answers [SEA] at a live table; search and simulation use the game's own `nature`. */
export type Device = (open: AnyShape['open'], rng: S['rng']) => object;

/** Everything needed to go on from here without the moves before. */
export type Snapshot = { ply: number; state: S; asked: (number | null)[]; window: Window };

/** Worlds imagined to tell a seat that it may take a move back: after many a move, so a few; when it does, many. */
const GLANCE = 4;
const CLOSE_LOOK = 500;

const refused = (code: string): Submitted => ({ steps: null, refusal: { code } });

export class Match {
  readonly game: AnyGame;
  readonly seats: number;
  readonly options: Options;
  readonly seed: Seed;
  readonly #device: Device | undefined;
  /** How many entries the log has. */
  ply = 0;
  state: S;
  /** Per seat: the ply at which its present decision was asked; null while it has none. */
  asked: (number | null)[];
  /** What the sea answered before anybody was asked: the first entries of the log. Empty in a resumed match. */
  opening: readonly Step[] = [];
  #window: Window;
  /** What was done last. */
  #last: Step | null = null;
  /** Of moves that could be taken back, whether they may be: found out when first asked. */
  readonly #free = new WeakMap<object, Verdict>();

  private constructor(game: AnyGame, options: Options, seed: Seed, snapshot: Snapshot, device?: Device) {
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

  /** Begun, as far as the first decision of a seat. Options are taken as settled. */
  static start(game: AnyGame, seats: number, options: Options, seed: Seed, device?: Device): Match {
    const world = game.setup(seats, options, rngAt(seed, 0));
    return Match.from(game, options, seed, world, device).begin();
  }

  /** Before anything was done, in a world of one's own: the sea may still have to answer (`begin`). */
  static from(game: AnyGame, options: Options, seed: Seed, world: World<AnyShape>, device?: Device): Match {
    const { open, own, shut } = world;
    const state = { open, own, shut, rng: rngAt(seed, 0) };
    const asked = own.map((_, seat) => (game.deciding(open).includes(seat) ? 0 : null));
    return new Match(game, options, seed, { ply: 0, state, asked, window: closed(state) }, device);
  }

  static resume(game: AnyGame, options: Options, seed: Seed, snapshot: Snapshot, device?: Device): Match {
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

  /** Plays a move off the wire, if it is one and it is legal. Throws only when the rules have a bug; nothing is changed then. */
  submit(seat: Seat, raw: unknown): Submitted {
    if (!this.deciding.includes(seat)) return refused(this.outcome ? 'game-over' : 'not-your-turn');
    const { move, refusal } = this.#judged(seat, raw);
    if (refusal) return { steps: null, refusal };
    const deed = () => `seat ${seat} plays ${JSON.stringify(move)}`;
    return this.#whole(deed, () => [this.#apply(seat, move), ...this.#answerSea()]);
  }

  /** The place in the log of the move this seat may take back for the asking, at a glance; null when there is none. */
  revocable(seat: Seat): number | null {
    const played = this.outcome ? null : candidate(this.#window, seat);
    if (!played) return null;
    const free = this.#free.get(played) ?? this.#look(played, GLANCE);
    this.#free.set(played, free);
    return free === 'no' ? null : played.ply;
  }

  /** Whether it has been found out already that this seat may take its move back. */
  isKnownRevocable(seat: Seat): boolean {
    const played = this.outcome ? null : candidate(this.#window, seat);
    return played !== null && (this.#free.get(played) ?? 'no') !== 'no';
  }

  /** Whether this seat may take its move back for certain: a closer look is not needed. */
  isCertainlyRevocable(seat: Seat): boolean {
    return this.revocable(seat) !== null && this.#free.get(candidate(this.#window, seat)!) === 'certain';
  }

  /**
   * Looks closer than `revocable`, and may still refuse. That can take a while: `isFree` is what was found out by the
   * same look at a match resumed elsewhere from a snapshot of this moment.
   */
  takeBack(seat: Seat, { isFree = this.#isFree(seat) }: { isFree?: boolean } = {}): Submitted {
    const played = this.outcome ? null : candidate(this.#window, seat);
    if (!played) return refused('cannot-take-back');
    if (!isFree) this.#free.set(played, 'no');
    return isFree ? { steps: [this.#takeBack(seat)], refusal: null } : refused('cannot-take-back');
  }

  #isFree(seat: Seat): boolean {
    if (this.revocable(seat) === null) return false;
    return this.isCertainlyRevocable(seat) || this.#look(candidate(this.#window, seat)!, CLOSE_LOOK) !== 'no';
  }

  #look(played: Played, worlds: number): Verdict {
    const rng = rngAt(seedOf(`${this.seed}: ${worlds} other worlds`), played.ply);
    const last = this.#last?.ply === played.ply ? this.#last : null;
    const step = last ?? madeAgain(this.game, this.#window, this.seed, played);
    return freedom(this.game, this.#window, step, { worlds, rng });
  }

  /** The table has agreed to return to an earlier moment, asked for by this seat; what chance decides then is new. */
  rollBack(seat: Seat, earlier: Snapshot): Submitted {
    if (this.outcome) return refused('game-over');
    if (earlier.ply >= this.ply) return refused('cannot-take-back');
    const deed = () => `the table goes back to ${earlier.ply}`;
    return this.#whole(deed, () => [this.#rollBack(seat, earlier), ...this.#answerSea()]);
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
        : candidate(this.#window, seat)?.ply === back;
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

  /** All of it, or, if the rules have a bug, nothing but word of what was tried. */
  #whole(what: () => string, deed: () => Step[]): Submitted {
    const { ply, state, asked, window } = this.snapshot();
    try {
      return { steps: deed(), refusal: null };
    } catch (bug) {
      this.ply = ply;
      this.state = state;
      this.asked = asked;
      this.#window = window;
      throw new Error(`${what()}: ${bug}`, { cause: bug });
    }
  }

  #apply(seat: Seat, move: object): Step {
    const before = this.state;
    const after = clone(before);
    after.rng = rngAt(this.seed, this.ply + 1);
    const { counter } = after.rng;
    const told: Told[] = [];
    this.game.play(after, seat, move, noting(told));
    const drewChance = after.rng.counter !== counter;
    this.#window = widened(this.game, this.#window, { before, after, drewChance }, { ply: this.ply, seat, move });
    return this.#advance(after, { seat, move }, told);
  }

  #takeBack(seat: Seat): Step {
    const played = candidate(this.#window, seat)!;
    this.#window = without(this.#window, played);
    return this.#advance(stateOf(this.game, this.#window, this.seed), { seat, back: played.ply }, []);
  }

  #rollBack(seat: Seat, { ply: back, state }: Snapshot): Step {
    this.#window = closed(state);
    this.asked = this.asked.map(() => null);
    return this.#advance(state, { seat, back, agreed: true }, []);
  }

  /** Whoever is asked anew, and whoever just moved, is asked at the ply the log now has. */
  #advance(after: S, entry: Entry, told: Told[]): Step {
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
