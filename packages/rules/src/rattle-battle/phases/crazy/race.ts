// 14.5 Race: all dice are dropped, the lowest leave, again and again. Nobody decides anything.

import type { Seat } from '../../../game.ts';
import { addCoins } from '../../effects/galleon.ts';
import { MOST_ROUNDS, RACE_COINS } from '../../tables/index.ts';
import type { RattleState, RattleTell } from '../../types.ts';
import { crazyOf, finish, handOf, inGame, rollHand, takeUpDice, valueIn } from './hands.ts';

export function begin(state: RattleState, tell: RattleTell): null {
  const { open } = state;
  takeUpDice(open);
  let lastOut: Seat[] = [];
  while (inGame(open).length > 1 && crazyOf(open).round < MOST_ROUNDS) {
    crazyOf(open).round += 1;
    for (const seat of inGame(open)) rollHand(state, seat, tell);
    lastOut = dropLowest(state, lastOut, tell);
  }
  const [first, second] = RACE_COINS;
  const winners = inGame(open);
  for (const seat of lastOut) addCoins(state, seat, second, 'crazy', tell);
  return finish(state, winners, first, tell);
}

/** Who lost the last die most recently. */
function dropLowest({ open }: RattleState, before: Seat[], tell: RattleTell): Seat[] {
  const dice = inGame(open).flatMap(seat =>
    handOf(open, seat).dice.map(rolled => ({ die: rolled.die, value: valueIn(open, seat, rolled) })),
  );
  const lowest = Math.min(...dice.map(({ value }) => value));
  const lost = dice.filter(({ value }) => value === lowest).map(({ die }) => die);
  if (lost.length === dice.length) return before; // all equal: all are dropped again
  tell.all({ type: 'race-lost', value: lowest, dice: lost });
  const out: Seat[] = [];
  for (const seat of inGame(open)) {
    const hand = handOf(open, seat);
    hand.dice = hand.dice.filter(({ die }) => !lost.includes(die));
    hand.done = hand.dice.length === 0;
    if (hand.done) out.push(seat);
  }
  if (out.length > 0) tell.all({ type: 'dropped-out', seats: out });
  return out.length > 0 ? out : before;
}
