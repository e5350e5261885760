// A joint decision under way: the game when it began, and each seat's commitments and take-backs since, which only that
// seat may know of. Ends with the last commitment, or with any other entry.

import { isCommitment, type Match, rngAt, SILENT, type Step } from '@quayside/engine';
import { type AnyGame, type AnyShape, clone, type Seat, type State } from '@quayside/rules';

export type JointDecision = {
  /** The game when it was asked, and how many entries the log had. */
  begun: State<AnyShape>;
  ply: number;
  /** Commitments that stand. */
  committed: readonly { seat: Seat; move: object; ply: number }[];
  /** Commitments and take-backs, in the order they were done. */
  withheld: readonly Step[];
};

/** Null when the step ended the joint decision, or there is none. */
export function afterStep(game: AnyGame, joint: JointDecision | null, step: Step): JointDecision | null {
  const { entry, ply, before } = step;
  const { committed, withheld, begun } = joint ?? { begun: before, committed: [], withheld: [] };
  const since = { begun, ply: joint?.ply ?? ply, withheld: [...withheld, step] };
  if ('move' in entry) {
    if (!isCommitment(game, before.open, entry.seat)) return null;
    return { ...since, committed: [...committed, { seat: entry.seat, move: entry.move, ply }] };
  }
  if (!committed.some(commitment => commitment.ply === entry.back) || entry.agreed) return null;
  return { ...since, committed: committed.filter(commitment => commitment.ply !== entry.back) };
}

/** The game as this seat knows it: with its own commitment and nobody else's. */
export function knownTo(
  { begun, committed }: JointDecision,
  { game, seed }: Match,
  seat: Seat | null,
): State<AnyShape> {
  const own = committed.find(commitment => commitment.seat === seat);
  if (!own) return begun;
  const state = clone(begun);
  state.rng = rngAt(seed, own.ply + 1);
  game.play(state, own.seat, own.move, SILENT);
  return state;
}

/** How many of the entries held back are this seat's own. */
export const ownSteps = ({ withheld }: JointDecision, seat: Seat | null): number =>
  withheld.filter(({ entry }) => entry.seat === seat).length;
