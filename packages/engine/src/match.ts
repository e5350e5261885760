// One game being played: who may decide, what they see, what a move does. Knows the contract, never a game.

import type { State, Tell, View } from '@quayside/rules';
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
import { rngAt, type Seed, seaRngAt } from './seed.ts';
import { viewOf } from './view.ts';

type S = State<AnyShape>;

/** What was done, in the order it was done: a move, or the take-back of the move at an earlier place in the log. */
export type Entry = { seat: Seat; move: object } | { seat: Seat; back: number };

/** Something that happened, and to whom it was told (null: everybody). */
export type Told = { to: Seat | null; event: AnyShape['event'] };

/** One entry of the log applied: the state before and after, and what was told. */
export type Step = { ply: number; entry: Entry; before: S; after: S; told: Told[] };

export type Submitted = { steps: Step[]; refusal: null } | { steps: null; refusal: Refusal };

/** Answers [SEA] at a live table; search and simulation use the game's own `nature`. */
export type Device = (open: AnyShape['open'], rng: S['rng']) => object;

/** Everything needed to go on from here without the moves before. */
export type Snapshot = { ply: number; state: S; asked: (number | null)[]; window: Window };

/** The commitments to the joint decision still pending, each of which may be taken back, and the state before them. */
export type Window = { state: S; entries: { ply: number; seat: Seat; move: object }[] };

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

  /** Options are taken as settled. */
  static start(game: AnyGame, seats: number, options: Options, seed: Seed, device?: Device): Match {
    const rng = rngAt(seed, 0);
    const world = game.setup(seats, options, rng);
    const state = { open: world.open, own: world.own, shut: world.shut, rng };
    const asked = state.own.map((_, seat) => (game.deciding(state.open).includes(seat) ? 0 : null));
    const match = new Match(game, options, seed, { ply: 0, state, asked, window: { state, entries: [] } }, device);
    match.opening = match.#answerSea();
    return match;
  }

  static resume(game: AnyGame, options: Options, seed: Seed, snapshot: Snapshot, device?: Device): Match {
    return new Match(game, options, seed, snapshot, device);
  }

  snapshot(): Snapshot {
    return { ply: this.ply, state: this.state, asked: [...this.asked], window: this.#window };
  }

  get deciding(): readonly Seat[] {
    return this.game.deciding(this.state.open);
  }

  get outcome() {
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
    const move = this.game.parse(raw);
    if (!move) return refused('not-a-move');
    const refusal = this.game.check(this.view(seat), move);
    if (refusal) return { steps: null, refusal };
    const before = this.snapshot();
    try {
      return { steps: [this.#apply(seat, move), ...this.#answerSea()], refusal: null };
    } catch (bug) {
      this.#restore(before);
      throw bug;
    }
  }

  /** The place in the log of this seat's commitment to the joint decision still pending; null when it has made none. */
  revocable(seat: Seat): number | null {
    return this.#window.entries.find(entry => entry.seat === seat)?.ply ?? null;
  }

  takeBack(seat: Seat): Submitted {
    const back = this.revocable(seat);
    if (back === null) return refused('cannot-take-back');
    const before = this.state;
    const window: Window = { ...this.#window, entries: this.#window.entries.filter(entry => entry.ply !== back) };
    const state = clone(window.state);
    for (const entry of window.entries) {
      state.rng = rngAt(this.seed, entry.ply + 1);
      this.game.play(state, entry.seat, entry.move, SILENT);
    }
    this.state = state;
    this.#window = window;
    return { steps: [this.#advance(before, { seat, back }, [])], refusal: null };
  }

  #restore({ ply, state, asked, window }: Snapshot): void {
    this.ply = ply;
    this.state = state;
    this.asked = asked;
    this.#window = window;
  }

  #apply(seat: Seat, move: object): Step {
    const before = this.state;
    const after = clone(before);
    after.rng = rngAt(this.seed, this.ply + 1);
    const told: Told[] = [];
    const tell: Tell<AnyShape> = {
      all: event => told.push({ to: null, event }),
      only: (to, event) => told.push({ to, event }),
    };
    const counter = after.rng.counter;
    this.game.play(after, seat, move, tell);
    const drewChance = after.rng.counter !== counter;
    this.state = after;
    if (!drewChance && this.#staysSecret(before, after, seat)) {
      this.#window = { ...this.#window, entries: [...this.#window.entries, { ply: this.ply, seat, move }] };
    } else {
      this.#window = { state: after, entries: [] };
    }
    return this.#advance(before, { seat, move }, told);
  }

  /** A commitment to a joint decision that others still owe: it may be revoked until the last of them is in. */
  #staysSecret(before: S, after: S, seat: Seat): boolean {
    const asked = this.game.deciding(before.open);
    const still = this.game.deciding(after.open);
    return (
      asked.length > 1 && still.length === asked.length - 1 && asked.every(s => (s === seat) !== still.includes(s))
    );
  }

  #advance(before: S, entry: Entry, told: Told[]): Step {
    const step: Step = { ply: this.ply, entry, before, after: this.state, told };
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
      const move = this.game.parse(answer(this.state.open, seaRngAt(this.seed, this.ply + 1)));
      if (!move || this.game.check(this.view(SEA), move))
        throw new Error(`the sea's answer at ply ${this.ply} is no legal move`);
      steps.push(this.#apply(SEA, move));
    }
    return steps;
  }
}

export const SILENT: Tell<AnyShape> = { all() {}, only() {} };
