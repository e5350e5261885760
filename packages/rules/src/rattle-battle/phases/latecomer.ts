// 7.9 With latecomers the last player may send one more ship before the player actions.

import { no } from '../../kit/refusal.ts';
import { tidy } from '../facts/loot.ts';
import { captainId } from '../tables/index.ts';
import type { Move } from '../types/move.ts';
import { me, NOT_NOW, type PlayerDecision } from './asking.ts';
import { kept, refusesKept, sail, waiting } from './send.ts';
import { firstTurn } from './turn.ts';

export const latecomer: PlayerDecision = {
  menu(view) {
    const galleon = view.open.galleons[me(view)]!;
    const { ordinary, captain } = waiting(galleon);
    const away = galleon.voyage.sent.length + 1;
    const moves: Move[] = [{ kind: 'join', ship: null, keep: tidy(galleon.loot) }];
    for (const keep of kept(galleon, away)) {
      if (ordinary.length > 0) moves.push({ kind: 'join', ship: 'ship', keep });
      if (captain) moves.push({ kind: 'join', ship: 'captain', keep });
    }
    return { ask: 'latecomer', moves, complete: true };
  },

  check(view, move) {
    if (move.kind !== 'join') return NOT_NOW;
    const galleon = view.open.galleons[me(view)]!;
    const { ordinary, captain } = waiting(galleon);
    if (move.ship === 'captain' && !captain) return no('no-captain-ship');
    if (move.ship === 'ship' && ordinary.length === 0) return no('too-many-ships', { most: galleon.ships.length });
    return refusesKept(galleon, galleon.voyage.sent.length + (move.ship === null ? 0 : 1), move.keep);
  },

  resolve(state, [answer], tell) {
    const { seat, move } = answer!;
    if (move.kind !== 'join' || move.ship === null) return firstTurn(state.open, tell);
    const die = move.ship === 'captain' ? captainId(seat) : waiting(state.open.galleons[seat]!).ordinary[0]!;
    sail(state, seat, [die], move.keep, tell);
    return { kind: 'sea', thrown: { kind: 'drop', dice: [die] } };
  },
};
