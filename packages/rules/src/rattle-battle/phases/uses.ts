// 7.8 Upgrades and the like on one's own turn: any number of them, before or after the action.

import type { Seat } from '../../game.ts';
import { no } from '../../kit/refusal.ts';
import { below } from '../../kit/rng.ts';
import { toBag } from '../effects/loot.ts';
import { sail } from '../effects/npActions.ts';
import { clash, takeAway } from '../effects/sinking.ts';
import { lastTouchingPlaces, placesFor } from '../facts/candidates.ts';
import { refusesEnemy } from '../facts/fire.ts';
import { one } from '../facts/loot.ts';
import { gapBetween, hullOf, ownerOf, refusesPlace, seaCard, shipAt, touches, within } from '../facts/sea.ts';
import { faceOf, fleetOf, isOurs, upgradeOf } from '../facts/ships.ts';
import { hasUse, mateOf, targetsOf, usesOf } from '../facts/uses.ts';
import {
  FACES,
  HOARDS,
  isHoarder,
  KASPAR_CANNONS,
  NEEDS,
  PIP_STRENGTH,
  RAM_STRENGTH,
  UPGRADE,
  type Use,
} from '../tables/index.ts';
import type { Gear } from '../types/galleon.ts';
import type { Move } from '../types/move.ts';
import type { Ship } from '../types/sea.ts';
import type { Open, Phase, RattleRefusal, RattleState, RattleTell } from '../types.ts';
import { asked } from './asking.ts';

type Using = Extract<Move, { kind: 'use' }>;

const plain = (use: Use): Using => ({ kind: 'use', use, ship: null, target: null, place: null, side: null });

export function menu(open: Open, seat: Seat): Using[] {
  const moves: Using[] = [];
  for (const use of usesOf(open, seat)) {
    const needs = NEEDS[use];
    const ships = needs.ship ? fleetOf(open, seat) : [null];
    for (const ship of ships) {
      const base = { ...plain(use), ship: ship?.die ?? null };
      if (needs.place && ship) moves.push(...placements(open, seat, base, ship));
      else if (needs.side && ship) moves.push(...faces(base, ship));
      else if (needs.target !== null)
        for (const target of targetsOf(open, seat, use, ship)) moves.push({ ...base, target: target.die });
      else moves.push(base);
    }
  }
  return moves;
}

function placements(open: Open, seat: Seat, base: Using, ship: Ship): Using[] {
  const { range, target: needsTarget } = NEEDS[base.use];
  const places = placesFor(open, seat, ship, range);
  if (needsTarget === null) return places.map(place => ({ ...base, place }));
  const targets = targetsOf(open, seat, base.use, ship);
  const touching = places.flatMap(place =>
    targets
      .filter(target => touches({ ...place, rotation: ship.rotation }, target))
      .map(target => ({ ...base, place, target: target.die })),
  );
  if (touching.length > 0 || range === null) return touching;
  return targets.flatMap(target =>
    lastTouchingPlaces(open, ship, target, range).map(place => ({ ...base, place, target: target.die })),
  );
}

/** Whether anything can be used now, and is of some use: a ship that is moved by it has somewhere to go. */
export function mayUse(open: Open, seat: Seat): boolean {
  return usesOf(open, seat).some(use => {
    const { place, target, range } = NEEDS[use];
    if (!place) return true;
    return fleetOf(open, seat).some(ship =>
      target === null
        ? placesFor(open, seat, ship, range, 1).length > 0
        : placements(open, seat, { ...plain(use), ship: ship.die }, ship).length > 0,
    );
  });
}

/** One side for each other face the die has. */
function faces(base: Using, ship: Ship): Using[] {
  const all = FACES[hullOf(ship.die)];
  return all.flatMap((face, side) => (face === faceOf(ship) || all.indexOf(face) !== side ? [] : [{ ...base, side }]));
}

export function check(open: Open, seat: Seat, move: Using): RattleRefusal | null {
  const { use } = move;
  const needs = NEEDS[use];
  const galleon = open.galleons[seat]!;
  if (!hasUse(galleon, use)) return no(isHoarder(use) ? 'nothing-to-spend' : 'not-at-hand');
  const fleet = fleetOf(open, seat);
  if (fleet.length === 0) return no('nobody-at-sea');
  if ((move.ship === null) === needs.ship || (move.target === null) === (needs.target !== null))
    return no('wrongly-aimed');
  if ((move.place === null) === needs.place || (move.side === null) === needs.side) return no('wrongly-aimed');
  const ship = move.ship === null ? null : shipAt(open, move.ship);
  if (ship === undefined) return no('no-such-ship');
  if (ship && ownerOf(ship.die) !== seat) return no('not-your-ship');
  if (move.target !== null) {
    const target = shipAt(open, move.target);
    if (!target) return no('no-such-ship');
    const refusal = needs.target === 'np' ? refusesNp(open, target) : refusesEnemy(open, seat, target);
    if (refusal) return no(refusal);
    if (!(ship ? [ship] : fleet).some(own => within(own, target, needs.reach))) return no('out-of-range');
    if (ship && move.place && !touches({ ...move.place, rotation: ship.rotation }, target)) return no('not-touching');
  }
  if (ship && move.place) {
    const refusal = refusesPlace(open, ship, move.place, needs.range);
    if (refusal) return no(refusal);
  }
  if (ship && move.side !== null && FACES[hullOf(ship.die)][move.side] === faceOf(ship)) return no('same-face');
  return null;
}

const refusesNp = (open: Open, target: Ship) => {
  if (ownerOf(target.die) !== null) return 'not-an-np-ship';
  return isOurs(seaCard(open)!, target.die) ? 'is-ally' : null;
};

/** A question that follows at once, or null. */
export function play(state: RattleState, seat: Seat, move: Using, acted: boolean, tell: RattleTell): Phase | null {
  const { open } = state;
  const galleon = open.galleons[seat]!;
  const ship = move.ship === null ? null : shipAt(open, move.ship)!;
  const target = move.target === null ? null : shipAt(open, move.target)!;
  spend(state, seat, move.use);
  tell.all({ type: 'used', seat, use: move.use, ship: move.ship, target: move.target });
  if (ship && move.place) {
    tell.all({ type: 'moved', seat, ship: ship.die, by: move.use, from: { x: ship.x, y: ship.y }, to: move.place });
    ship.x = move.place.x;
    ship.y = move.place.y;
  }
  switch (move.use) {
    case 'crowsNest':
      turn(target!, below(state.rng, 6), tell);
      break;
    case 'blackFlag':
    case 'ironTeeth':
      takeAway(open, target!.die);
      tell.all({ type: 'left', ship: target!.die, how: move.use });
      break;
    case 'harpoon':
      sail(open, target!, ship!, 'harpoon', tell);
      break;
    case 'ballista':
      galleon.voyage.ballista = true;
      break;
    case 'boardingHook':
      ship!.hooked = target!.die;
      break;
    case 'steeringWheel':
      turn(ship!, move.side!, tell);
      break;
    case 'ram':
      clash(open, [{ ours: ship!, theirs: target!, gap: gapBetween(ship!, target!) }], 'ram', RAM_STRENGTH, tell);
      break;
    case 'pip':
      ship!.bonus += PIP_STRENGTH;
      break;
    case 'ines':
      ready(galleon.sails, 1);
      break;
    case 'kaspar':
      ready(galleon.cannons, KASPAR_CANNONS);
      break;
    case 'bart':
      target!.bribed = true;
      break;
    case 'zuri':
      return { kind: 'bones', ship: ship!.die, side: below(state.rng, 6), acted, ...asked(seat) };
    case 'flag':
      takeAway(open, ship!.die);
      tell.all({ type: 'left', ship: ship!.die, how: 'flag' });
      break;
    case 'parrot':
    case 'turbine':
    case 'noor':
      break;
  }
  return null;
}

export function turn(ship: Ship, side: number, tell: RattleTell): void {
  ship.side = side;
  tell.all({ type: 'turned', ship: ship.die, side });
}

export function ready(gear: Gear, most: number): number {
  const count = Math.min(gear.exhausted, most);
  gear.exhausted -= count;
  gear.ready += count;
  return count;
}

/** Upgrades are flipped or marked, hoarded Loot and a White Flag go back into the bag. */
function spend(state: RattleState, seat: Seat, use: Use): void {
  const galleon = state.open.galleons[seat]!;
  if (use === 'flag') toBag(state, seat, one('flag'));
  else if (isHoarder(use)) {
    const mate = mateOf(galleon, use)!;
    mate.used = true;
    mate.hoard -= 1;
    state.open.bag[HOARDS[use]] += 1;
  } else {
    const upgrade = upgradeOf(galleon, use)!;
    if (UPGRADE[use].mode === 'exhaust') upgrade.ready = false;
    else upgrade.used = true;
  }
}
