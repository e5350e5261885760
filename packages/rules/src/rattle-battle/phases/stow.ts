// 10.9 What there is room for is stowed, the rest goes back into the bag. So it is at the end of a Port Visit too.

import type { Seat } from '../../game.ts';
import { no } from '../../kit/refusal.ts';
import { toBag } from '../effects/loot.ts';
import { count, holdsAll, minus, picks, roomOn } from '../facts/loot.ts';
import type { Galleon, Loot } from '../types/galleon.ts';
import type { Move } from '../types/move.ts';
import type { Phase, RattleState, RattleTell } from '../types.ts';
import { asked, type Decision, me, NOT_NOW, turnOrder } from './asking.ts';

export function begin(state: RattleState, tell: RattleTell): Phase | null {
  const { open } = state;
  const waiting: Seat[] = [];
  for (const seat of turnOrder(open)) {
    const galleon = open.galleons[seat]!;
    if (count(galleon.loot) <= roomOn(galleon, 0)) continue;
    const choices = stowings(galleon);
    if (choices.length > 1) waiting.push(seat);
    else stowAway(state, seat, choices[0]!, tell);
  }
  return waiting.length > 0 ? { kind: 'stow', ...asked(...waiting.sort()) } : null;
}

const stowings = (galleon: Galleon): Loot[] => picks(galleon.loot, roomOn(galleon, 0));

function stowAway(state: RattleState, seat: Seat, keep: Loot, tell: RattleTell): void {
  const overboard = minus(state.open.galleons[seat]!.loot, keep);
  toBag(state, seat, overboard);
  tell.all({ type: 'overboard', seat, loot: overboard });
}

export const stow: Decision = {
  menu(view) {
    const moves = stowings(view.open.galleons[me(view)]!).map((keep): Move => ({ kind: 'stow', keep }));
    return { ask: 'stow', moves, complete: true };
  },

  check(view, move) {
    if (move.kind !== 'stow') return NOT_NOW;
    const galleon = view.open.galleons[me(view)]!;
    const room = roomOn(galleon, 0);
    return holdsAll(galleon.loot, move.keep) && count(move.keep) === room ? null : no('wrong-loot-kept', { room });
  },

  resolve(state, answers, tell) {
    for (const { seat, move } of answers) if (move.kind === 'stow') stowAway(state, seat, move.keep, tell);
    return null;
  },
};
