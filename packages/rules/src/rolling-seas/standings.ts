// Rule 11: how everybody stands, and who has won.

import type { Outcome, Standing } from '../game.ts';
import { scoreOf } from './facts/ledger.ts';
import { TURNS } from './tables/index.ts';
import type { Open } from './types.ts';

/** Reputation so far; the final story counts when it is told. */
export function standings({ captains }: Open): Standing[] {
  return captains.map((captain, seat) => {
    const { tellings, stars, place, final, total } = scoreOf(captain, seat);
    const bonus = stars.provisions + stars.gold + stars.story + stars.tellings + stars.ships;
    const sources = [
      { source: 'tellings', value: tellings },
      { source: 'bonus', value: bonus },
      { source: 'place', value: place },
      { source: 'final', value: final },
    ];
    return { seat, side: seat, score: total, sources };
  });
}

const SETTING_OUT = 7; // decisions before the first round: islands, known obstacles, Home Port

export function progress({ phase, turn, islands }: Open): number {
  const all = SETTING_OUT + TURNS;
  switch (phase.kind) {
    case 'island':
      return (islands.length - 1) / all;
    case 'known':
      return (islands.length + (phase.next === null ? 1 : 0)) / all;
    case 'home':
      return (SETTING_OUT - 1) / all;
    case 'adventure':
    case 'action':
      return (SETTING_OUT + turn - 1) / all;
    case 'over':
      return 1;
  }
}

/** 11.5 Most Reputation; then most Gold left; then most Provisions left; then the victory is shared. */
export function outcome({ phase, captains }: Open): Outcome | null {
  if (phase.kind !== 'over') return null;
  const scores = captains.map((captain, seat) => scoreOf(captain, seat).total);
  const goods = captains.map(({ ledger }, seat) => [scores[seat]!, ledger.gold, ledger.provisions] as const);
  const compare = (a: number, b: number): number =>
    goods[b]![0] - goods[a]![0] || goods[b]![1] - goods[a]![1] || goods[b]![2] - goods[a]![2];
  const ranks = captains.map((_, seat) => 1 + captains.filter((_, other) => compare(other, seat) < 0).length);
  return { ranks, scores, reason: reasonOf(goods, ranks) };
}

/** What told the winner from the next. */
function reasonOf(goods: readonly (readonly number[])[], ranks: readonly number[]): string {
  if (goods.length === 1) return 'solo';
  if (ranks.filter(rank => rank === 1).length > 1) return 'shared';
  const winner = goods[ranks.indexOf(1)]!;
  const next = goods[ranks.indexOf(2)]!;
  return winner[0] !== next[0] ? 'reputation' : winner[1] !== next[1] ? 'gold' : 'provisions';
}
