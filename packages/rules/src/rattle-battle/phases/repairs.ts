// 10.7 and 10.8 Sunk ships are repaired; whoever cannot pay loses all Loot and is helped by the Pirate King.

import type { Seat } from '../../game.ts';
import { no } from '../../kit/refusal.ts';
import { toBag } from '../effects/loot.ts';
import { count, goodsIn, holdsAll, minus, one, picks, repairCost, tidy } from '../facts/loot.ts';
import { works } from '../facts/ships.ts';
import { GOODS, LOOT } from '../tables/index.ts';
import type { Galleon, Loot } from '../types/galleon.ts';
import type { Move } from '../types/move.ts';
import type { Open, Phase, RattleState, RattleTell } from '../types.ts';
import { asked, me, NOT_NOW, type PlayerDecision, turnOrder } from './asking.ts';

export function begin(state: RattleState, tell: RattleTell): Phase | null {
  const { open } = state;
  const waiting: Seat[] = [];
  for (const seat of turnOrder(open)) {
    const galleon = open.galleons[seat]!;
    if (galleon.voyage.lost.length === 0) continue;
    const choices = answers(galleon);
    if (choices.length > 1) waiting.push(seat);
    else repair(state, seat, choices[0]!, tell);
  }
  if (waiting.length > 0) return { kind: 'repair', ...asked(...waiting.sort()) };
  return takeRevenge(open, tell);
}

const affords = (galleon: Galleon): boolean => goodsIn(galleon.loot) >= repairCost(galleon);

/** The ways of paying; or, when there is too little, what the Secret Hold may save. */
function answers(galleon: Galleon): Move[] {
  if (affords(galleon)) return picks(galleon.loot, repairCost(galleon), GOODS).map(pay => ({ kind: 'repair', pay }));
  if (!works(galleon, 'secretHold') || count(galleon.loot) === 0) return [{ kind: 'repair', pay: tidy(galleon.loot) }];
  return LOOT.filter(kind => galleon.loot[kind] > 0).map(loot => ({ kind: 'save', loot }));
}

function repair(state: RattleState, seat: Seat, move: Move, tell: RattleTell): void {
  const galleon = state.open.galleons[seat]!;
  const ships = galleon.voyage.lost.length;
  if (affords(galleon) && move.kind === 'repair') {
    toBag(state, seat, move.pay);
    tell.all({ type: 'repaired', seat, ships, paid: move.pay });
  } else {
    const lost: Loot = minus(galleon.loot, move.kind === 'save' ? one(move.loot) : {});
    toBag(state, seat, lost);
    tell.all({ type: 'king-helped', seat, ships, lost });
  }
  galleon.voyage.lost = [];
}

/** 16.3 One Revenge card for each ship sunk by another player. */
function takeRevenge(open: Open, tell: RattleTell): null {
  for (const seat of turnOrder(open)) {
    const galleon = open.galleons[seat]!;
    const taken = Math.min(galleon.voyage.wronged, open.revengeDeck);
    galleon.voyage.wronged = 0;
    if (taken === 0) continue;
    galleon.revenge += taken;
    open.revengeDeck -= taken;
    tell.all({ type: 'revenge-taken', seat, count: taken, paid: {} });
  }
  return null;
}

export const repairs: PlayerDecision = {
  menu: view => ({ ask: 'repair', moves: answers(view.open.galleons[me(view)]!), complete: true }),

  check(view, move) {
    const galleon = view.open.galleons[me(view)]!;
    if (move.kind === 'save') {
      if (affords(galleon) || !works(galleon, 'secretHold')) return NOT_NOW;
      return galleon.loot[move.loot] > 0 ? null : no('not-your-loot');
    }
    if (move.kind !== 'repair') return NOT_NOW;
    if (!affords(galleon)) return NOT_NOW;
    if (goodsIn(move.pay) !== count(move.pay) || count(move.pay) !== repairCost(galleon))
      return no('wrong-repair', { cost: repairCost(galleon) });
    return holdsAll(galleon.loot, move.pay) ? null : no('not-your-loot');
  },

  resolve(state, answered, tell) {
    for (const { seat, move } of answered) repair(state, seat, move, tell);
    return takeRevenge(state.open, tell);
  },
};
