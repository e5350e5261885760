// 14.8 Attack the Prison: secretly choose how many dice to throw at a wall that grows.

import { no } from '../../../kit/refusal.ts';
import { BACK_OVER_THE_WALL, FIRST_WALL, MOST_ROUNDS, PRISON_COINS } from '../../tables/index.ts';
import type { Event } from '../../types/event.ts';
import type { Move } from '../../types/move.ts';
import type { Open, Phase, RattleState, RattleTell } from '../../types.ts';
import { askThose, me, NOT_NOW, type PlayerDecision, type SeatAnswer } from '../asking.ts';
import { crazyOf, finish, handOf, inGame, rollDice, takeUpDice, totalOf, valueIn } from './hands.ts';

export function begin(state: RattleState, tell: RattleTell): Phase | null {
  takeUpDice(state.open);
  return nextRound(state, tell);
}

function nextRound(state: RattleState, tell: RattleTell): Phase | null {
  const { open } = state;
  const empty = inGame(open).filter(seat => handOf(open, seat).dice.length === 0);
  for (const seat of empty) handOf(open, seat).done = true;
  if (empty.length > 0) tell.all({ type: 'dropped-out', seats: empty });
  const seats = inGame(open);
  if (seats.length <= 1 || crazyOf(open).round === MOST_ROUNDS) return finish(state, seats, PRISON_COINS, tell);
  crazyOf(open).round += 1;
  return askThose('wall', seats, seat => handOf(open, seat).dice.length > 1) ?? attack(state, [], tell);
}

export const wallHeight = (open: Open): number => FIRST_WALL + crazyOf(open).round - 1;

export const wall: PlayerDecision = {
  menu(view) {
    const { dice } = handOf(view.open, me(view));
    return { ask: 'wall', moves: dice.map((_, i): Move => ({ kind: 'wall', dice: i + 1 })), complete: true };
  },

  check(view, move) {
    if (move.kind !== 'wall') return NOT_NOW;
    const { dice } = handOf(view.open, me(view));
    return move.dice >= 1 && move.dice <= dice.length ? null : no('no-such-dice');
  },

  resolve: attack,
};

/** Who was not asked throws the only die there is (3.6). */
function attack(state: RattleState, answers: readonly SeatAnswer[], tell: RattleTell): Phase | null {
  const { open } = state;
  const throws: Extract<Event, { type: 'wall' }>['throws'] = open.galleons.map(() => null);
  const out = inGame(open).filter(seat => {
    const hand = handOf(open, seat);
    const answer = answers.find(it => it.seat === seat)?.move;
    const count = answer?.kind === 'wall' ? answer.dice : 1;
    const thrown = hand.dice.slice(0, count);
    const dice = rollDice(state, thrown);
    const total = totalOf(open, seat, thrown);
    throws[seat] = { dice, total };
    const back = thrown.filter(rolled => valueIn(open, seat, rolled) >= BACK_OVER_THE_WALL);
    hand.dice = [...hand.dice.slice(count), ...back];
    hand.done = total < wallHeight(open);
    return hand.done;
  });
  tell.all({ type: 'wall', height: wallHeight(open), throws });
  if (out.length > 0) tell.all({ type: 'dropped-out', seats: out });
  return nextRound(state, tell);
}
