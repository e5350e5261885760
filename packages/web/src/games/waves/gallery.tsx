// The pieces of W·A·V·E·S for the gallery.

import { CLASSES, TABLETS_BY_CLASS } from '@quayside/rules/waves';
import type { VNode } from 'preact';
import type { Sample } from '../../ui/sample.ts';
import { WaveToken } from './Audience.tsx';
import { CardBack, CardFace } from './art/Card.tsx';
import { ClassMark, CrabMark, FishMark, LightningMark, ShellMark, WaveMark } from './art/Emblems.tsx';
import { Cover } from './Cover.tsx';
import { FlyingPiece } from './flyingPieces.tsx';
import { pieces } from './pieces.tsx';
import './palette.css';
import './audience.css';
import './board.css';

const on = (drawing: VNode, width?: string): VNode => (
  <div class="waves-palette" style={width ? { width } : {}}>
    {drawing}
  </div>
);

/** As wide as a card on the board. */
const inFlight = (drawing: VNode): VNode => on(<div style={{ '--card': '4rem' }}>{drawing}</div>);

export const samples: readonly Sample[] = [
  { name: 'Cover', states: { usual: on(<Cover />, '20rem') } },
  {
    name: 'CardFace',
    states: Object.fromEntries(CLASSES.map(card => [`class ${card}`, on(<CardFace card={card} />, '7rem')])),
  },
  { name: 'CardBack', states: { usual: on(<CardBack />, '7rem'), small: on(<CardBack />, '3rem') } },
  {
    name: 'ClassMark',
    states: Object.fromEntries(CLASSES.map(card => [`class ${card}`, on(<ClassMark card={card} />, '3rem')])),
  },
  {
    name: 'Marks',
    states: {
      fish: on(<FishMark />, '3rem'),
      crab: on(<CrabMark />, '3rem'),
      shell: on(<ShellMark />, '3rem'),
      wave: on(<WaveMark />, '3rem'),
      lightning: on(<LightningMark />, '3rem'),
    },
  },
  { name: 'WaveToken', states: { usual: on(<WaveToken />) } },
  {
    name: 'in flight',
    states: {
      card: inFlight(<FlyingPiece piece={CLASSES[0]} />),
      'card, face down': inFlight(<FlyingPiece piece="back" />),
      shell: on(<FlyingPiece piece="shell" />, '3rem'),
      token: on(<FlyingPiece piece="token" />),
    },
  },
  {
    name: 'pieces in sentences',
    states: {
      ...Object.fromEntries(CLASSES.map(card => [`card ${card}`, pieces['card']!(card, `Elder ${card}`)])),
      ...Object.fromEntries(
        CLASSES.map(card => [`tablet of class ${card}`, pieces['tablet']!(TABLETS_BY_CLASS[card][0], 'A tablet')]),
      ),
      shells: pieces['shells']!('', '3 Shells'),
    },
  },
];
