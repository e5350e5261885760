// Upgrades, Sailors of the crew pack and the White Flag on a player's turn: what is at hand and what it may be aimed
// at.

import type { Seat } from '../../game.ts';
import { isHoarder, NEEDS, type UpgradeId, USES, type Use } from '../tables/index.ts';
import type { Galleon, Mate } from '../types/galleon.ts';
import type { Ship } from '../types/sea.ts';
import type { Open } from '../types.ts';
import { refusesEnemy } from './fire.ts';
import { within } from './sea.ts';
import { fleetOf, theirs } from './ships.ts';

export const mateOf = ({ crew }: Galleon, id: Mate['id']): Mate | undefined => crew.find(mate => mate.id === id);

/** Whether an Upgrade is ready and was not used in this Adventure. */
export function atHand(galleon: Galleon, id: UpgradeId): boolean {
  return galleon.upgrades.some(upgrade => upgrade.id === id && upgrade.ready && !upgrade.used);
}

export function hasUse(galleon: Galleon, use: Use): boolean {
  if (use === 'flag') return galleon.loot.flag > 0;
  if (!isHoarder(use)) return atHand(galleon, use);
  const mate = mateOf(galleon, use);
  if (!mate || mate.used || mate.hoard === 0) return false;
  if (use === 'ines') return galleon.sails.exhausted > 0;
  return use !== 'kaspar' || galleon.cannons.exhausted > 0;
}

/** Ships a use may be aimed at. `ship`: the own ship it is used with, null where any will do. */
export function targetsOf(open: Open, seat: Seat, use: Use, ship: Ship | null): Ship[] {
  const { target, reach } = NEEDS[use];
  if (target === null) return [];
  const all = target === 'np' ? theirs(open) : open.sea.filter(other => !refusesEnemy(open, seat, other));
  const from = ship ? [ship] : fleetOf(open, seat);
  return all.filter(other => from.some(own => within(own, other, reach)));
}

/** The uses a player could make now, as far as can be told without trying every place. */
export function usesOf(open: Open, seat: Seat): Use[] {
  const galleon = open.galleons[seat]!;
  if (galleon.upgrades.length === 0 && !galleon.crew.some(({ id }) => isHoarder(id)) && galleon.loot.flag === 0)
    return [];
  if (fleetOf(open, seat).length === 0) return [];
  return USES.filter(
    use => hasUse(galleon, use) && (NEEDS[use].target === null || targetsOf(open, seat, use, null).length > 0),
  );
}
