// 15.7 Guild: in turn order, each may buy the top VP card.

import type { Seat } from '../../../game.ts';
import { no } from '../../../kit/refusal.ts';
import { toHeap } from '../../effects/loot.ts';
import { one } from '../../facts/loot.ts';
import { mateOf } from '../../facts/uses.ts';
import { MAP_REBATE, VP_CARDS } from '../../tables/index.ts';
import type { Move } from '../../types/move.ts';
import type { Open, Phase, RattleState, RattleTell } from '../../types.ts';
import { me, NOT_NOW, type PlayerDecision } from '../asking.ts';
import { DONE, enter, shutOut, stay } from './visiting.ts';

export function begin({ open }: RattleState, tell: RattleTell): Phase | null {
  open.galleons.forEach((galleon, seat) => {
    if (galleon.wilds > 0) tell.all({ type: 'wilds-lost', seat, count: galleon.wilds }); // 15.8
    galleon.wilds = 0;
  });
  return enter(open, 'guild', able);
}

/** What the top card costs this player; infinitely much once all are sold, so that nobody can buy one. */
export function cardPrice(open: Open, seat: Seat, map: boolean): number {
  const price = VP_CARDS[open.sold]?.price ?? Number.POSITIVE_INFINITY;
  const notary = mateOf(open.galleons[seat]!, 'nib') ? 1 : 0;
  return Math.max(0, price - notary - (map ? MAP_REBATE : 0));
}

function able(open: Open, seat: Seat): boolean {
  if (shutOut(open, seat, 'guild')) return false;
  const { coins, loot } = open.galleons[seat]!;
  return coins >= cardPrice(open, seat, loot.map > 0);
}

export const guild: PlayerDecision = {
  menu(view) {
    const { open } = view;
    const { coins, loot } = open.galleons[me(view)]!;
    const moves: Move[] = [DONE];
    for (const map of loot.map > 0 ? [false, true] : [false])
      if (coins >= cardPrice(open, me(view), map)) moves.push({ kind: 'buy-card', map });
    return { ask: 'guild', moves, complete: true };
  },

  check(view, move) {
    if (move.kind === 'done') return null;
    if (move.kind !== 'buy-card') return NOT_NOW;
    const { coins, loot } = view.open.galleons[me(view)]!;
    if (move.map && loot.map === 0) return no('no-map');
    const price = cardPrice(view.open, me(view), move.map);
    return coins >= price ? null : no('too-dear', { price, coins });
  },

  resolve(state, [answer], tell) {
    const { seat, move } = answer!;
    const { open } = state;
    if (move.kind === 'buy-card') {
      const price = cardPrice(open, seat, move.map);
      const galleon = open.galleons[seat]!;
      galleon.coins -= price;
      galleon.cards.push(open.sold);
      if (move.map) toHeap(state, seat, one('map'));
      tell.all({ type: 'card-bought', seat, card: open.sold, price, map: move.map });
      open.sold += 1;
    }
    return stay(open, 'guild', [], able);
  },
};
