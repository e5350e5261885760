// Rule 10.2: what a captain has.

import type { Seat } from '../../game.ts';
import { GOLD_PER_VP, KRAKEN_VP } from '../tables/index.ts';
import type { Open, Score } from '../types.ts';

/** What the captain would have if the game ended now. */
export function scoreOf({ ships, table, phase }: Open, seat: Seat): Score {
  const { chest, gold: aboard, gems } = ships[seat]!;
  const gold = table.scoreGold === 'all' ? chest + aboard : chest;
  const fromGold = Math.floor(gold / GOLD_PER_VP);
  const kraken = gems * KRAKEN_VP;
  const king = phase.kind === 'over' && phase.slayer === seat ? table.kingVP : 0;
  return { seat, chest, aboard, gold, fromGold, kraken, king, total: fromGold + kraken + king };
}
