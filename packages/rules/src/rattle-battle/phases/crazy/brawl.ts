// 14.6 Brawl: everybody rolls and secretly chooses one of the results; all but the highest lose those dice.

import type { Seat } from '../../../game.ts';
import { no } from '../../../kit/refusal.ts';
import { BRAWL_COINS, BRAWL_ROUNDS } from '../../tables/index.ts';
import type { Move } from '../../types/move.ts';
import type { Open, Phase, RattleState, RattleTell } from '../../types.ts';
import { askThose, me, NOT_NOW, type PlayerDecision, type SeatAnswer } from '../asking.ts';
import { best, crazyOf, finish, handOf, inGame, rollHand, takeUpDice, valueIn } from './hands.ts';

export function begin(state: RattleState, tell: RattleTell): Phase | null {
  takeUpDice(state.open);
  return nextRound(state, tell);
}

function nextRound(state: RattleState, tell: RattleTell): Phase | null {
  const { open } = state;
  const seats = inGame(open);
  if (seats.length <= 1 || crazyOf(open).round === BRAWL_ROUNDS)
    return finish(
      state,
      best(seats, seat => handOf(open, seat).dice.length),
      BRAWL_COINS,
      tell,
    );
  crazyOf(open).round += 1;
  for (const seat of seats) rollHand(state, seat, tell);
  return askThose('brawl', seats, seat => results(open, seat).length > 1) ?? fight(state, [], tell);
}

/** The different values a player shows. */
const results = (open: Open, seat: Seat): number[] => [
  ...new Set(handOf(open, seat).dice.map(rolled => valueIn(open, seat, rolled))),
];

export const brawl: PlayerDecision = {
  menu(view) {
    const moves = results(view.open, me(view)).map((value): Move => ({ kind: 'brawl', value }));
    return { ask: 'brawl', moves, complete: true };
  },

  check(view, move) {
    if (move.kind !== 'brawl') return NOT_NOW;
    return results(view.open, me(view)).includes(move.value) ? null : no('no-such-result');
  },

  resolve: fight,
};

/** Who was not asked fights with the only value there is (3.6). */
function fight(state: RattleState, answers: readonly SeatAnswer[], tell: RattleTell): Phase | null {
  const { open } = state;
  const seats = inGame(open);
  const values: (number | null)[] = open.galleons.map(() => null);
  for (const seat of seats) values[seat] = results(open, seat)[0]!;
  for (const { seat, move } of answers) if (move.kind === 'brawl') values[seat] = move.value;
  const highest = Math.max(...values.map(value => value ?? 0));
  const lost = seats.flatMap(seat => {
    const hand = handOf(open, seat);
    if (values[seat] === highest) return [];
    const down = hand.dice.filter(rolled => valueIn(open, seat, rolled) === values[seat]).map(({ die }) => die);
    hand.dice = hand.dice.filter(({ die }) => !down.includes(die));
    hand.done = hand.dice.length === 0;
    return down;
  });
  tell.all({ type: 'brawled', values, lost });
  return nextRound(state, tell);
}
