// 14.9 Drinking Contest: drink or stop, secretly; ones and twos go under the table.

import type { Seat } from '../../../game.ts';
import { DRINKING_COINS, DRINKING_ROUNDS, UNDER_THE_TABLE } from '../../tables/index.ts';
import type { Move } from '../../types/move.ts';
import type { Phase, RattleState, RattleTell } from '../../types.ts';
import { asked, NOT_NOW, type PlayerDecision, turnOrder } from '../asking.ts';
import { best, crazyOf, finish, handOf, inGame, rollHand, takeUpDice, valueIn } from './hands.ts';

/** The first round is drunk by all. */
export function begin(state: RattleState, tell: RattleTell): Phase | null {
  takeUpDice(state.open);
  crazyOf(state.open).round = 1;
  return drinkUp(state, inGame(state.open), [], tell);
}

function drinkUp(state: RattleState, drank: Seat[], stopped: Seat[], tell: RattleTell): Phase | null {
  const { open } = state;
  const under = drank.flatMap(seat => {
    const hand = handOf(open, seat);
    rollHand(state, seat, tell);
    const low = hand.dice.filter(rolled => valueIn(open, seat, rolled) <= UNDER_THE_TABLE).map(({ die }) => die);
    hand.dice = hand.dice.filter(({ die }) => !low.includes(die));
    hand.score = hand.dice.length === 0 ? 0 : hand.score + 1;
    hand.done = hand.dice.length === 0;
    return low;
  });
  tell.all({ type: 'drank', drank, stopped, under });
  const seats = inGame(open);
  if (seats.length === 0 || crazyOf(open).round === DRINKING_ROUNDS) {
    const scores = open.galleons.map((_, seat) => handOf(open, seat).score);
    tell.all({ type: 'totals', game: 'drinking', totals: scores });
    return finish(
      state,
      best(turnOrder(open), seat => scores[seat]!),
      DRINKING_COINS,
      tell,
    );
  }
  crazyOf(open).round += 1;
  return { kind: 'drink', ...asked(...seats.sort()) };
}

const MOVES: readonly Move[] = [{ kind: 'drink' }, { kind: 'stop' }];

export const drink: PlayerDecision = {
  menu: () => ({ ask: 'drink', moves: MOVES, complete: true }),

  check: (_, move) => (move.kind === 'drink' || move.kind === 'stop' ? null : NOT_NOW),

  resolve(state, answers, tell) {
    const whoChose = (kind: Move['kind']) => answers.filter(({ move }) => move.kind === kind).map(({ seat }) => seat);
    for (const seat of whoChose('stop')) handOf(state.open, seat).done = true;
    return drinkUp(state, whoChose('drink'), whoChose('stop'), tell);
  },
};
