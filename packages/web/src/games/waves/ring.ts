// Where the places lie around the Council, and who sits there: one's own place is at the bottom, the rest go clockwise
// from there, which on a screen is up the left side and down the right.

import type { Place } from '@quayside/rules/waves';
import { councilCard, type Scene } from './scene.ts';

/** A point of the Council in percent of its width and height. */
export type Spot = { x: number; y: number };

const LEFT = 0;
const MIDDLE = 50;
const RIGHT = 100;

/** By number of spots on the ring. */
const SPOTS: Record<number, readonly Spot[]> = {
  4: [
    { x: MIDDLE, y: 100 },
    { x: LEFT, y: 50 },
    { x: MIDDLE, y: 0 },
    { x: RIGHT, y: 50 },
  ],
  5: [
    { x: MIDDLE, y: 100 },
    { x: LEFT, y: 92 },
    { x: 12, y: 4 },
    { x: 88, y: 4 },
    { x: RIGHT, y: 92 },
  ],
  6: [
    { x: MIDDLE, y: 100 },
    { x: LEFT, y: 92 },
    { x: LEFT, y: 8 },
    { x: MIDDLE, y: 0 },
    { x: RIGHT, y: 8 },
    { x: RIGHT, y: 92 },
  ],
};

export type Spots = { places: Spot[] /** Of the Elder that belongs to nobody. */; extra: Spot | null };

/** The unassociated Elder of a 3-player game takes the spot between the last place and the first. */
export function spotsOf(scene: Scene): Spots {
  const places = scene.elders.length;
  const spots = SPOTS[scene.extra ? places + 1 : places]!;
  const mine = councilCard(scene).owners.indexOf(scene.seat ?? 0);
  const at = (n: number): Spot => spots[(n - mine + spots.length) % spots.length]!;
  return { places: scene.elders.map((_, place) => at(place)), extra: scene.extra ? at(places) : null };
}

/** A side shows what it collected at the first of its places, as one player of a team does at a real table. */
export function showsSet(scene: Scene, place: Place): boolean {
  const { owners, sides } = councilCard(scene);
  const sideAt = (p: Place) => sides[owners[p]!];
  const mine = owners.indexOf(scene.seat ?? 0);
  for (let step = 0; step < owners.length; step++) {
    const p = (mine + step) % owners.length;
    if (sideAt(p) === sideAt(place)) return p === place;
  }
  return false;
}
