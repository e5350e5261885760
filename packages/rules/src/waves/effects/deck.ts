// Drawing and discarding. Cards of a class are alike and the deck's order is unknown to all, so a draw picks a class
// with the chance of its share in the deck.

import type { Seat } from '../../game.ts';
import { takeBlindly, takeUpTo, total } from '../piles.ts';
import { CLASSES } from '../tables.ts';
import type { Class, Pile, WavesState, WavesTell } from '../types.ts';

/** One card off the deck, into nobody's hand. */
export function takeCard(state: WavesState, tell: WavesTell): Class {
  const { open, shut } = state;
  if (open.deck === 0) reshuffle(state, tell);
  const card = takeBlindly(shut.deck, open.deck, state.rng);
  open.deck -= 1;
  return card;
}

export function draw(state: WavesState, seat: Seat, count: number, tell: WavesTell): void {
  const cards: Class[] = [];
  for (let i = 0; i < count; i++) cards.push(takeInHand(state, seat, tell));
  tellDrawn(seat, cards, tell);
}

export const drawOne = (state: WavesState, seat: Seat, tell: WavesTell): void =>
  tellDrawn(seat, [takeInHand(state, seat, tell)], tell);

function takeInHand(state: WavesState, seat: Seat, tell: WavesTell): Class {
  const card = takeCard(state, tell);
  state.own[seat]!.hand[card]! += 1;
  state.open.hands[seat]! += 1;
  return card;
}

function tellDrawn(seat: Seat, cards: Class[], tell: WavesTell): void {
  tell.all({ type: 'drew', seat, count: cards.length });
  tell.only(seat, { type: 'drew-cards', seat, cards });
}

/** 8.6 The face-up discards become the new deck, in the middle of a draw if need be. */
function reshuffle({ open, shut }: WavesState, tell: WavesTell): void {
  for (const card of CLASSES) {
    shut.deck[card] = open.discards[card]!;
    open.discards[card] = 0;
  }
  open.deck = total(shut.deck);
  tell.all({ type: 'reshuffled', cards: open.deck });
}

/** Cards from a hand, face up. */
export function discard({ open, own }: WavesState, seat: Seat, cards: Pile, tell: WavesTell): void {
  const { hand } = own[seat]!;
  for (let card = 1; card < cards.length; card++) {
    const count = cards[card]!;
    if (count === 0) continue;
    hand[card]! -= count;
    open.discards[card]! += count;
    open.hands[seat]! -= count;
    takeUpTo(open.seen[seat]!, card as Class, count);
  }
  tell.all({ type: 'discarded', seat, cards });
}
