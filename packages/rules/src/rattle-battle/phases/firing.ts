// 7.5 to 7.7 Fire: one of the player's ships sinks an Enemy in range, for ready Cannons.

import type { Seat } from '../../game.ts';
import { no } from '../../kit/refusal.ts';
import { toBag } from '../effects/loot.ts';
import { award, sink, trophyFor } from '../effects/sinking.ts';
import { fireCost, needsRevenge, refusesEnemy, refusesShot } from '../facts/fire.ts';
import { one } from '../facts/loot.ts';
import { cardHas, gapBetween, ownerOf, shipAt, touches, within } from '../facts/sea.ts';
import { fleetOf, upgradeOf } from '../facts/ships.ts';
import { atHand } from '../facts/uses.ts';
import { BERTHA_RANGE } from '../tables/index.ts';
import type { Move } from '../types/move.ts';
import type { Ship } from '../types/sea.ts';
import type { Open, RattleRefusal, RattleState, RattleTell } from '../types.ts';

type Shot = Extract<Move, { kind: 'fire' }>;

/** `most`: as many are enough. */
export function menu(open: Open, seat: Seat, most = Number.POSITIVE_INFINITY): Move[] {
  const galleon = open.galleons[seat]!;
  if (galleon.cannons.ready === 0 && galleon.loot.keg === 0) return [];
  const moves: Move[] = [];
  for (const ship of fleetOf(open, seat))
    for (const target of open.sea) {
      if (refusesEnemy(open, seat, target)) continue;
      for (const shot of shots(open, seat, ship, target)) {
        if (check(open, seat, shot)) continue;
        moves.push(shot);
        if (moves.length === most) return moves;
      }
    }
  return moves;
}

export const mayFire = (open: Open, seat: Seat): boolean => menu(open, seat, 1).length > 0;

/** Every way of firing one ship at another, legal or not. */
function shots(open: Open, seat: Seat, ship: Ship, target: Ship): Shot[] {
  const galleon = open.galleons[seat]!;
  const superCannons = refusesShot(open, ship, target, false) !== null;
  if (superCannons && !atHand(galleon, 'superCannons')) return [];
  const revenge = needsRevenge(open, ship, target);
  if (revenge && galleon.revenge === 0) return [];
  const found: Shot[] = [];
  for (const keg of galleon.loot.keg > 0 ? [false, true] : [false]) {
    const shot = {
      kind: 'fire',
      ship: ship.die,
      target: target.die,
      superCannons,
      bertha: null,
      revenge,
      keg,
    } as const;
    found.push(shot);
    if (!atHand(galleon, 'bigBertha')) continue;
    for (const second of open.sea)
      if (second !== target)
        found.push({ ...shot, bertha: second.die, revenge: revenge || needsRevenge(open, ship, second) });
  }
  return found;
}

export function check(open: Open, seat: Seat, move: Shot): RattleRefusal | null {
  const galleon = open.galleons[seat]!;
  const ship = shipAt(open, move.ship);
  const target = shipAt(open, move.target);
  if (!ship || !target) return no('no-such-ship');
  if (ownerOf(ship.die) !== seat) return no('not-your-ship');
  const enemy = refusesEnemy(open, seat, target);
  if (enemy) return no(enemy);
  if (move.superCannons && !atHand(galleon, 'superCannons')) return no('not-at-hand');
  const shot = refusesShot(open, ship, target, move.superCannons);
  if (shot) return no(shot);
  let avenging = needsRevenge(open, ship, target);
  if (move.bertha !== null) {
    const second = shipAt(open, move.bertha);
    if (!atHand(galleon, 'bigBertha')) return no('not-at-hand');
    if (!second || second === target || refusesEnemy(open, seat, second) || !within(target, second, BERTHA_RANGE))
      return no('nothing-for-bertha');
    avenging ||= needsRevenge(open, ship, second);
  }
  if (avenging && !move.revenge) return no('captain-fires'); // 16.2
  if (move.revenge && (!avenging || galleon.revenge === 0)) return no('no-revenge');
  if (move.keg) return galleon.loot.keg > 0 ? null : no('no-keg');
  const cost = fireCost(open, ship);
  return galleon.cannons.ready < cost ? no('no-cannons', { cost }) : null;
}

/** 7.6 Cannons are exhausted and the target goes down. */
export function play(state: RattleState, seat: Seat, move: Shot, tell: RattleTell): void {
  const { open } = state;
  const galleon = open.galleons[seat]!;
  const ship = shipAt(open, move.ship)!;
  const targets = [move.target, move.bertha].flatMap(die => (die === null ? [] : [shipAt(open, die)!]));
  const cannons = move.keg || cardHas(open, 'free-fire') ? 0 : fireCost(open, ship);
  galleon.cannons.ready -= cannons;
  galleon.cannons.exhausted += cannons;
  if (move.keg) toBag(state, seat, one('keg'));
  if (move.superCannons) upgradeOf(galleon, 'superCannons')!.used = true;
  if (move.bertha) upgradeOf(galleon, 'bigBertha')!.ready = false;
  if (move.revenge) {
    galleon.revenge -= 1;
    open.revengeDeck += 1;
  }
  const { target, bertha, revenge, keg } = move;
  const gap = gapBetween(ship, targets[0]!);
  tell.all({ type: 'fired', seat, ship: ship.die, target, gap, cannons, bertha, revenge, keg });
  for (const sunk of targets) {
    const boarded = open.table.boardByFire && touches(ship, sunk);
    const trophy = trophyFor(open, sunk, boarded, ship.hooked === sunk.die);
    sink(open, sunk.die, seat);
    award(open, seat, trophy, tell);
  }
}
