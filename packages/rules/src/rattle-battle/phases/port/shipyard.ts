// 15.4 Shipyard: one Part for 1 Fabrics.

import type { Seat } from '../../../game.ts';
import { no } from '../../../kit/refusal.ts';
import { addPart } from '../../effects/galleon.ts';
import { toHeap } from '../../effects/loot.ts';
import { goodsOf, one } from '../../facts/loot.ts';
import { mateOf } from '../../facts/uses.ts';
import { type Good, PARTS } from '../../tables/index.ts';
import type { Galleon } from '../../types/galleon.ts';
import type { Move } from '../../types/move.ts';
import type { Open, Phase, RattleState } from '../../types.ts';
import { me, NOT_NOW, type PlayerDecision } from '../asking.ts';
import { checkName, DONE, enter, mayName, name, namings, shutOut, stay, tooLate } from './visiting.ts';

export const begin = ({ open }: RattleState): Phase | null => enter(open, 'shipyard', able);

const mayBuy = (galleon: Galleon): boolean => galleon.visit.parts < (mateOf(galleon, 'chips') ? 2 : 1);

/** Fabrics pay for the first Part, anything for the second that Chips Chandler gets; no more are sold. */
const payments = (galleon: Galleon): Good[] =>
  mayBuy(galleon) ? goodsOf(galleon).filter(good => good === 'fabrics' || galleon.visit.parts > 0) : [];

function able(open: Open, seat: Seat): boolean {
  const galleon = open.galleons[seat]!;
  if (shutOut(open, seat, 'shipyard') || !mayBuy(galleon) || PARTS.every(part => open.supply[part] === 0)) return false;
  return payments(galleon).length > 0 || mayName(open, seat);
}

export const shipyard: PlayerDecision = {
  menu(view) {
    const { open } = view;
    const moves: Move[] = [DONE, ...namings(open, me(view))];
    for (const pay of payments(open.galleons[me(view)]!))
      for (const part of PARTS) if (open.supply[part] > 0) moves.push({ kind: 'buy-part', part, pay });
    return { ask: 'shipyard', moves, complete: true };
  },

  check(view, move) {
    const { open } = view;
    if (move.kind === 'done') return null;
    if (move.kind === 'name') return checkName(open, me(view), move);
    if (move.kind !== 'buy-part') return NOT_NOW;
    const galleon = open.galleons[me(view)]!;
    if (!mayBuy(galleon)) return no('one-only');
    if (open.supply[move.part] === 0) return no('part-sold-out');
    if (galleon.loot[move.pay] === 0) return no('not-your-loot');
    return payments(galleon).includes(move.pay) ? null : no('wrong-price');
  },

  resolve(state, answers, tell) {
    const { open } = state;
    for (const { seat, move } of answers) {
      if (move.kind === 'name') name(state, seat, move, 'shipyard', tell);
      if (move.kind !== 'buy-part') continue;
      if (open.supply[move.part] === 0) {
        tooLate(seat, 'shipyard', tell);
        continue;
      }
      const loot = one(move.pay);
      open.galleons[seat]!.visit.parts += 1;
      toHeap(state, seat, loot);
      tell.all({ type: 'paid', seat, location: 'shipyard', loot });
      addPart(state, seat, move.part, 'bought', tell);
    }
    const staying = answers.filter(({ move }) => move.kind !== 'done').map(({ seat }) => seat);
    return stay(open, 'shipyard', staying, able);
  },
};
