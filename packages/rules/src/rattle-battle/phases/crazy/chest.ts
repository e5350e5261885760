// 14.10 Dead Man's Chest: for each chest stake a die in secret; the highest value staked by only one player wins.

import { no } from '../../../kit/refusal.ts';
import { addCoins } from '../../effects/galleon.ts';
import { CHEST_COINS, CHESTS, type DieId } from '../../tables/index.ts';
import type { Move } from '../../types/move.ts';
import type { Phase, RattleState, RattleTell } from '../../types.ts';
import { asked, me, NOT_NOW, type PlayerDecision } from '../asking.ts';
import { crazyOf, handOf, inGame, rollHand, takeUpDice, valueIn } from './hands.ts';

export function begin(state: RattleState, tell: RattleTell): Phase {
  const { open } = state;
  takeUpDice(open);
  for (const seat of inGame(open)) rollHand(state, seat, tell);
  crazyOf(open).round = 1;
  return { kind: 'stake', ...asked(...inGame(open).sort()) };
}

export const stake: PlayerDecision = {
  menu(view) {
    const moves = handOf(view.open, me(view)).dice.map(({ die }): Move => ({ kind: 'stake', die }));
    return { ask: 'stake', moves, complete: true };
  },

  check(view, move) {
    if (move.kind !== 'stake') return NOT_NOW;
    return handOf(view.open, me(view)).dice.some(({ die }) => die === move.die) ? null : no('no-such-dice');
  },

  resolve(state, answers, tell) {
    const { open } = state;
    const dice: (DieId | null)[] = open.galleons.map(() => null);
    const stakes = answers.map(({ seat, move }) => {
      const hand = handOf(open, seat);
      const rolled = hand.dice.find(({ die }) => move.kind === 'stake' && die === move.die)!;
      hand.dice = hand.dice.filter(it => it !== rolled);
      dice[seat] = rolled.die;
      return { seat, value: valueIn(open, seat, rolled) };
    });
    const single = stakes.filter(({ value }) => stakes.filter(other => other.value === value).length === 1);
    const winner = single.sort((a, b) => b.value - a.value)[0]?.seat ?? null;
    tell.all({ type: 'staked', dice, winner });
    if (winner !== null) addCoins(state, winner, CHEST_COINS, 'crazy', tell);
    if (crazyOf(open).round === CHESTS) {
      open.crazy = null;
      return null;
    }
    crazyOf(open).round += 1;
    return { kind: 'stake', ...asked(...inGame(open).sort()) };
  },
};
