// What is proposed before the player has chosen: tokens that are worth more together are kept together.

import { count, GOODS, LOOT, type Loot, type LootKind, minus } from '@quayside/rules/rattle-battle';

/** Tokens one by one, the dearest first: Special Loot, Valuables, a pair of Rum, Fabrics with Spices, then the rest. */
function ranked(loot: Loot): LootKind[] {
  const left = (kind: LootKind) => loot[kind] ?? 0;
  const many = (kind: LootKind, times: number): LootKind[] => Array<LootKind>(Math.max(0, times)).fill(kind);
  const sets = Math.min(left('fabrics'), left('spices'));
  const pairs = 2 * Math.floor(left('rum') / 2);
  return [
    ...LOOT.slice(GOODS.length).flatMap(kind => many(kind, left(kind))),
    ...many('valuables', left('valuables')),
    ...many('rum', Math.min(2, pairs)),
    ...Array.from({ length: sets }, (): LootKind[] => ['fabrics', 'spices']).flat(),
    ...many('rum', pairs - 2),
    ...many('fabrics', left('fabrics') - sets),
    ...many('spices', left('spices') - sets),
    ...many('rum', left('rum') - pairs),
  ];
}

const sorted = (kinds: readonly LootKind[]): Loot => {
  const loot: Loot = {};
  for (const kind of LOOT) {
    const times = kinds.filter(it => it === kind).length;
    if (times > 0) loot[kind] = times;
  }
  return loot;
};

/** The `size` tokens that are most worth keeping. */
export const worthKeeping = (loot: Loot, size: number): Loot => sorted(ranked(loot).slice(0, size));

/** The `size` goods that are missed least. */
export function leastMissed(loot: Loot, size: number): Loot {
  const goods: Loot = {};
  for (const good of GOODS) if (loot[good]) goods[good] = loot[good];
  return minus(goods, worthKeeping(goods, count(goods) - size));
}
