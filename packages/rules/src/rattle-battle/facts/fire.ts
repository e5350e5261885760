// Who may fire at whom, how far, and at what cost (RULES.md 7.5 to 7.7 and 16).

import type { Seat } from '../../game.ts';
import { DICE, LONG, ruleOf, SHORT, SUPER_CANNONS_FACTOR, SUPER_CANNONS_RANGE } from '../tables/index.ts';
import type { RefusalCode } from '../types/refusal.ts';
import type { Ship } from '../types/sea.ts';
import type { Open } from '../types.ts';
import { cardHas, onAnyTile, seaCard, tileBetween, within } from './sea.ts';
import { faceOf, isAlly } from './ships.ts';

/** 7.6 One Cannon from a ship that shows the cannon, two from any other. */
export function fireCost(open: Open, ship: Ship): number {
  const rule = ruleOf(seaCard(open)!, 'fire-cost');
  if (rule) return rule.cannons;
  return faceOf(ship) === 'cannon' ? 1 : 2;
}

export function fireRange(open: Open, superCannons: boolean): number {
  const rule = ruleOf(seaCard(open)!, 'fire-range');
  if (!superCannons) return rule?.range ?? SHORT;
  const [times, by] = SUPER_CANNONS_FACTOR;
  return rule ? (rule.range * times) / by : SUPER_CANNONS_RANGE;
}

export function moveRange(open: Open, superSails: boolean): number {
  const range = ruleOf(seaCard(open)!, 'move-range')?.range ?? LONG;
  return superSails ? 2 * range : range;
}

/** 3.4 Why this ship is no Enemy of this player. */
export function refusesEnemy(open: Open, seat: Seat, target: Ship): RefusalCode | null {
  const { owner } = DICE[target.die]!;
  if (owner === seat) return 'own-ship';
  if (owner === null) return isAlly(seaCard(open)!, target.die) ? 'is-ally' : null;
  return open.table.scenario === 'pirate-wars' ? null : 'not-an-enemy';
}

/** 16.2 Only a Captain Ship fires at Player Ships, unless the card or a Revenge card says otherwise. */
export function needsRevenge(open: Open, ship: Ship, target: Ship): boolean {
  if (DICE[target.die]!.owner === null) return false;
  return DICE[ship.die]!.hull !== 'captain' && !cardHas(open, 'any-ship-fires');
}

/** 7.5 Why a shot does not reach. */
export function refusesShot(open: Open, ship: Ship, target: Ship, superCannons: boolean): RefusalCode | null {
  if (!within(ship, target, fireRange(open, superCannons))) return 'out-of-range';
  if (!cardHas(open, 'tiles-block-fire')) return null;
  if (onAnyTile(open, ship)) return 'on-a-tile';
  return tileBetween(open, ship, target) ? 'tile-in-the-way' : null;
}
