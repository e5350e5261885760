// A volley takes time: what is stolen lies in its chest until the balls have struck, and is in nobody's while it flies.
// So the score falls when the coin leaves and rises when it lands.

import type { Event } from '@quayside/rules/rolling-with-the-waves';
import type { TimedScene } from '../gameUi.ts';
import type { Fired, Scene } from './scene.ts';
import { lootLands, lootLeaves } from './timing.ts';

export type VolleyMoment = 'before' | 'flying' | 'landed';

/** The scene as it stands at this moment of the volley; `after` is the scene when all has landed. */
export function duringVolley(after: Scene, { seat, aim, stolen, stored }: Fired, at: VolleyMoment): Scene {
  if (!aim || stolen.length === 0 || at === 'landed') return after;
  const captains = after.captains.map((captain, who) => {
    if (who === seat && stored > 0) {
      const into = captain.squares[aim.into];
      return { ...captain, squares: { ...captain.squares, [aim.into]: into.slice(0, into.length - stored) } };
    }
    if (who === aim.target && at === 'before') {
      const robbed = [...captain.squares[aim.chest], ...stolen.toReversed()];
      return { ...captain, squares: { ...captain.squares, [aim.chest]: robbed } };
    }
    return captain;
  });
  return { ...after, captains };
}

/** Until the balls have struck, and until the loot has landed. */
export function partsOf(after: Scene, event: Event): TimedScene<Scene>[] {
  if (event.type !== 'fired' || event.stolen.length === 0) return [];
  return [
    { scene: duringVolley(after, event, 'before'), until: lootLeaves(event) },
    { scene: duringVolley(after, event, 'flying'), until: lootLands(event) },
  ];
}
