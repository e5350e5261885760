// 14.11 Treasure Dig: share the dice out among four pits in secret, then roll.

import { no } from '../../../kit/refusal.ts';
import { addCoins } from '../../effects/galleon.ts';
import { PIT_COINS } from '../../tables/index.ts';
import type { Move } from '../../types/move.ts';
import type { Phase, RattleState } from '../../types.ts';
import { asked, me, NOT_NOW, type PlayerDecision, turnOrder } from '../asking.ts';
import { best, handOf, inGame, rollHand, takeUpDice, totalOf } from './hands.ts';

export function begin({ open }: RattleState): Phase {
  takeUpDice(open);
  return { kind: 'dig', ...asked(...inGame(open).sort()) };
}

/** Every way of putting so many dice into so many pits. */
function sharings(dice: number, pits: number): number[][] {
  if (pits === 1) return [[dice]];
  return Array.from({ length: dice + 1 }, (_, here) =>
    sharings(dice - here, pits - 1).map(rest => [here, ...rest]),
  ).flat();
}

export const dig: PlayerDecision = {
  menu(view) {
    const { dice } = handOf(view.open, me(view));
    const moves = sharings(dice.length, PIT_COINS.length).map((pits): Move => ({ kind: 'dig', pits }));
    return { ask: 'dig', moves, complete: true };
  },

  check(view, move) {
    if (move.kind !== 'dig') return NOT_NOW;
    const { dice } = handOf(view.open, me(view));
    const sum = move.pits.reduce((total, pit) => total + pit, 0);
    return move.pits.length === PIT_COINS.length && sum === dice.length ? null : no('no-such-dice');
  },

  resolve(state, answers, tell) {
    const { open } = state;
    const pits = open.galleons.map(() => PIT_COINS.map(() => 0));
    const totals = open.galleons.map(() => PIT_COINS.map(() => 0));
    for (const { seat, move } of answers) {
      if (move.kind !== 'dig') continue;
      rollHand(state, seat, tell);
      pits[seat] = [...move.pits];
      let from = 0;
      totals[seat] = move.pits.map(count => {
        from += count;
        return totalOf(open, seat, handOf(open, seat).dice.slice(from - count, from));
      });
    }
    tell.all({ type: 'dug', pits, totals });
    PIT_COINS.forEach((coins, pit) => {
      for (const seat of best(turnOrder(open), it => totals[it]![pit]!)) addCoins(state, seat, coins, 'crazy', tell);
    });
    open.crazy = null;
    return null;
  },
};
