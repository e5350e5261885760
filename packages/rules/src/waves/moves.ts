// Every move there is, made once: equal moves are the same object, so a search may key its tree by them. Piles are not
// frozen, only never changed: reading a frozen array is five times slower.

import { CLASSES } from './tables.ts';
import type { Class, Move, Pile } from './types.ts';

/** The largest hand from which Agents are played: the solo player's, or head to head after the draw (8.3, 9.4). */
const LARGEST_HAND = 6;
/** The most cards a seat ever has to discard: head to head, when both Elders came back to the hand. */
const MOST_DISCARDS = 2;
const PLACES = [0, 1, 2, 3];

type Kind<K extends Move['kind']> = Extract<Move, { kind: K }>;

const each = <T>(make: (card: Class) => T): Record<Class, T> => ({
  1: make(1),
  2: make(2),
  3: make(3),
  4: make(4),
  5: make(5),
});

export const TOKEN: readonly Kind<'token'>[] = PLACES.map(place => Object.freeze({ kind: 'token', place }));

export const FOLLOW: Record<Class, Kind<'follow'>> = each(card => Object.freeze({ kind: 'follow', card }));

/** By class, then by count; index 0 is not used. */
export const REBEL: Record<Class, readonly Kind<'rebel'>[]> = each(card =>
  Array.from({ length: LARGEST_HAND + 1 }, (_, count) => Object.freeze({ kind: 'rebel', card, count })),
);

// A pile of at most two of each class is a number in base three.
const keyOf = (cards: Pile): number => cards[1]! + 3 * (cards[2]! + 3 * (cards[3]! + 3 * (cards[4]! + 3 * cards[5]!)));

const DISCARD: Kind<'discard'>[] = [];
const discarding = (...cards: Class[]): Kind<'discard'> => {
  const pile = [0, 0, 0, 0, 0, 0];
  for (const card of cards) pile[card]! += 1;
  const move: Kind<'discard'> = { kind: 'discard', cards: pile };
  DISCARD[keyOf(pile)] = Object.freeze(move);
  return move;
};

export const DISCARD_ONE: Record<Class, Kind<'discard'>> = each(card => discarding(card));
/** By lower class, then by higher or equal class. */
export const DISCARD_TWO: Record<Class, Record<Class, Kind<'discard'>>> = each(low =>
  each(high => (low <= high ? discarding(low, high) : DISCARD_ONE[low])),
);

/** A move off the wire as the one object that stands for it; null when it is none. */
export function parse(raw: unknown): Move | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const { kind, place, card, count, cards } = raw as Record<string, unknown>;
  switch (kind) {
    case 'token':
      return typeof place === 'number' ? (TOKEN[place] ?? null) : null;
    case 'follow':
      return isClass(card) ? FOLLOW[card] : null;
    case 'rebel':
      return isClass(card) && typeof count === 'number' && count !== 0 ? (REBEL[card][count] ?? null) : null;
    case 'discard':
      return isDiscard(cards) ? (DISCARD[keyOf(cards)] ?? null) : null;
    default:
      return null;
  }
}

const isClass = (raw: unknown): raw is Class => CLASSES.includes(raw as Class);

const isDiscard = (raw: unknown): raw is Pile =>
  Array.isArray(raw) &&
  raw.length === CLASSES.length + 1 &&
  raw[0] === 0 &&
  raw.every(count => Number.isInteger(count) && count >= 0 && count <= MOST_DISCARDS);
