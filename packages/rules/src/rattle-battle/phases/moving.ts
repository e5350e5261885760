// 7.2 and 7.3 Move: a Sail is exhausted, and one of the player's ships goes up to a long range.

import type { Seat } from '../../game.ts';
import { no } from '../../kit/refusal.ts';
import { placesFor } from '../facts/candidates.ts';
import { moveRange } from '../facts/fire.ts';
import { ownerOf, refusesPlace, shipAt, touches } from '../facts/sea.ts';
import { fleetOf, theirs, upgradeOf } from '../facts/ships.ts';
import { atHand } from '../facts/uses.ts';
import { DRILL_DAMAGE } from '../tables/index.ts';
import type { Move } from '../types/move.ts';
import type { Ship } from '../types/sea.ts';
import type { Open, RattleRefusal, RattleTell } from '../types.ts';

type Sailing = Extract<Move, { kind: 'move' }>;

export function menu(open: Open, seat: Seat): Move[] {
  const galleon = open.galleons[seat]!;
  if (galleon.sails.ready === 0) return [];
  const moves: Move[] = [];
  const mayDrill = atHand(galleon, 'drill');
  for (const ship of fleetOf(open, seat))
    for (const superSails of atHand(galleon, 'superSails') ? [false, true] : [false])
      for (const { x, y } of placesFor(open, seat, ship, moveRange(open, superSails))) {
        if (superSails && !refusesPlace(open, ship, { x, y }, moveRange(open, false))) continue;
        const move: Sailing = { kind: 'move', ship: ship.die, x, y, superSails, drill: false };
        moves.push(move);
        if (mayDrill && touched(open, { ...ship, x, y }).length > 0) moves.push({ ...move, drill: true });
      }
  return moves;
}

/** Whether a ship of the player has a Sail to move by, and somewhere to go. */
export function mayMove(open: Open, seat: Seat): boolean {
  const galleon = open.galleons[seat]!;
  if (galleon.sails.ready === 0) return false;
  const range = moveRange(open, atHand(galleon, 'superSails'));
  return fleetOf(open, seat).some(ship => placesFor(open, seat, ship, range, 1).length > 0);
}

const touched = (open: Open, ship: Ship): Ship[] => theirs(open).filter(other => touches(ship, other));

export function check(open: Open, seat: Seat, move: Sailing): RattleRefusal | null {
  const galleon = open.galleons[seat]!;
  const ship = shipAt(open, move.ship);
  if (!ship) return no('no-such-ship');
  if (ownerOf(ship.die) !== seat) return no('not-your-ship');
  if (galleon.sails.ready === 0) return no('no-sail');
  if (move.superSails && !atHand(galleon, 'superSails')) return no('not-at-hand');
  if (move.drill && !atHand(galleon, 'drill')) return no('not-at-hand');
  const refusal = refusesPlace(open, ship, move, moveRange(open, move.superSails));
  if (refusal) return no(refusal);
  return move.drill && touched(open, { ...ship, x: move.x, y: move.y }).length === 0 ? no('not-touching') : null;
}

/** 7.2 A Sail is exhausted, the ship goes straight there and does not turn. */
export function play(open: Open, seat: Seat, move: Sailing, tell: RattleTell): void {
  const galleon = open.galleons[seat]!;
  const ship = shipAt(open, move.ship)!;
  const to = { x: move.x, y: move.y };
  galleon.sails.ready -= 1;
  galleon.sails.exhausted += 1;
  if (move.superSails) upgradeOf(galleon, 'superSails')!.used = true;
  tell.all({ type: 'moved', seat, ship: ship.die, by: 'sail', from: { x: ship.x, y: ship.y }, to });
  ship.x = to.x;
  ship.y = to.y;
  if (!move.drill) return;
  upgradeOf(galleon, 'drill')!.ready = false;
  const ships = touched(open, ship);
  for (const other of ships) other.bonus -= DRILL_DAMAGE;
  tell.all({ type: 'drilled', seat, ships: ships.map(other => other.die) });
}
