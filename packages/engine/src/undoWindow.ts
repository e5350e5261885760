// The moves that might be taken back without asking anybody: those made since chance was drawn or somebody else moved.

import { type AnyGame, type AnyShape, clone, SEA, type Seat, type State } from '@quayside/rules';
import { isCommitment } from './commitment.ts';
import { type Certainty, leaksNothing, type Sampling } from './informationFlow.ts';
import { rngAt, type Seed } from './seed.ts';
import { recordingEvents, SILENT, type Step, type ToldEvent } from './step.ts';

type S = State<AnyShape>;
export type UndoableMove = { ply: number; seat: Seat; move: object };

/**
 * A state, and the moves since. `together`: they are commitments to a joint decision, and each may be taken back until
 * the last seat has committed. Otherwise they are moves of one seat, taken back one by one, the last first.
 */
export type UndoWindow = { state: S; together: boolean; entries: UndoableMove[] };

const LONGEST = 60; // moves of one seat in a row that are remembered

export const emptyWindow = (state: S): UndoWindow => ({ state, together: false, entries: [] });

/** The window after a move that led from `before` to `after`. */
export function windowAfter(
  game: AnyGame,
  window: UndoWindow,
  { before, after, drewChance }: { before: S; after: S; drewChance: boolean },
  played: UndoableMove,
): UndoWindow {
  if (played.seat === SEA || drewChance) return emptyWindow(after);
  const together = isCommitment(game, before.open, played.seat);
  const goesOn =
    window.together === together &&
    (together || window.entries.every(({ seat }) => seat === played.seat)) &&
    window.entries.length < LONGEST;
  const { state, entries } = goesOn ? window : emptyWindow(before);
  return { state, together, entries: [...entries, played] };
}

/** The move this seat could take back next, as far as the order of moves goes. */
export function undoCandidate({ together, entries }: UndoWindow, seat: Seat): UndoableMove | null {
  const found = together ? entries.find(played => played.seat === seat) : entries.at(-1);
  return found?.seat === seat ? found : null;
}

/** Whether that move leaked nothing to anybody. Of a commitment only its mover could have learnt something. */
export function undoCertainty(game: AnyGame, { together }: UndoWindow, step: Step, sampling: Sampling): Certainty {
  return leaksNothing(game, step, together ? [step.entry.seat] : [null, ...step.before.own.keys()], sampling);
}

/** A move of the window played again, to see what it read and told. */
export function replayedStep(game: AnyGame, window: UndoWindow, seed: Seed, { ply, seat, move }: UndoableMove): Step {
  const earlier = window.entries.filter(played => played.ply < ply);
  const before = windowState(game, { ...window, entries: earlier }, seed);
  const after = clone(before);
  after.rng = rngAt(seed, ply + 1);
  const told: ToldEvent[] = [];
  game.play(after, seat, move, recordingEvents(told));
  return { ply, entry: { seat, move }, before, after, told };
}

export const windowWithout = (window: UndoWindow, played: UndoableMove): UndoWindow => ({
  ...window,
  entries: window.entries.filter(it => it !== played),
});

/** The state the moves of a window lead to. */
export function windowState(game: AnyGame, { state: from, entries }: UndoWindow, seed: Seed): S {
  const state = clone(from);
  for (const { ply, seat, move } of entries) {
    state.rng = rngAt(seed, ply + 1);
    game.play(state, seat, move, SILENT);
  }
  return state;
}
