// One seeded random game, position by position, for the laws to check.

import { type AnyGame, clone, type Options, SEA, type Seat } from '@quayside/rules';
import { chooserOf, randomChoice, type SeatMove } from '../random.ts';
import { rngAt, type Seed, seaRngAt, seedOf } from '../seed.ts';
import { recordingEvents, type ToldEvent } from '../step.ts';
import { deepFrozen } from './plain.ts';
import type { S, W } from './worlds.ts';

export type TrialSetting = { game: AnyGame; seats: number; options: Options };
/** `seed` is the text that names the game: `playthrough` shows the same game for it. */
export type Trial = TrialSetting & { seed: string; hash: Seed };

/** A position met in play, frozen to the bottom, and the move that was made from it. */
export type TrialPosition = { ply: number; state: S; deciding: readonly Seat[]; choice: SeatMove };

const VIEWING_SEATS = 3; // at each position

/** Who looks at a position: a spectator and the seats. Where there are many, they take turns. */
export function viewers({ ply, state }: TrialPosition): (Seat | null)[] {
  const seats = state.own.length;
  const first = Math.floor(ply * 0.618 * seats); // so that all take part, whichever positions are looked at
  const looking = Array.from({ length: Math.min(seats, VIEWING_SEATS) }, (_, i) => (first + i) % seats);
  return [null, ...looking.sort((a, b) => a - b)];
}

/** `broke`: what stopped the game before its end. */
export type Walk = { positions: TrialPosition[]; last: S; broke: string | null };

/** What a law finds wrong, in words: at a position, or with the game as a whole. */
export type Examiner = {
  at?(position: TrialPosition): Iterable<string>;
  after?(walk: Walk): Iterable<string>;
};

export const trialOf = (setting: TrialSetting, seed: string): Trial => ({ ...setting, seed, hash: seedOf(seed) });

/** The state the game begins from. */
export function begin({ game, seats, options, hash }: Trial): S {
  const rng = rngAt(hash, 0);
  const { open, own, shut } = game.setup(seats, options, rng);
  return { open, own, shut, rng };
}

export type PlayResult = { state: S; told: ToldEvent[]; drewChance: boolean };

/** Plays from a copy, with the chance that belongs to this ply unless another is given. */
export function playFrom(
  trial: Trial,
  from: W,
  ply: number,
  { seat, move }: SeatMove,
  rng = rngAt(trial.hash, ply + 1),
): PlayResult {
  const state: S = { ...clone({ open: from.open, own: from.own, shut: from.shut }), rng };
  const told: ToldEvent[] = [];
  const { counter } = state.rng;
  trial.game.play(state, seat, move, recordingEvents(told));
  return { state, told, drewChance: state.rng.counter !== counter };
}

/** The move made from a state: the sea's answer, or a random one of a random awaited seat. */
export function nextChoice(trial: Trial, state: S, ply: number, chooser: S['rng']): SeatMove | null {
  if (trial.game.deciding(state.open)[0] !== SEA) return randomChoice(trial.game, state, chooser);
  const move = trial.game.nature?.(state.open, seaRngAt(trial.hash, ply + 1));
  return move ? { seat: SEA, move } : null;
}

export function walk(trial: Trial): Walk {
  const { game } = trial;
  const positions: TrialPosition[] = [];
  const chooser = chooserOf(trial.seed);
  let last = deepFrozen(clone(begin(trial)));
  try {
    while (positions.length <= game.bound) {
      const ply = positions.length;
      const choice = nextChoice(trial, clone(last), ply, chooser);
      if (!choice) return { positions, last, broke: null };
      deepFrozen(choice.move);
      positions.push({ ply, state: last, deciding: [...game.deciding(clone(last.open))], choice });
      last = deepFrozen(playFrom(trial, last, ply, choice).state);
    }
  } catch (error) {
    return { positions, last, broke: `${error}` };
  }
  return { positions, last, broke: null };
}
