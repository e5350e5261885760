// 8 and 9 The Battle is fought and paid for; after Corsairs! whoever sank most of them closes a port location.

import type { Seat } from '../../game.ts';
import { no } from '../../kit/refusal.ts';
import { allyLost, battle } from '../effects/battle.ts';
import { addCoins } from '../effects/galleon.ts';
import { hullOf, seaCard } from '../facts/sea.ts';
import { hasRule, LOCATIONS, ruleOf } from '../tables/index.ts';
import type { Move } from '../types/move.ts';
import type { Open, Phase, RattleState, RattleTell } from '../types.ts';
import { asked, NOT_NOW, type PlayerDecision, turnOrder } from './asking.ts';

export function beginBattle(state: RattleState, tell: RattleTell): null {
  const { open } = state;
  if (open.sea.length === 0) return null;
  battle(state, tell);
  if (open.sea.length > 0) tell.all({ type: 'survived', ships: open.sea.map(ship => ship.die) });
  return null;
}

export function begin(state: RattleState, tell: RattleTell): Phase | null {
  const { open } = state;
  const card = seaCard(open)!;
  const lost = allyLost(open);
  const saved = lost || !hasRule(card, 'ally') ? 0 : (ruleOf(card, 'ally-saved')?.coins ?? 0);
  const fewer = lost ? (ruleOf(card, 'ally-lost')?.loot ?? 0) : 0;
  for (const seat of turnOrder(open)) {
    const { voyage } = open.galleons[seat]!;
    if (voyage.sent.length === 0) continue;
    const sum = (what: 'coins' | 'loot') => voyage.trophies.reduce((total, trophy) => total + trophy[what], 0);
    addCoins(state, seat, sum('coins'), 'ships', tell);
    addCoins(state, seat, saved, 'ally', tell);
    voyage.due = Math.max(0, card.loot + sum('loot') + voyage.tileLoot - fewer);
  }
  open.sea = [];
  open.queue = hasRule(card, 'close-location') ? corsairHunters(open) : [];
  return askNextHunter(open);
}

/** 9.3 Those who sank most red ships, one at least. */
function corsairHunters(open: Open): Seat[] {
  const sunk = (seat: Seat) => open.galleons[seat]!.voyage.trophies.filter(({ die }) => hullOf(die) === 'red').length;
  const most = Math.max(1, ...turnOrder(open).map(sunk));
  return turnOrder(open).filter(seat => sunk(seat) === most);
}

function askNextHunter(open: Open): Phase | null {
  const seat = open.queue.shift();
  return seat === undefined ? null : { kind: 'close', ...asked(seat) };
}

const isClosed = ({ closed }: Open, location: string): boolean => closed.some(it => it.location === location);

export const close: PlayerDecision = {
  menu({ open }) {
    const free = LOCATIONS.filter(location => !isClosed(open, location));
    const moves = [...free, null].map((location): Move => ({ kind: 'close', location }));
    return { ask: 'close', moves, complete: true };
  },

  check({ open }, move) {
    if (move.kind !== 'close') return NOT_NOW;
    return move.location !== null && isClosed(open, move.location) ? no('location-closed') : null;
  },

  resolve({ open }, [answer], tell) {
    const { seat, move } = answer!;
    if (move.kind === 'close') {
      if (move.location !== null) open.closed.push({ location: move.location, seat });
      tell.all({ type: 'location-closed', seat, location: move.location });
    }
    return askNextHunter(open);
  },
};
