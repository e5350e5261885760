// 7 Player actions: in turn order one Move or Fire, or a pass, until everybody has passed.

import type { Seat } from '../../game.ts';
import { no } from '../../kit/refusal.ts';
import { toBag } from '../effects/loot.ts';
import { award, sink, trophyFor } from '../effects/sinking.ts';
import { placesFor } from '../facts/candidates.ts';
import { fireCost, moveRange, needsRevenge, refusesEnemy, refusesShot } from '../facts/fire.ts';
import { one } from '../facts/loot.ts';
import {
  cardHas,
  gapBetween,
  onAnyTile,
  ownerOf,
  refusesPlace,
  seaCard,
  shipAt,
  touches,
  within,
} from '../facts/sea.ts';
import { fleetOf, theirs, upgradeOf } from '../facts/ships.ts';
import { atHand, usesOf } from '../facts/uses.ts';
import { BERTHA_RANGE, DRILL_DAMAGE, hasRule, ruleOf } from '../tables/index.ts';
import type { Move, Open, Phase, RattleRefusal, RattleState, RattleTell, Ship } from '../types.ts';
import { asked, type Decision, me, NOT_NOW, turnOrder } from './asking.ts';
import { askLatecomer } from './send.ts';
import * as uses from './uses.ts';

type Kind<K extends Move['kind']> = Extract<Move, { kind: K }>;

export type Act = Kind<'move' | 'fire' | 'use'>;

const PASS: Move = { kind: 'pass' };
const END_TURN: Move = { kind: 'end-turn' };

export function begin({ open }: RattleState, tell: RattleTell): Phase | null {
  if (open.sea.length === 0 || hasRule(seaCard(open)!, 'no-actions')) return null;
  return askLatecomer(open) ?? nextTurn(open, turnOrder(open).at(-1)!, tell);
}

/** The next player who has not passed and can do anything; who cannot passes. */
export function nextTurn(open: Open, after: Seat, tell: RattleTell): Phase | null {
  const order = turnOrder(open);
  const start = order.indexOf(after) + 1;
  for (let i = 0; i < order.length; i++) {
    const seat = order[(start + i) % order.length]!;
    if (open.galleons[seat]!.voyage.passed) continue;
    if (mayAct(open, seat) || usesOf(open, seat).length > 0)
      return { kind: 'turn', acted: false, used: false, ...asked(seat) };
    pass(open, seat, tell);
  }
  touchTiles(open, tell);
  return null;
}

function pass(open: Open, seat: Seat, tell: RattleTell): void {
  open.galleons[seat]!.voyage.passed = true;
  tell.all({ type: 'passed', seat });
}

/** 13, Smugglers' Cove: who touches a tile at the end of the actions gets Loot for it. */
function touchTiles(open: Open, tell: RattleTell): void {
  const rule = ruleOf(seaCard(open)!, 'tile-loot');
  if (!rule) return;
  for (const seat of turnOrder(open)) {
    if (!fleetOf(open, seat).some(ship => onAnyTile(open, ship))) continue;
    open.galleons[seat]!.voyage.tileLoot = rule.loot;
    tell.all({ type: 'tile-touched', seat, loot: rule.loot });
  }
}

function mayAct(open: Open, seat: Seat): boolean {
  const { sails } = open.galleons[seat]!;
  const fleet = fleetOf(open, seat);
  const stuck = cardHas(open, 'tiles-block-move');
  if (sails.ready > 0 && fleet.some(ship => !stuck || !onAnyTile(open, ship))) return true;
  return fires(open, seat).length > 0;
}

export const turn: Decision = {
  menu(view) {
    const { open } = view;
    const seat = me(view);
    const phase = open.phase as Extract<Phase, { kind: 'turn' }>;
    const moves: Move[] = [phase.acted || phase.used ? END_TURN : PASS];
    if (!phase.acted) moves.push(...sailings(open, seat), ...fires(open, seat));
    moves.push(...uses.menu(open, seat));
    return { ask: phase.acted ? 'turn-acted' : 'turn', moves, complete: false };
  },

  check(view, move) {
    const { open } = view;
    const { acted, used } = open.phase as Extract<Phase, { kind: 'turn' }>;
    switch (move.kind) {
      case 'pass':
        return acted || used ? no('turn-begun') : null;
      case 'end-turn':
        return acted || used ? null : no('turn-not-begun');
      case 'move':
        return acted ? no('already-acted') : checkMove(open, me(view), move);
      case 'fire':
        return acted ? no('already-acted') : checkFire(open, me(view), move);
      case 'use':
        return uses.check(open, me(view), move);
      default:
        return NOT_NOW;
    }
  },

  resolve(state, [answer], tell) {
    const { seat, move } = answer!;
    const { open } = state;
    const { acted, used } = open.phase as Extract<Phase, { kind: 'turn' }>;
    if (move.kind === 'pass') {
      pass(open, seat, tell);
      return nextTurn(open, seat, tell);
    }
    if (move.kind === 'use') return act(state, seat, move, tell) ?? goOn(open, seat, { acted, used: true }, tell);
    if (move.kind === 'move' || move.kind === 'fire') {
      act(state, seat, move, tell);
      return goOn(open, seat, { acted: true, used }, tell);
    }
    tell.all({ type: 'turn-ended', seat });
    return nextTurn(open, seat, tell);
  },
};

/** A Move, a Fire or the use of something, and nothing that follows from the turn being over. */
export function act(state: RattleState, seat: Seat, move: Act, tell: RattleTell): Phase | null {
  const { open } = state;
  if (move.kind === 'move') sail(open, seat, move, tell);
  if (move.kind === 'fire') fire(state, seat, move, tell);
  if (move.kind !== 'use') return null;
  return uses.play(state, seat, move, open.phase.kind === 'turn' && open.phase.acted, tell);
}

/** The same player's turn goes on, unless nothing more can be done on it. */
function goOn(open: Open, seat: Seat, turn: { acted: boolean; used: boolean }, tell: RattleTell): Phase | null {
  if ((!turn.acted && mayAct(open, seat)) || usesOf(open, seat).length > 0)
    return { kind: 'turn', ...turn, ...asked(seat) };
  tell.all({ type: 'turn-ended', seat });
  return nextTurn(open, seat, tell);
}

function sailings(open: Open, seat: Seat): Move[] {
  const galleon = open.galleons[seat]!;
  if (galleon.sails.ready === 0) return [];
  const moves: Move[] = [];
  for (const ship of fleetOf(open, seat))
    for (const superSails of atHand(galleon, 'superSails') ? [false, true] : [false])
      for (const { x, y } of placesFor(open, seat, ship, moveRange(open, superSails))) {
        if (superSails && !refusesPlace(open, ship, { x, y }, moveRange(open, false))) continue;
        const move: Kind<'move'> = { kind: 'move', ship: ship.die, x, y, superSails, drill: false };
        moves.push(move);
        if (atHand(galleon, 'drill') && touched(open, { ...ship, x, y }).length > 0)
          moves.push({ ...move, drill: true });
      }
  return moves;
}

const touched = (open: Open, ship: Ship): Ship[] => theirs(open).filter(other => touches(ship, other));

function checkMove(open: Open, seat: Seat, move: Kind<'move'>): RattleRefusal | null {
  const galleon = open.galleons[seat]!;
  const ship = shipAt(open, move.ship);
  if (!ship) return no('no-such-ship');
  if (ownerOf(ship.die) !== seat) return no('not-your-ship');
  if (galleon.sails.ready === 0) return no('no-sail');
  if (move.superSails && !atHand(galleon, 'superSails')) return no('not-at-hand');
  if (move.drill && !atHand(galleon, 'drill')) return no('not-at-hand');
  const refusal = refusesPlace(open, ship, move, moveRange(open, move.superSails));
  return refusal && no(refusal);
}

/** 7.2 A Sail is exhausted, the ship goes straight there and does not turn. */
function sail(open: Open, seat: Seat, move: Kind<'move'>, tell: RattleTell): void {
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

function fires(open: Open, seat: Seat): Move[] {
  const galleon = open.galleons[seat]!;
  if (galleon.cannons.ready === 0 && galleon.loot.keg === 0) return [];
  const moves: Move[] = [];
  for (const ship of fleetOf(open, seat))
    for (const target of open.sea) {
      if (refusesEnemy(open, seat, target)) continue;
      for (const shot of shots(open, seat, ship, target)) if (!checkFire(open, seat, shot)) moves.push(shot);
    }
  return moves;
}

/** Every way of firing one ship at another, legal or not. */
function shots(open: Open, seat: Seat, ship: Ship, target: Ship): Kind<'fire'>[] {
  const galleon = open.galleons[seat]!;
  const superCannons = refusesShot(open, ship, target, false) !== null;
  if (superCannons && !atHand(galleon, 'superCannons')) return [];
  const revenge = needsRevenge(open, ship, target);
  if (revenge && galleon.revenge === 0) return [];
  const found: Kind<'fire'>[] = [];
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

function checkFire(open: Open, seat: Seat, move: Kind<'fire'>): RattleRefusal | null {
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
function fire(state: RattleState, seat: Seat, move: Kind<'fire'>, tell: RattleTell): void {
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

/** 12.4 Zuri Bonecaster: the old face or the new one. */
export const bones: Decision = {
  menu: () => ({ ask: 'bones', moves: BONES, complete: true }),
  check: (_, move) => (move.kind === 'bones' ? null : NOT_NOW),
  resolve({ open }, [answer], tell) {
    const { seat, move } = answer!;
    const { ship, side, acted } = open.phase as Extract<Phase, { kind: 'bones' }>;
    if (move.kind === 'bones' && move.keep === 'new') uses.turn(shipAt(open, ship)!, side, tell);
    return goOn(open, seat, { acted, used: true }, tell);
  },
};
const BONES: readonly Move[] = [
  { kind: 'bones', keep: 'old' },
  { kind: 'bones', keep: 'new' },
];
