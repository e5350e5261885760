// A die of this game: a captain's crew in the captain's colour with emblem and letter, or a clear freebooter.

import { FREEBOOTER, type Die as Rolled } from '@quayside/rules/rolling-with-the-waves';
import { Die } from '../../ui/Die.tsx';
import { EmblemMark, seatClass } from '../../ui/Emblem.tsx';
import type { SeatFace } from '../gameUi.ts';
import { Mark } from './art/Marks.tsx';
import { words } from './words.ts';

type Props = { die: Rolled; class?: string };

const LETTERS = 'ABCDE';

export const CrewDie = ({ die: { colour, face }, class: extra = '' }: Props) =>
  colour === FREEBOOTER ? (
    <Die face={face} class={`die-clear rw-freebooter ${extra}`}>
      <Mark name="skull" />
    </Die>
  ) : (
    <Die face={face} class={`${seatClass(colour)} ${extra}`}>
      <EmblemMark seat={colour} />
      {LETTERS[colour]}
    </Die>
  );

/** "freebooter 4", "your 4", "Anne’s 4". */
export function dieName({ colour, face }: Rolled, faces: readonly SeatFace[]): string {
  if (colour === FREEBOOTER) return words.freebooter(face);
  const owner = faces[colour];
  if (!owner) return words.dieOfSomebody(face);
  return owner.you ? words.yourDie(face) : words.dieOf(owner.name, face);
}
