// Draws a sentence of the rules with the seats' pennants and the game's pieces inline.

import type { Phrase as Sentence } from '@quayside/rules';
import type { VNode } from 'preact';
import { SeatName } from './Emblem.tsx';
import type { SeatFace } from './seatFace.ts';
import { words } from './words.ts';

/** A game's pieces inside a sentence, by the `piece` of a phrase. */
export type PieceDrawings = Record<string, (id: string | number, text: string) => VNode>;

type Props = { phrase: Sentence; faces: readonly SeatFace[]; pieces: PieceDrawings };

export const Phrase = ({ phrase, faces, pieces }: Props): VNode => (
  <>
    {phrase.map(part => {
      if (typeof part === 'string') return part;
      if ('seat' in part) {
        const face = faces[part.seat];
        return face ? <SeatName face={face} /> : words.nobody;
      }
      return pieces[part.piece]?.(part.id, part.text) ?? part.text;
    })}
  </>
);
