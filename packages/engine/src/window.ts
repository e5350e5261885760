// The moves that might be taken back for the asking: those made since chance was last drawn or somebody else moved.

import { type AnyGame, type AnyShape, clone, SEA, type Seat, type State } from '@quayside/rules';
import { isCommitment } from './commitment.ts';
import { rngAt, type Seed } from './seed.ts';
import { noting, SILENT, type Step, type Told } from './step.ts';
import { type Look, taughtNothing, type Verdict } from './trace.ts';

type S = State<AnyShape>;
export type Played = { ply: number; seat: Seat; move: object };

/**
 * A state, and the moves since. `together`: they are commitments to a joint decision that others still owe, and each
 * may be taken back until the last is in. Otherwise they are moves of one seat, to be taken back one by one.
 */
export type Window = { state: S; together: boolean; entries: Played[] };

const LONGEST = 60; // moves of one seat in a row that are remembered

export const closed = (state: S): Window => ({ state, together: false, entries: [] });

/** The window after a move that led from `before` to `after`. */
export function widened(
  game: AnyGame,
  window: Window,
  { before, after, drewChance }: { before: S; after: S; drewChance: boolean },
  played: Played,
): Window {
  if (played.seat === SEA || drewChance) return closed(after);
  const together = isCommitment(game, before.open, played.seat);
  const goesOn =
    window.together === together &&
    (together || window.entries.every(({ seat }) => seat === played.seat)) &&
    window.entries.length < LONGEST;
  const { state, entries } = goesOn ? window : closed(before);
  return { state, together, entries: [...entries, played] };
}

/** The move this seat could take back next, as far as the order of moves goes. */
export function candidate({ together, entries }: Window, seat: Seat): Played | null {
  const found = together ? entries.find(played => played.seat === seat) : entries.at(-1);
  return found?.seat === seat ? found : null;
}

/** Whether nobody who must not has learnt anything by that move; of a commitment, whether the mover has not. */
export function freedom(game: AnyGame, { together }: Window, step: Step, look: Look): Verdict {
  return taughtNothing(game, step, together ? [step.entry.seat] : [null, ...step.before.own.keys()], look);
}

/** A move of the window made again. */
export function madeAgain(game: AnyGame, window: Window, seed: Seed, { ply, seat, move }: Played): Step {
  const earlier = window.entries.filter(played => played.ply < ply);
  const before = stateOf(game, { ...window, entries: earlier }, seed);
  const after = clone(before);
  after.rng = rngAt(seed, ply + 1);
  const told: Told[] = [];
  game.play(after, seat, move, noting(told));
  return { ply, entry: { seat, move }, before, after, told };
}

export const without = (window: Window, played: Played): Window => ({
  ...window,
  entries: window.entries.filter(it => it !== played),
});

/** The state the moves of a window lead to. */
export function stateOf(game: AnyGame, { state: from, entries }: Window, seed: Seed): S {
  const state = clone(from);
  for (const { ply, seat, move } of entries) {
    state.rng = rngAt(seed, ply + 1);
    game.play(state, seat, move, SILENT);
  }
  return state;
}
