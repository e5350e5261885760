import type { Seat } from '../game.ts';
import { ownerOf, slotOf } from './facts.ts';
import { emptyPile, total } from './piles.ts';
import { CLASS_NAMES, CLASSES, COPIES } from './tables.ts';
import type { Pile, WavesState } from './types.ts';

/** 8.3 Law 11 lets these questions have one answer. */
export const alwaysAsked = {
  discard: 'Who holds cards of one class only has nothing to choose; not asking would tell everybody of such a hand.',
};

/** 20 cards of each class at all times, every public count true, and what was seen going to a hand still there. */
export function audit(state: WavesState): string | null {
  const { open, own, shut } = state;
  const cards = whereverTheyLie(state);
  for (const card of CLASSES)
    if (cards[card] !== COPIES) return `${cards[card]} ${CLASS_NAMES[card].many}, not ${COPIES}`;
  if (total(shut.deck) !== open.deck) return `the deck holds ${total(shut.deck)} cards, not ${open.deck}`;
  for (const [seat, { hand }] of own.entries())
    if (total(hand) !== open.hands[seat]) return `seat ${seat} holds ${total(hand)} cards, not ${open.hands[seat]}`;
  for (const [seat, seen] of open.seen.entries()) {
    const held = heldBy(state, seat);
    for (const card of CLASSES)
      if (seen[card]! > held[card]!)
        return `seat ${seat} was seen with ${seen[card]} ${CLASS_NAMES[card].many}, not ${held[card]}`;
  }
  return null;
}

/** What a seat holds in its hand and face down. */
function heldBy({ open, own }: WavesState, seat: Seat): Pile {
  const held = own[seat]!.hand.slice();
  open.stacks.forEach((count, place) => {
    if (ownerOf(open, place) === seat) held[own[seat]!.agents[slotOf(open, place)]!]! += count;
  });
  return held;
}

function whereverTheyLie({ open, own, shut }: WavesState): Pile {
  const cards = emptyPile();
  const piles = [shut.deck, open.discards, ...open.collected, ...own.map(({ hand }) => hand)];
  for (const pile of piles) for (const card of CLASSES) cards[card]! += pile[card]!;
  for (const card of [open.extra, ...open.elders]) cards[card]! += 1;
  open.stacks.forEach((count, place) => {
    const faceDown = own[ownerOf(open, place)]!.agents[slotOf(open, place)]!;
    cards[open.revealed[place] || faceDown]! += count;
  });
  return cards;
}
