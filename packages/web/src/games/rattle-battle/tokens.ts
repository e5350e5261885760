// Choosing tokens one by one: in, out, or one for another.

import { count, LOOT, type Loot, type LootKind } from '@quayside/rules/rattle-battle';

/**
 * One more of a kind. Where there is no room for more, it takes the place of another: of `onto`, or of the cheapest.
 */
export function withToken(chosen: Loot, kind: LootKind, most: number, onto: LootKind | null): Loot {
  const more = { ...chosen, [kind]: (chosen[kind] ?? 0) + 1 };
  if (count(chosen) < most) return more;
  const given = onto !== null && onto !== kind && chosen[onto] ? onto : LOOT.find(it => it !== kind && chosen[it]);
  return given ? withoutToken(more, given) : chosen;
}

export const withoutToken = (chosen: Loot, kind: LootKind): Loot => ({ ...chosen, [kind]: (chosen[kind] ?? 0) - 1 });
