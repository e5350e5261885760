// Rule 2: how far everybody has come, and who has won.

import type { Outcome, Standing } from '../game.ts';
import { councilCard, nearness } from './facts.ts';
import { different, total } from './piles.ts';
import type { Open } from './types.ts';

/** The score is what a side has collected in total; team-mates share it. */
export function standings(open: Open): Standing[] {
  return councilCard(open).sides.map((side, seat) => {
    const collected = open.collected[side]!;
    const score = total(collected);
    const sources = [
      { source: 'different', value: different(collected) },
      { source: 'total', value: score },
    ];
    return { seat, side, score, sources };
  });
}

/** How near the foremost side is to winning. */
export const progress = (open: Open): number =>
  Math.min(1, Math.max(...open.collected.map((_, side) => nearness(open, side))));

/** The winning side comes first, the others by how near they came to a goal. */
export function outcome(open: Open): Outcome | null {
  const { phase } = open;
  if (phase.kind !== 'over') return null;
  const near = open.collected.map((_, side) => nearness(open, side)); // 1 or more for the winner alone
  const rank = (side: number) => 1 + near.filter(other => other > near[side]!).length;
  const { sides } = councilCard(open);
  return {
    ranks: sides.map(rank),
    scores: sides.map(side => total(open.collected[side]!)),
    reason: phase.how,
  };
}
