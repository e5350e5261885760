// A die in the hand: pressed it goes where it is meant to go, dragged where it is put down.

import { piece } from '../../../ui/piece.ts';
import { DieFace } from '../dieFaces.tsx';
import { type Drop, movable } from '../drag.ts';
import type { Props } from '../props.ts';
import './looseDie.css';

/** `label`: which die it is, and what a press does with it. */
type LooseDieProps = { die: string; label: string; faces: Props['faces']; onPress(): void; onDrop(drop: Drop): void };

export const LooseDie = ({ die, label, faces, onPress, onDrop }: LooseDieProps) => (
  <button
    type="button"
    class="rb-loose-die"
    {...piece('die', die)}
    aria-label={label}
    {...movable(label, onPress, onDrop)}
  >
    <DieFace die={die} side={null} faces={faces} />
  </button>
);
