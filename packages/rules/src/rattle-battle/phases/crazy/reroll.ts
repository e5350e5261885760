// 14.7 Cannons Ready: roll, re-roll once in turn order, the lowest total drops out.
// 14.13 Monkey Business: roll, secretly re-roll once, the most equal values win.

import type { Seat } from '../../../game.ts';
import { no } from '../../../kit/refusal.ts';
import { CANNONS_READY_COINS, CARDS, type DieId, isCrazy, MONKEY_COINS, MOST_ROUNDS } from '../../tables/index.ts';
import type { Move } from '../../types/move.ts';
import type { Open, Phase, RattleState, RattleTell } from '../../types.ts';
import { asked, me, NOT_NOW, type PlayerDecision } from '../asking.ts';
import { crazyOf, finish, handOf, inGame, rollDice, rollHand, takeUpDice, totalOf, valueIn } from './hands.ts';

export function beginCannons(state: RattleState, tell: RattleTell): Phase {
  takeUpDice(state.open);
  return rollAll(state, tell);
}

export function beginMonkey(state: RattleState, tell: RattleTell): Phase {
  const { open } = state;
  takeUpDice(open);
  open.queue = [];
  for (const seat of inGame(open)) rollHand(state, seat, tell);
  return { kind: 'reroll', ...asked(...inGame(open).sort()) };
}

function rollAll(state: RattleState, tell: RattleTell): Phase {
  const { open } = state;
  crazyOf(open).round += 1;
  for (const seat of inGame(open)) rollHand(state, seat, tell);
  open.queue = inGame(open);
  return { kind: 'reroll', ...asked(open.queue.shift()!) };
}

/** Every choice of some of these. */
function subsets(dice: readonly DieId[]): DieId[][] {
  return Array.from({ length: 2 ** dice.length }, (_, bits) => dice.filter((_, i) => (bits >> i) % 2 === 1));
}

export const reroll: PlayerDecision = {
  menu(view) {
    const dice = handOf(view.open, me(view)).dice.map(({ die }) => die);
    const moves = subsets(dice).map((some): Move => ({ kind: 'reroll', dice: some }));
    return { ask: 'reroll', moves, complete: true };
  },

  check(view, move) {
    if (move.kind !== 'reroll') return NOT_NOW;
    const dice = handOf(view.open, me(view)).dice.map(({ die }) => die);
    const inHand = dice.filter(die => move.dice.includes(die));
    return inHand.join() === move.dice.join() ? null : no('no-such-dice');
  },

  resolve(state, answers, tell) {
    const { open } = state;
    for (const { seat, move } of answers) {
      if (move.kind !== 'reroll') continue;
      const again = handOf(open, seat).dice.filter(({ die }) => move.dice.includes(die));
      tell.all({ type: 'rerolled', seat, dice: rollDice(state, again) });
    }
    if (isMonkey(open)) return countMonkeys(state, tell);
    const next = open.queue.shift();
    return next === undefined ? dropLowest(state, tell) : { kind: 'reroll', ...asked(next) };
  },
};

function isMonkey(open: Open): boolean {
  const card = CARDS[open.card!]!;
  return isCrazy(card) && card.game === 'monkey';
}

function dropLowest(state: RattleState, tell: RattleTell): Phase | null {
  const { open } = state;
  const seats = inGame(open);
  const totals = open.galleons.map((_, seat) =>
    seats.includes(seat) ? totalOf(open, seat, handOf(open, seat).dice) : null,
  );
  tell.all({ type: 'totals', game: 'cannons-ready', totals });
  const lowest = Math.min(...seats.map(seat => totals[seat]!));
  const out = seats.filter(seat => totals[seat] === lowest);
  if (out.length < seats.length) {
    for (const seat of out) handOf(open, seat).done = true;
    tell.all({ type: 'dropped-out', seats: out });
  }
  const left = inGame(open);
  if (left.length === 1 || crazyOf(open).round >= MOST_ROUNDS) return finish(state, left, CANNONS_READY_COINS, tell);
  return rollAll(state, tell);
}

/** The most equal values of a hand, then the higher value. */
function largestSet(open: Open, seat: Seat): { equal: number; value: number } {
  const values = handOf(open, seat).dice.map(rolled => valueIn(open, seat, rolled));
  let best = { equal: 0, value: 0 };
  for (const value of values) {
    const equal = values.filter(other => other === value).length;
    if (equal > best.equal || (equal === best.equal && value > best.value)) best = { equal, value };
  }
  return best;
}

function countMonkeys(state: RattleState, tell: RattleTell): null {
  const { open } = state;
  const seats = inGame(open);
  const sets = seats.map(seat => largestSet(open, seat));
  const rank = ({ equal, value }: { equal: number; value: number }) => 10 * equal + value;
  const top = sets.reduce((a, b) => (rank(b) > rank(a) ? b : a));
  const winners = seats.filter((_, i) => rank(sets[i]!) === rank(top));
  tell.all({ type: 'monkeys', best: winners, ...top });
  return finish(state, winners, MONKEY_COINS, tell);
}
