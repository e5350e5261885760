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
  const { sides } = councilCard(open);
  const near = open.collected.map((_, side) => nearness(open, side));
  return {
    ranks: sides.map(side => rank(near, side)),
    scores: sides.map(side => total(open.collected[side]!)),
    reason: phase.how,
  };
}

/** Behind every side that came nearer; at 1 or more stands the winner alone. */
function rank(near: readonly number[], side: number): number {
  let ahead = 0;
  for (let other = 0; other < near.length; other++) if (near[other]! > near[side]!) ahead += 1;
  return 1 + ahead;
}
