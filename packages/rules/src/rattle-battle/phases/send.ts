// 4.3 From the Baron on, each player sends as many ships as wanted; Loot for which no room is left stays behind.

import type { Seat } from '../../game.ts';
import { no } from '../../kit/refusal.ts';
import { toBag } from '../effects/loot.ts';
import { count, holdsAll, minus, picks, roomOn, tidy } from '../facts/loot.ts';
import { seaCard } from '../facts/sea.ts';
import { captainId, type DieId, ruleOf } from '../tables/index.ts';
import type { Galleon, Loot } from '../types/galleon.ts';
import type { Move } from '../types/move.ts';
import type { Open, Phase, RattleRefusal, RattleState, RattleTell } from '../types.ts';
import { asked, me, NOT_NOW, type PlayerDecision, turnOrder } from './asking.ts';

export function begin({ open }: RattleState): Phase {
  open.queue = [...turnOrder(open)];
  return { kind: 'send', ...asked(open.queue.shift()!) };
}

const isCaptain = (die: DieId): boolean => die.startsWith('captain');
export const waiting = ({ ships, voyage }: Galleon) => {
  const home = ships.filter(die => !voyage.sent.includes(die));
  return { ordinary: home.filter(die => !isCaptain(die)), captain: home.some(isCaptain) };
};

function bounds(open: Open): { least: number; most: number } {
  const card = seaCard(open)!;
  return {
    least: ruleOf(card, 'least-sent')?.ships ?? 0,
    most: ruleOf(card, 'most-sent')?.ships ?? Number.MAX_SAFE_INTEGER,
  };
}

/** Every choice of what stays aboard when so many ships are away. */
export function kept(galleon: Galleon, away: number): Loot[] {
  const room = roomOn(galleon, away);
  return count(galleon.loot) <= room ? [tidy(galleon.loot)] : picks(galleon.loot, room);
}

export function refusesKept(galleon: Galleon, away: number, keep: Loot): RattleRefusal | null {
  const size = Math.min(count(galleon.loot), roomOn(galleon, away));
  return holdsAll(galleon.loot, keep) && count(keep) === size ? null : no('wrong-loot-kept', { room: size });
}

export const send: PlayerDecision = {
  menu(view) {
    const { open } = view;
    const galleon = open.galleons[me(view)]!;
    const { ordinary, captain } = waiting(galleon);
    const { least, most } = bounds(open);
    const moves: Move[] = [];
    for (let ships = 0; ships <= ordinary.length; ships++)
      for (const also of captain ? [false, true] : [false]) {
        const away = ships + Number(also);
        if (away < least || away > most) continue;
        for (const keep of kept(galleon, away)) moves.push({ kind: 'send', ships, captain: also, keep });
      }
    return { ask: 'send', moves, complete: true };
  },

  check(view, move) {
    if (move.kind !== 'send') return NOT_NOW;
    const galleon = view.open.galleons[me(view)]!;
    const { ordinary, captain } = waiting(galleon);
    const { least, most } = bounds(view.open);
    const away = move.ships + Number(move.captain);
    if (move.captain && !captain) return no('no-captain-ship');
    if (move.ships > ordinary.length || away > most)
      return no('too-many-ships', { most: Math.min(most, ordinary.length + Number(captain)) });
    if (away < least) return no('too-few-ships', { least });
    return refusesKept(galleon, away, move.keep);
  },

  resolve(state, [answer], tell) {
    const { seat, move } = answer!;
    const { open } = state;
    if (move.kind === 'send') {
      const ships = waiting(open.galleons[seat]!).ordinary.slice(0, move.ships);
      sail(state, seat, move.captain ? [...ships, captainId(seat)] : ships, move.keep, tell);
    }
    return open.queue.length === 0 ? null : { kind: 'send', ...asked(open.queue.shift()!) };
  },
};

export function sail(state: RattleState, seat: Seat, ships: DieId[], keep: Loot, tell: RattleTell): void {
  const { loot, voyage } = state.open.galleons[seat]!;
  const left = minus(loot, keep);
  toBag(state, seat, left);
  voyage.sent.push(...ships);
  tell.all({ type: 'sent', seat, ships, left });
}

/** The last player, if there is a ship to add and the card lets more be sent. */
export function askLatecomer(open: Open): Phase | null {
  const seat = turnOrder(open).at(-1)!;
  const galleon = open.galleons[seat]!;
  const { ordinary, captain } = waiting(galleon);
  if (!open.table.latecomer || open.galleons.length < 5 || (ordinary.length === 0 && !captain)) return null;
  if (galleon.voyage.sent.length >= bounds(open).most) return null;
  return { kind: 'latecomer', ...asked(seat) };
}
