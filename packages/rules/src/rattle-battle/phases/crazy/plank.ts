// 14.12 Walk the Plank: step or stand, secretly. Beyond the end there is water, and a Loot is lost in it.

import type { Seat } from '../../../game.ts';
import { no } from '../../../kit/refusal.ts';
import { returnLoot } from '../../effects/loot.ts';
import { one } from '../../facts/loot.ts';
import { LOOT, PLANK, PLANK_COINS } from '../../tables/index.ts';
import type { Move } from '../../types/move.ts';
import type { Phase, RattleState, RattleTell } from '../../types.ts';
import { asked, me, NOT_NOW, type PlayerDecision, turnOrder } from '../asking.ts';
import { best, finish, handOf, inGame, rollDice, takeUpDice, totalOf } from './hands.ts';

export function begin({ open }: RattleState): Phase {
  takeUpDice(open);
  return { kind: 'plank', ...asked(...inGame(open).sort()) };
}

const MOVES: readonly Move[] = [{ kind: 'step' }, { kind: 'stand' }];

export const plank: PlayerDecision = {
  menu: () => ({ ask: 'plank', moves: MOVES, complete: true }),

  check: (_, move) => (move.kind === 'step' || move.kind === 'stand' ? null : NOT_NOW),

  resolve(state, answers, tell) {
    const whoChose = (kind: Move['kind']) => answers.filter(({ move }) => move.kind === kind).map(({ seat }) => seat);
    for (const seat of whoChose('stand')) handOf(state.open, seat).done = true;
    const splashed = whoChose('step').filter(seat => splashes(state, seat, tell));
    tell.all({ type: 'plank', stepped: whoChose('step'), stood: whoChose('stand'), splashed });
    return loseLoot(state, splashed, tell) ?? goOn(state, tell);
  },
};

/** One further die; a total beyond the plank counts nothing. */
function splashes(state: RattleState, seat: Seat, tell: RattleTell): boolean {
  const { open } = state;
  const hand = handOf(open, seat);
  const step = hand.dice.splice(0, 1);
  tell.all({ type: 'rolled', seat, dice: rollDice(state, step) });
  hand.score += totalOf(open, seat, step);
  const splash = hand.score > PLANK;
  if (splash) hand.score = 0;
  hand.done = splash || hand.dice.length === 0;
  return splash;
}

function loseLoot(state: RattleState, splashed: readonly Seat[], tell: RattleTell): Phase | null {
  const kinds = (seat: Seat) => LOOT.filter(kind => state.open.galleons[seat]!.loot[kind] > 0);
  for (const seat of splashed) if (kinds(seat).length === 1) returnLoot(state, seat, one(kinds(seat)[0]!), tell);
  const choosing = splashed.filter(seat => kinds(seat).length > 1);
  return choosing.length === 0 ? null : { kind: 'splash', ...asked(...choosing.sort()) };
}

function goOn(state: RattleState, tell: RattleTell): Phase | null {
  const { open } = state;
  const seats = inGame(open);
  if (seats.length > 0) return { kind: 'plank', ...asked(...seats.sort()) };
  const totals = open.galleons.map((_, seat) => handOf(open, seat).score);
  tell.all({ type: 'totals', game: 'plank', totals });
  return finish(
    state,
    best(turnOrder(open), seat => totals[seat]!),
    PLANK_COINS,
    tell,
  );
}

export const splash: PlayerDecision = {
  menu(view) {
    const { loot } = view.open.galleons[me(view)]!;
    const moves = LOOT.filter(kind => loot[kind] > 0).map((kind): Move => ({ kind: 'splash', loot: kind }));
    return { ask: 'splash', moves, complete: true };
  },

  check(view, move) {
    if (move.kind !== 'splash') return NOT_NOW;
    return view.open.galleons[me(view)]!.loot[move.loot] > 0 ? null : no('not-your-loot');
  },

  resolve(state, answers, tell) {
    for (const { seat, move } of answers) if (move.kind === 'splash') returnLoot(state, seat, one(move.loot), tell);
    return goOn(state, tell);
  },
};
