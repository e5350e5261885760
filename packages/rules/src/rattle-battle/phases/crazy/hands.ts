// 14 Dice on the table: what all Crazy Adventures have in common.

import type { Seat } from '../../../game.ts';
import { below } from '../../../kit/rng.ts';
import { addCoins } from '../../effects/galleon.ts';
import { faceValue } from '../../facts/ships.ts';
import { DICE, type DieId, FACES } from '../../tables/index.ts';
import type { Crazy, Hand, Rolled } from '../../types/crazy.ts';
import type { Open, RattleState, RattleTell } from '../../types.ts';
import { turnOrder } from '../asking.ts';

/** Everybody takes all dice in hand. */
export function takeUpDice(open: Open): void {
  open.crazy = {
    round: 0,
    hands: open.galleons.map(({ ships }) => ({ dice: ships.map(die => ({ die, side: null })), score: 0, done: false })),
  };
}

export const crazyOf = (open: Open): Crazy => open.crazy!;
export const handOf = (open: Open, seat: Seat): Hand => open.crazy!.hands[seat]!;

/** Those not out and not content, in turn order. */
export const inGame = (open: Open): Seat[] => turnOrder(open).filter(seat => !handOf(open, seat).done);

/** 14.2 What a die shows is worth what it would be in a Battle. */
export function valueIn(open: Open, seat: Seat, { die, side }: Rolled): number {
  return side === null ? 0 : faceValue(open.galleons[seat]!, FACES[DICE[die]!.hull][side]!);
}

export const totalOf = (open: Open, seat: Seat, dice: readonly Rolled[]): number =>
  dice.reduce((sum, rolled) => sum + valueIn(open, seat, rolled), 0);

type Up = { die: DieId; side: number };

/** Rolls these dice of a hand, where they are. */
export function rollDice({ rng }: RattleState, dice: readonly Rolled[]): Up[] {
  return dice.map(rolled => {
    const side = below(rng, 6);
    rolled.side = side;
    return { die: rolled.die, side };
  });
}

export function rollHand(state: RattleState, seat: Seat, tell: RattleTell): void {
  tell.all({ type: 'rolled', seat, dice: rollDice(state, handOf(state.open, seat).dice) });
}

/** Those with the highest of these scores; nobody when none is above 0. */
export function best(seats: readonly Seat[], score: (seat: Seat) => number): Seat[] {
  const most = Math.max(0, ...seats.map(score));
  return most === 0 ? [] : seats.filter(seat => score(seat) === most);
}

/** 14.3 Ties are paid alike. The dice are put away. */
export function finish(state: RattleState, winners: readonly Seat[], coins: number, tell: RattleTell): null {
  if (winners.length === 0) tell.all({ type: 'nobody-wins' });
  for (const seat of winners) addCoins(state, seat, coins, 'crazy', tell);
  state.open.crazy = null;
  return null;
}
