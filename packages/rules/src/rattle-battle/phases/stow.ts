// 10.9 What there is room for is stowed, the rest goes back into the bag. So it is at the end of a Port Visit too,
// where any Loot may be discarded (15.9).

import type { Seat } from '../../game.ts';
import { no } from '../../kit/refusal.ts';
import { toBag } from '../effects/loot.ts';
import { isLastQuest } from '../effects/quest.ts';
import { count, holdsAll, minus, picks, roomOn } from '../facts/loot.ts';
import type { Galleon, Loot } from '../types/galleon.ts';
import type { Move } from '../types/move.ts';
import type { Open, Phase, RattleState, RattleTell } from '../types.ts';
import { asked, me, NOT_NOW, type PlayerDecision, turnOrder } from './asking.ts';

export function begin(state: RattleState, tell: RattleTell): Phase | null {
  const { open } = state;
  const waiting: Seat[] = [];
  for (const seat of turnOrder(open)) {
    const galleon = open.galleons[seat]!;
    if (count(galleon.loot) <= roomOn(galleon, 0) && !mayDiscard(open)) continue;
    const choices = stowings(open, galleon);
    if (choices.length > 1) waiting.push(seat);
    else stowAway(state, seat, choices[0]!, tell);
  }
  return waiting.length > 0 ? { kind: 'stow', ...asked(...waiting.sort()) } : null;
}

/** 15.9 In port; after the last Quest it would change nothing. */
const mayDiscard = (open: Open): boolean => open.step === 'unload' && !isLastQuest(open);

/** How much is kept at least, and at most. */
function bounds(open: Open, galleon: Galleon): { least: number; most: number } {
  const most = Math.min(count(galleon.loot), roomOn(galleon, 0));
  return { least: mayDiscard(open) ? 0 : most, most };
}

/** Every choice of what is kept, all of it first. */
function stowings(open: Open, galleon: Galleon): Loot[] {
  const { least, most } = bounds(open, galleon);
  const choices: Loot[] = [];
  for (let size = most; size >= least; size--) choices.push(...picks(galleon.loot, size));
  return choices;
}

function stowAway(state: RattleState, seat: Seat, keep: Loot, tell: RattleTell): void {
  const overboard = minus(state.open.galleons[seat]!.loot, keep);
  if (count(overboard) === 0) return;
  toBag(state, seat, overboard);
  tell.all({ type: 'overboard', seat, loot: overboard });
}

export const stow: PlayerDecision = {
  menu(view) {
    const moves = stowings(view.open, view.open.galleons[me(view)]!).map((keep): Move => ({ kind: 'stow', keep }));
    return { ask: mayDiscard(view.open) ? 'unload' : 'stow', moves, complete: true };
  },

  check(view, move) {
    if (move.kind !== 'stow') return NOT_NOW;
    const galleon = view.open.galleons[me(view)]!;
    const { least, most } = bounds(view.open, galleon);
    const size = count(move.keep);
    if (!holdsAll(galleon.loot, move.keep)) return no('not-your-loot');
    if (size > most) return no('no-room', { room: most });
    return size < least ? no('wrong-loot-kept', { room: most }) : null;
  },

  resolve(state, answers, tell) {
    for (const { seat, move } of answers) if (move.kind === 'stow') stowAway(state, seat, move.keep, tell);
    return null;
  },
};
