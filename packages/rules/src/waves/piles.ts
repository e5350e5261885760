// Cards of a class are alike, so any heap of cards is five counts. What is asked of it all the time counts the classes
// itself: walking the list of them takes several times as long.

import { below, type Rng } from '../kit/rng.ts';
import type { Class, Pile } from './types.ts';

/** So many cards of each class. */
export const pileOf = (each: number): Pile => [0, each, each, each, each, each];

export const emptyPile = (): Pile => pileOf(0);

export const total = (pile: Pile): number => pile[1]! + pile[2]! + pile[3]! + pile[4]! + pile[5]!;

/** How many different classes a pile holds. */
export const different = (pile: Pile): number =>
  any(pile[1]!) + any(pile[2]!) + any(pile[3]!) + any(pile[4]!) + any(pile[5]!);

const any = (cards: number): number => (cards > 0 ? 1 : 0);

/** Takes cards of a class out, or all there are of it where they are fewer. */
export function takeUpTo(pile: Pile, card: Class, count: number): void {
  pile[card] = pile[card]! > count ? pile[card]! - count : 0;
}

/** Takes a card out blindly; `size` is how many cards the pile holds. */
export function takeBlindly(pile: Pile, size: number, rng: Rng): Class {
  let nth = below(rng, size);
  for (let card = 1; card < pile.length; card++) {
    nth -= pile[card]!;
    if (nth >= 0) continue;
    pile[card]! -= 1;
    return card as Class;
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
