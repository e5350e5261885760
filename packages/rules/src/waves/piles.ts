// Cards of a class are alike, so any heap of cards is five counts.

import { below, type Rng } from '../kit/rng.ts';
import { CLASSES } from './tables.ts';
import type { Class, Pile } from './types.ts';

export const emptyPile = (): Pile => [0, 0, 0, 0, 0, 0];

export const total = (pile: Pile): number => pile[1]! + pile[2]! + pile[3]! + pile[4]! + pile[5]!;

/** How many different classes a pile holds. */
export function different(pile: Pile): number {
  let classes = 0;
  for (const card of CLASSES) if (pile[card]! > 0) classes += 1;
  return classes;
}

/** Takes a card out blindly; `size` is how many cards the pile holds. */
export function takeBlindly(pile: Pile, size: number, rng: Rng): Class {
  let nth = below(rng, size);
  for (const card of CLASSES) {
    nth -= pile[card]!;
    if (nth >= 0) continue;
    pile[card]! -= 1;
    return card;
  }
  throw new Error(`The pile holds fewer than ${size} cards.`);
}

/** What depends on a hand alone, made once for each: a hand of at most seven of each class is three bits for each. */
export function byHand<T>(make: (hand: Pile) => T): (hand: Pile) => T {
  const made = new Array<T | null>(8 ** 5).fill(null);
  return hand => {
    const key = hand[1]! | (hand[2]! << 3) | (hand[3]! << 6) | (hand[4]! << 9) | (hand[5]! << 12);
    made[key] ??= make(hand);
    return made[key];
  };
}
