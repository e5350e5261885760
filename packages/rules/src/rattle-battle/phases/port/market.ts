// 15.2 Market: any two Loot for one of your choice from the bag, as often as you like.

import type { Seat } from '../../../game.ts';
import { no } from '../../../kit/refusal.ts';
import { toHeap } from '../../effects/loot.ts';
import { count, goodsIn, holdsAll, picks } from '../../facts/loot.ts';
import { mateOf } from '../../facts/uses.ts';
import { GOODS } from '../../tables/index.ts';
import type { Galleon } from '../../types/galleon.ts';
import type { Move } from '../../types/move.ts';
import type { Open, Phase, RattleState, RattleTell } from '../../types.ts';
import { me, NOT_NOW, type PlayerDecision } from '../asking.ts';
import { noVisit, rest } from '../briefing.ts';
import { DONE, enter, shutOut, stay, tooLate } from './visiting.ts';

export function begin({ open }: RattleState, tell: RattleTell): Phase | null {
  tell.all({ type: 'port', quest: open.quest });
  for (const galleon of open.galleons) {
    galleon.visit = noVisit();
    rest(galleon);
  }
  return enter(open, 'market', able);
}

/** How few tokens may buy one: Honest Abe once takes a single one. */
const least = (galleon: Galleon): number => (mateOf(galleon, 'abe')?.used === false ? 1 : 2);

function able(open: Open, seat: Seat): boolean {
  const galleon = open.galleons[seat]!;
  return !shutOut(open, seat, 'market') && goodsIn(galleon.loot) >= least(galleon) && goodsIn(open.bag) > 0;
}

export const market: PlayerDecision = {
  menu(view) {
    const { open } = view;
    const galleon = open.galleons[me(view)]!;
    const takes = open.table.wildMarket ? (['wild'] as const) : GOODS.filter(good => open.bag[good] > 0);
    const moves: Move[] = [DONE];
    for (let size = least(galleon); size <= 2; size++)
      for (const give of picks(galleon.loot, size, GOODS))
        for (const take of takes) moves.push({ kind: 'trade', give, take });
    return { ask: 'market', moves, complete: true };
  },

  check(view, move) {
    if (move.kind === 'done') return null;
    if (move.kind !== 'trade') return NOT_NOW;
    const { open } = view;
    const galleon = open.galleons[me(view)]!;
    const size = count(move.give);
    if (goodsIn(move.give) !== size || size < least(galleon) || size > 2) return no('wrong-price');
    if (!holdsAll(galleon.loot, move.give)) return no('not-your-loot');
    if (move.take === 'wild') return open.table.wildMarket ? null : no('no-wilds');
    if (open.table.wildMarket) return no('wilds-only');
    return open.bag[move.take] > 0 ? null : no('not-in-bag');
  },

  resolve(state, answers, tell) {
    const { open } = state;
    for (const { seat, move } of answers) {
      if (move.kind !== 'trade') continue;
      const galleon = open.galleons[seat]!;
      if (move.take !== 'wild' && open.bag[move.take] === 0) {
        tooLate(seat, 'market', tell);
        continue;
      }
      if (count(move.give) === 1) mateOf(galleon, 'abe')!.used = true;
      toHeap(state, seat, move.give);
      if (move.take === 'wild') galleon.wilds += 1;
      else {
        galleon.loot[move.take] += 1;
        open.bag[move.take] -= 1;
      }
      tell.all({ type: 'traded', seat, give: move.give, take: move.take });
    }
    const trading = answers.filter(({ move }) => move.kind === 'trade').map(({ seat }) => seat);
    return stay(open, 'market', trading, able);
  },
};
