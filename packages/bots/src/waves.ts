// What a strong player of W·A·V·E·S looks at: how far every side is from its nearer goal.

import { COUNCIL_CARDS, type Open, SOLO_GOALS, SOLO_SIDE, type Waves } from '@quayside/rules/waves';
import type { Evaluation } from './evaluation.ts';

const ROUNDS_AHEAD = 3;

/** How much nearer to winning one Elder less to go is. */
const STEP = 2.6;

/** How far the side is from winning, in Elders: the nearer goal, and a little of the other. */
function distance(open: Open, side: number): number {
  const card = COUNCIL_CARDS[open.card];
  const goal = open.card === 'teams-5' && side === SOLO_SIDE ? SOLO_GOALS[open.soloGoal] : card.goal;
  const collected = open.collected[side]!;
  let different = 0;
  let total = 0;
  for (const count of collected) {
    if (count > 0) different += 1;
    total += count;
  }
  const variety = goal.different - different;
  const sum = goal.total - total;
  // The last classes are harder to come by than any Elder at all.
  const hard = variety * 1.25;
  return Math.min(hard, sum) + 0.15 * Math.max(hard, sum);
}

export const evaluation: Evaluation<Waves> = {
  judge({ open }) {
    const { sides } = COUNCIL_CARDS[open.card];
    const strength = open.collected.map((_, side) => STEP ** -distance(open, side));
    const all = strength.reduce((sum, each) => sum + each, 0);
    return sides.map(side => strength[side]! / all);
  },
  enough: (from, now) => now.round >= from.round + ROUNDS_AHEAD,
  // Within a round a seat sees how the others have played; what later rounds bring is left to averages.
  glance: open => `${open.round}${open.phase.kind}${open.stances}${open.stacks}`,
};
