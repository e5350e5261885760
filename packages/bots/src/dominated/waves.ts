// What is dominated in plain sight in W·A·V·E·S:
// - more Rebels than one of a class that cannot hold the True Majority even with all of them, because another class
//   has as many Elders or more already (5.2). The majority is the same with a single one, and the others stay in hand.
//   Not where the last cards of the hand are played: an empty hand may draw a card for nothing (9.6).
// - more Rebels than it takes to hold the True Majority for certain, whatever lies face down and whatever is still
//   played. The majority is the same with one less, which stays in hand. Again not with the last cards of the hand.
// Nothing else is: Follower or Rebel, and what is discarded, depends on what the others hold.

import type { Menu, View } from '@quayside/rules';
import {
  type Class,
  council,
  type Move,
  type Open,
  ownerOf,
  type Pile,
  total,
  type Waves,
} from '@quayside/rules/waves';

export function dominated({ open, own, seat }: View<Waves>, move: Move, _menu: Menu<Waves>): boolean {
  if (move.kind !== 'rebel' || move.count === 1 || own === null || seat === null) return false;
  if (total(own.hand) === move.count) return false;
  const elders = council(open);
  return isHopeless(elders, move.card, move.count) || isCertain(open, elders, seat, move.card, move.count - 1);
}

/** Whether another class holds the majority over so many Rebels of this one by its Elders alone. */
function isHopeless(elders: Pile, card: Class, count: number): boolean {
  for (let other = 1; other < elders.length; other++)
    if (other !== card && outweighs(other, elders[other]!, card, elders[card]! + count)) return true;
  return false;
}

/** Whether so many Rebels hold the majority even if all cards nobody knows were Rebels of one other class. */
function isCertain(open: Open, elders: Pile, seat: number, card: Class, count: number): boolean {
  const unknown = mostRebels(open, seat);
  for (let other = 1; other < elders.length; other++)
    if (other !== card && !outweighs(card, elders[card]! + count, other, elders[other]! + unknown)) return false;
  return true;
}

const outweighs = (card: number, cards: number, other: number, others: number): boolean =>
  cards > others || (cards === others && card > other);

/**
 * Rebels that lie at other places or may still be laid there: by everybody the hand, and head to head what is drawn.
 */
function mostRebels(open: Open, seat: number): number {
  let cards = 0;
  for (let place = 0; place < open.stances.length; place++) {
    const owner = ownerOf(open, place);
    if (open.stances[place] === 'rebel') cards += open.stacks[place]!;
    else if (open.stances[place] === 'none' && owner !== seat) cards += open.hands[owner]! + DRAWN;
    else if (open.stances[place] === 'none' && isOther(open, place)) cards += open.hands[seat]! + DRAWN;
  }
  return cards;
}

const DRAWN = 2; // head to head between two Elders (9.4); nobody draws more before the last Agent lies

/** A place of the seat's own that is not the one it is asked about. */
const isOther = ({ phase }: Open, place: number): boolean => phase.kind === 'play' && phase.place !== place;
