// Which pieces a move is about, for hints and lessons.

import { CLASSES, type Move, type WavesView } from '@quayside/rules/waves';
import { pieceId } from '../../ui/piece.ts';
import type { Pointing } from '../gameUi.ts';

export function pointsOf(move: Move, { open }: WavesView): Pointing {
  switch (move.kind) {
    case 'follow':
    case 'rebel': {
      const card = pieceId('card', move.card);
      const elder = pieceId('elder', open.phase.kind === 'play' ? open.phase.place : 0);
      return { rings: [card, elder], rope: [card, elder] };
    }
    case 'discard': {
      const cards = CLASSES.filter(card => move.cards[card]! > 0).map(card => pieceId('card', card));
      return { rings: [...cards, pieceId('discards')], rope: [cards[0]!, pieceId('discards')] };
    }
    case 'token': {
      const elder = pieceId('elder', move.place);
      return { rings: [elder], rope: [pieceId('token'), elder] };
    }
  }
}
