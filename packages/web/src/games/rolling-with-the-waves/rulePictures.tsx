// The pieces as they are drawn into the rules, each before the word that names it.

import { FREEBOOTER, type RulePiece } from '@quayside/rules/rolling-with-the-waves';
import type { VNode } from 'preact';
import { Mark, type MarkName } from './art/Marks.tsx';
import { CrewDie } from './CrewDie.tsx';
import './palette.css';
import './pieces.css';

const marked = (name: MarkName) => (): VNode => (
  <span class="rw-palette rw-piece">
    <Mark name={name} />
  </span>
);

const die = (colour: number, face: number) => (): VNode => (
  <span class="rw-palette rw-piece-die">
    <CrewDie die={{ colour, face }} />
  </span>
);

export const pictures: Record<RulePiece, () => VNode> = {
  infamy: marked('skull'),
  crewDie: die(0, 5),
  freebooter: die(FREEBOOTER, 4),
  spirits: marked('bottle'),
  chest: marked('chest'),
  bury: marked('cross'),
  hull: marked('hull'),
  smallCannon: marked('cannon'),
  cannon: marked('cannon'),
  ports: marked('port'),
  crew: marked('crew'),
  bag: marked('bag'),
  shot: marked('ball'),
};
