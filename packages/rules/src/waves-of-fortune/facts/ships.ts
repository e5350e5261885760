// Questions about one ship; nothing here changes it.

import type { Seat } from '../../game.ts';
import {
  DEEP_HOLD,
  distance,
  HOLD,
  HOME_OF,
  HOMES,
  SPEED,
  TALL_SPEED,
  type Tile,
  UPGRADE_CARDS,
  type Upgrade,
} from '../tables/index.ts';
import type { Open, RefusalCode, Ship } from '../types.ts';

export const owns = ({ upgrades }: Ship, upgrade: Upgrade): boolean => upgrades.includes(upgrade);

/** 9.4 Spaces in the hold. */
export const holdOf = (ship: Ship): number => (owns(ship, 'hold') ? DEEP_HOLD : HOLD);

/** 3.1 Spaces a turn. */
export const speedOf = (ship: Ship): number => (owns(ship, 'rigging') ? TALL_SPEED : SPEED);

export const homeOf = ({ colour }: Ship): Tile => HOMES[colour!];

export const isHome = (ship: Ship): boolean => ship.at === homeOf(ship);

/** Afloat and not in the home base. */
export const isAtSea = (ship: Ship): boolean => ship.afloat && !isHome(ship);

/** The ship that occupies a tile; a sunk one occupies nothing (7.2). */
export function shipOn({ ships }: Open, tile: Tile): Seat | null {
  for (let seat = 0; seat < ships.length; seat++) {
    const ship = ships[seat]!;
    if (ship.at === tile && ship.afloat) return seat;
  }
  return null;
}

/** 11.4 Before this round the King lets nobody come near and fights nobody. */
export const isTruce = ({ round, table }: Open): boolean => round < table.kingTruce;

/** 3.2 Why a ship may not end a move on a tile; null when it may. */
export function whyNotEnd(open: Open, ship: Ship, tile: Tile): RefusalCode | null {
  const home = HOME_OF[tile]!;
  if (home !== null && home !== ship.colour) return 'not-your-home';
  return open.faces[tile] === 'king' && isTruce(open) ? 'truce' : null;
}

/** 9.2 Why a ship at home cannot buy an upgrade; null when it can. */
export function whyNotBuy(ship: Ship, upgrade: Upgrade): RefusalCode | null {
  if (owns(ship, upgrade)) return 'owned';
  return ship.chest < UPGRADE_CARDS[upgrade].price ? 'too-dear' : null;
}

/** 2.4 How many turns a ship needs from a tile to its home. The last of them costs no food. */
export const turnsHome = (ship: Ship, from: Tile): number => Math.ceil(distance(from, homeOf(ship)) / speedOf(ship));
