// The pieces of W·A·V·E·S for the gallery.

import { CLASSES, type Pile, TABLETS_BY_CLASS, type Waves, waves } from '@quayside/rules/waves';
import type { VNode } from 'preact';
import type { Sample } from '../../ui/sample.ts';
import { sampleBoard } from '../sampleBoard.ts';
import { WaveToken } from './Audience.tsx';
import { CardBack, CardFace } from './art/Card.tsx';
import { ClassMark, CrabMark, FishMark, LightningMark, ShellMark, WaveMark } from './art/Emblems.tsx';
import { Floor } from './art/Floor.tsx';
import { Collected } from './Collected.tsx';
import { Cover } from './Cover.tsx';
import type { Draft } from './draft.ts';
import { FlyingPiece } from './flyingPieces.tsx';
import { pieces } from './pieces.tsx';
import { type Scene, still } from './scene.ts';
import { Tablets } from './Tablets.tsx';
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

/** Fills its frame, or is light, as on the board. */
const overWater = (drawing: VNode, width: string, height?: string): VNode => (
  <div
    style={{
      position: 'relative',
      overflow: 'hidden',
      background: 'var(--sea-deep)',
      width,
      ...(height && { height }),
    }}
  >
    {drawing}
  </div>
);

/** Agents are played, and some are Rebels. */
const BOARD = sampleBoard<Waves, Scene, Draft, Parameters<typeof waves.setup>[1]>({
  game: waves,
  still,
  names: ['Ann', 'Ben', 'Cleo', 'Dan'],
  at: ({ phase, stances }, asked) => asked && phase.kind === 'play' && stances.includes('rebel'),
});
const GOAL = { different: 4, total: 7 };
const pile = (...counts: number[]): Pile => [0, ...counts] as unknown as Pile;

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
  { name: 'Floor', states: { usual: on(overWater(<Floor />, '12rem', '12rem')) } },
  {
    name: 'Tablets',
    states: {
      'while Agents are played': on(overWater(<Tablets scene={BOARD.scene} view={BOARD.view} draft={null} />, '40rem')),
      'one is put forth': on(
        overWater(
          <Tablets scene={{ ...BOARD.scene, active: BOARD.scene.tablets[1]! }} view={BOARD.view} draft={null} />,
          '40rem',
        ),
      ),
    },
  },
  {
    name: 'Collected',
    states: {
      nothing: on(<Collected side={0} collected={pile(0, 0, 0, 0, 0)} goal={GOAL} />),
      some: on(<Collected side={1} collected={pile(2, 0, 1, 0, 0)} goal={GOAL} />),
      'one short of both goals': on(<Collected side={2} collected={pile(3, 2, 1, 0, 0)} goal={GOAL} />),
      'shared with a partner': on(
        <Collected side={3} collected={pile(1, 1, 0, 0, 0)} goal={GOAL} sharedWith="Together with Ben." />,
      ),
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
