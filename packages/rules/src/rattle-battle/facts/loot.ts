// Counting tokens and the room for them (RULES.md 10).

import {
  GOODS,
  type Good,
  HAMSTER_ROOM,
  LOOT,
  type LootKind,
  SECRET_HOLD_ROOM,
  SUPER_HOLD_ROOM,
} from '../tables/index.ts';
import type { Galleon, Loot, Stock } from '../types/galleon.ts';
import { works } from './ships.ts';

export const emptyStock = (): Stock => ({
  spices: 0,
  rum: 0,
  fabrics: 0,
  valuables: 0,
  map: 0,
  keg: 0,
  flag: 0,
  bottle: 0,
  idol: 0,
});

export function count(loot: Loot): number {
  let sum = 0;
  for (const kind of LOOT) sum += loot[kind] ?? 0;
  return sum;
}

/** Tokens everything is paid with: Special Loot is none. */
export function goodsIn(loot: Loot): number {
  let sum = 0;
  for (const good of GOODS) sum += loot[good] ?? 0;
  return sum;
}

export const holdsAll = (stock: Loot, loot: Loot): boolean =>
  LOOT.every(kind => (loot[kind] ?? 0) <= (stock[kind] ?? 0));

/** Without kinds that have none. */
export function tidy(loot: Loot): Loot {
  const tidied: Loot = {};
  for (const kind of LOOT) if (loot[kind]) tidied[kind] = loot[kind];
  return tidied;
}

export function minus(stock: Loot, loot: Loot): Loot {
  const rest: Loot = {};
  for (const kind of LOOT) {
    const left = (stock[kind] ?? 0) - (loot[kind] ?? 0);
    if (left > 0) rest[kind] = left;
  }
  return rest;
}

export function tally(kinds: readonly LootKind[]): Loot {
  const loot: Loot = {};
  for (const kind of LOOT) {
    const times = kinds.filter(it => it === kind).length;
    if (times > 0) loot[kind] = times;
  }
  return loot;
}

/** Every choice of so many tokens out of these, of these kinds. */
export function picks(stock: Loot, size: number, kinds: readonly LootKind[] = LOOT): Loot[] {
  const found: Loot[] = [];
  const chosen: number[] = [];
  const later = kinds.map((_, i) => kinds.slice(i + 1).reduce((sum, kind) => sum + (stock[kind] ?? 0), 0));
  const choose = (i: number, left: number): void => {
    if (left === 0 || i === kinds.length) {
      if (left > 0) return;
      const loot: Loot = {};
      chosen.forEach((times, k) => {
        if (times > 0) loot[kinds[k]!] = times;
      });
      found.push(loot);
      return;
    }
    const most = Math.min(left, stock[kinds[i]!] ?? 0);
    for (let times = most; times >= Math.max(0, left - later[i]!); times--) {
      chosen.push(times);
      choose(i + 1, left - times);
      chosen.pop();
    }
  };
  choose(0, size);
  return found;
}

export const one = (kind: LootKind): Loot => ({ [kind]: 1 });

/** 10.9 Room for Loot when so many ships are at sea. */
export function roomOn(galleon: Galleon, away: number): number {
  const { ships, holds, hamsters } = galleon;
  const upgrades =
    (works(galleon, 'superHold') ? SUPER_HOLD_ROOM : 0) + (works(galleon, 'secretHold') ? SECRET_HOLD_ROOM : 0);
  return ships.length - away + holds + HAMSTER_ROOM * hamsters + upgrades;
}

/** Tokens a player has that can pay for anything. */
export const goodsOf = (galleon: Galleon): Good[] => GOODS.filter(good => galleon.loot[good] > 0);

/** 10.7 What the repairs cost: 1 Loot for each sunk ship; with the Cursed Idol aboard the first costs 2. */
export function repairCost(galleon: Galleon): number {
  const { lost, mended } = galleon.voyage;
  const ships = Math.max(0, lost.length - mended);
  return ships + (ships > 0 && galleon.loot.idol > 0 ? 1 : 0);
}
