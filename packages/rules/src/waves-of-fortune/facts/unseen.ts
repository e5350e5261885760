// What is still hidden, as everybody can work it out: all there is, less what lies open.

import {
  CARDS,
  type CardId,
  cardsOf,
  type Deck,
  FACES,
  type Face,
  HIDDEN,
  MAP_CARDS,
  TILE_MIX,
  type TreasureMap,
  type Zone,
} from '../tables/index.ts';
import type { Open } from '../types.ts';

/** The faces of a zone’s undiscovered tiles, in no order that means anything. */
export function facesLeft({ faces }: Open, zone: Zone): Face[] {
  const counts: Partial<Record<Face, number>> = { ...TILE_MIX[zone] };
  for (const tile of HIDDEN[zone]) {
    const face = faces[tile];
    if (face) counts[face]! -= 1;
  }
  const left: Face[] = [];
  for (const face of FACES) for (let i = counts[face] ?? 0; i > 0; i--) left.push(face);
  return left;
}

/** The cards of a deck that lie open: discarded, on the board with a token, or carried as a map. */
export function cardsOut({ piles, tokens, ships, wrecks }: Open, deck: Deck): CardId[] {
  const out = piles[deck].discard.slice();
  for (const { card } of tokens) if (CARDS[card]!.deck === deck) out.push(card);
  const maps = (carried: readonly TreasureMap[]): void => {
    for (const map of carried) if (MAP_CARDS[map].deck === deck) out.push(MAP_CARDS[map].card);
  };
  for (const ship of ships) maps(ship.maps);
  for (const wreck of wrecks) maps(wreck.maps);
  return out;
}

/** The cards still to be drawn, in no order that means anything. */
export function cardsLeft(open: Open, deck: Deck): CardId[] {
  const left = cardsOf(deck);
  for (const card of cardsOut(open, deck)) left.splice(left.indexOf(card), 1);
  return left;
}
