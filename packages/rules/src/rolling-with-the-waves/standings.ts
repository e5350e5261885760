// Rule 10: how everybody stands, and who has won.

import type { Outcome, Standing } from '../game.ts';
import { scoreOf } from './facts.ts';
import { CHESTS, SQUARES, TRACKS } from './tables.ts';
import type { Captain, Open } from './types.ts';

/** The score is what the map would count if the game ended now. */
export function standings(open: Open): Standing[] {
  return open.captains.map((_, seat) => {
    const { treasure, buried, completed, infamy, total } = scoreOf(open, seat);
    const sources = [
      { source: 'treasure', value: treasure },
      { source: 'buried', value: buried },
      { source: 'completed', value: completed },
      { source: 'infamy', value: infamy },
    ];
    return { seat, side: seat, score: total, sources };
  });
}

/** How near the foremost captain is to ending the game. */
export const progress = (open: Open): number => Math.max(...open.captains.map(nearness));

function nearness({ squares, buried }: Captain): number {
  let chests = 0;
  for (const chest of CHESTS) chests += buried[chest] ? 1 : squares[chest].length / SQUARES[chest];
  let tracks = 0;
  for (const track of TRACKS) tracks += squares[track].length / SQUARES[track];
  return Math.max(chests / CHESTS.length, tracks / TRACKS.length);
}

/** Most points; then most Infamy left; then the victory is shared. */
export function outcome(open: Open): Outcome | null {
  if (open.phase.kind !== 'over') return null;
  const { captains } = open;
  const scores = captains.map((_, seat) => scoreOf(open, seat).total);
  const beats = (a: number, b: number): boolean =>
    scores[a]! > scores[b]! || (scores[a] === scores[b] && captains[a]!.infamy > captains[b]!.infamy);
  const ranks = captains.map((_, seat) => 1 + captains.filter((_, other) => beats(other, seat)).length);
  return { ranks, scores, reason: open.phase.how };
}
