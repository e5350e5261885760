// The pieces of Rolling with the Waves for the gallery.

import {
  COLOURS,
  FACES,
  FREEBOOTER,
  ICONS,
  RAISED,
  type RollingWithTheWaves,
  rollingWithTheWaves,
} from '@quayside/rules/rolling-with-the-waves';
import type { VNode } from 'preact';
import type { Sample } from '../../ui/sample.ts';
import { sampleBoard } from '../sampleBoard.ts';
import { Bottle } from './art/Bottle.tsx';
import { BuriedChest, OpenChest } from './art/Chest.tsx';
import { Coin, CoinBed } from './art/Coin.tsx';
import { Gun } from './art/Gun.tsx';
import { Harbours, Isle } from './art/Isle.tsx';
import { Ball, Berth, Bonus, Flag, Shield, Shot } from './art/levels.tsx';
import { MARK_NAMES, Mark } from './art/Marks.tsx';
import { Parchment } from './art/Parchment.tsx';
import { Sack } from './art/Sack.tsx';
import { Sailors } from './art/Sailors.tsx';
import { Ship } from './art/Ship.tsx';
import { Skulls } from './art/Skulls.tsx';
import { Square } from './art/Square.tsx';
import { Cover } from './Cover.tsx';
import { CrewDie } from './CrewDie.tsx';
import { Bag } from './deck/Bag.tsx';
import { Pool } from './deck/Pool.tsx';
import { Volley } from './deck/Volley.tsx';
import type { Draft } from './draft.ts';
import { MapPicture } from './map/MapPicture.tsx';
import type { MapState } from './map/mapState.ts';
import { PLACES } from './map/places.ts';
import { pieces } from './pieces.tsx';
import { type Fired, type Scene, still } from './scene.ts';
import './palette.css';
import './flights.css';

const on = (drawing: VNode, width?: string, height?: string): VNode => (
  <div
    class="rw-palette"
    style={{ position: 'relative', isolation: 'isolate', ...(width && { width }), ...(height && { height }) }}
  >
    {drawing}
  </div>
);

const CHEST = { x: 2, y: 4, w: 80, h: 112 };
const GUN = { x: 12, y: 20, w: 136, h: 60 };
const PLAIN = { fresh: false, open: false, anchor: '' };

const drawn = (drawing: VNode): VNode =>
  on(
    <svg viewBox="0 0 180 120" width="180" height="120" style={{ '--scale': 1 }} aria-hidden="true">
      {drawing}
    </svg>,
  );

const inMyColour = (drawing: VNode): VNode => <g class="seat-1">{drawing}</g>;

/** A part of a Pirate Map. */
const partOfMap = (drawing: VNode, box: { x: number; y: number; w: number; h: number }, width: number): VNode =>
  on(
    <svg
      viewBox={`${box.x} ${box.y} ${box.w} ${box.h}`}
      width={width}
      height={(width * box.h) / box.w}
      class="seat-1"
      style={{ '--scale': width / box.w }}
      aria-hidden="true"
    >
      {drawing}
    </svg>,
  );

const BOTTLE = { x: 60, y: 10, w: 44, h: 100 };
const HARBOURS = { x: 4, y: 60, step: 36, size: 26 };
const SAILORS = { x: 10, y: 80, step: 44, size: 36 };
const SKULLS = { x: 4, y: 16, step: 20, size: 18 };
const { wide } = PLACES;

/** While dice are drafted, with some of them taken. */
const BOARD = sampleBoard<RollingWithTheWaves, Scene, Draft, Parameters<typeof rollingWithTheWaves.setup>[1]>({
  game: rollingWithTheWaves,
  still,
  names: ['Ann', 'Ben', 'Cleo'],
  at: ({ phase, round, pool }, asked) => asked && phase.kind === 'draft' && round > 2 && pool.length < 8,
});
const VOLLEY: Fired = {
  type: 'fired',
  seat: 1,
  aim: { target: 0, chest: 'chestA' },
  shots: 4,
  blocked: 1,
  stolen: [6, 5, 3],
  stored: 2,
} as unknown as Fired;

/** A map in the middle of a game, with three dice about to be written. */
const SAMPLE: MapState = {
  seat: 1,
  captain: {
    infamy: 7,
    nest: [],
    squares: {
      spirits: [2],
      chestA: [6, 5, 2],
      chestB: [4],
      chestC: [5, 6, 3],
      hull: [6, 6],
      smallCannon: [5],
      largeCannon: [4, 5],
      ports: [6, 4],
      crew: [5],
    },
    buried: { chestA: false, chestB: false, chestC: true },
    allocation: null,
  },
  orders: [
    { icon: 'hull', value: 4 },
    { icon: 'largeCannon', value: 6 },
    { icon: 'ports', value: 5 },
  ],
  burying: null,
  fresh: icon => icon === 'crew',
  lit: icon => icon === 'chestA',
  cost: 0,
  firing: [],
};

export const samples: readonly Sample[] = [
  { name: 'Cover', states: { usual: on(<Cover />, '20rem') } },
  {
    name: 'CrewDie',
    states: Object.fromEntries(
      COLOURS.flatMap(colour =>
        FACES.filter(face => colour === 0 || colour === FREEBOOTER || face === 5).map(face => [
          `${colour === FREEBOOTER ? 'freebooter' : `seat ${colour}`}, ${face}`,
          on(<CrewDie die={{ colour, face }} />),
        ]),
      ),
    ),
  },
  {
    name: 'in flight',
    states: {
      value: on(<b class="rw-flying-value">4</b>),
      coin: on(<b class="rw-flying-coin">6</b>),
      ball: on(<Mark name="ball" class="rw-flying-ball" />),
      skull: on(<Mark name="skull" class="rw-flying-skull" />),
    },
  },
  { name: 'Mark', states: Object.fromEntries(MARK_NAMES.map(name => [name, on(<Mark name={name} />, '2.5rem')])) },
  {
    name: 'Chest',
    states: {
      'half full': drawn(<OpenChest at={CHEST} letter="A" sum={11} values={[5, 6]} planned={null} {...PLAIN} />),
      planned: drawn(<OpenChest at={CHEST} letter="B" sum={5} values={[5]} planned={4} {...PLAIN} />),
      'a die may go in': drawn(<OpenChest at={CHEST} letter="C" sum={0} values={[]} planned={null} {...PLAIN} open />),
      full: drawn(<OpenChest at={CHEST} letter="A" sum={18} values={[5, 6, 7, 1]} planned={null} {...PLAIN} fresh />),
      buried: drawn(
        <BuriedChest
          at={CHEST}
          letter="C"
          sum={14}
          values={[5, 6, 3]}
          planned={null}
          {...PLAIN}
          coming={false}
          isNew={false}
        />,
      ),
    },
  },
  {
    name: 'Gun',
    states: {
      idle: drawn(<Gun at={GUN} state="idle" firing={false} />),
      'one die short': drawn(<Gun at={GUN} state="short" firing={false} />),
      loaded: drawn(<Gun at={GUN} state="loaded" firing={false} />),
    },
  },
  {
    name: 'marks of levels',
    states: Object.fromEntries(
      (['open', 'reached', 'planned'] as const).map(state => [
        state,
        drawn(
          <g class="seat-0">
            <Shield x={20} y={30} r={16} text={8} state={state} />
            <Ball x={60} y={30} r={15} text={4} state={state} />
            <Flag x={105} y={30} r={16} text={10} state={state} />
            <Berth x={150} y={30} r={15} text={11} state={state} />
            <Shot x={20} y={75} r={6} state={state} />
            <Bonus x={60} y={80} r={15} text="+2" isEarned={state === 'reached'} />
          </g>,
        ),
      ]),
    ),
  },
  {
    name: 'Bottle',
    states: {
      empty: drawn(<Bottle at={BOTTLE} doses={0} planned={0} />),
      'one dose': drawn(<Bottle at={BOTTLE} doses={1} planned={1} />),
      'a second is planned': drawn(<Bottle at={BOTTLE} doses={1} planned={2} />),
      full: drawn(<Bottle at={BOTTLE} doses={2} planned={2} />),
    },
  },
  {
    name: 'Coin, CoinBed',
    states: {
      ...Object.fromEntries(
        (['deep', 'top', 'planned', 'fresh'] as const).map(look => [
          look,
          drawn(
            <>
              <Coin x={40} y={60} r={24} value={5} look={look} />
              <Coin x={120} y={60} r={24} value={RAISED} look={look} />
            </>,
          ),
        ]),
      ),
      beds: drawn(
        <>
          <CoinBed x={40} y={60} r={24} isNext={false} anchor="bed" />
          <CoinBed x={120} y={60} r={24} isNext anchor="next-bed" />
        </>,
      ),
    },
  },
  {
    name: 'Square',
    states: Object.fromEntries(
      (['paper', 'wood', 'iron', 'glass'] as const).map(ground => [
        ground,
        drawn(
          <g>
            {(['empty', 'next', 'written', 'fresh', 'planned'] as const).map((look, n) => (
              <Square
                key={look}
                x={4 + n * 35}
                y={40}
                size={30}
                value={n < 2 ? undefined : n === 3 ? RAISED : 5}
                look={look}
                on={ground}
                anchor={look}
              />
            ))}
          </g>,
        ),
      ]),
    ),
  },
  {
    name: 'Sailors',
    states: {
      'two at the rail': drawn(inMyColour(<Sailors at={SAILORS} count={2} coming={false} />)),
      'one more comes': drawn(inMyColour(<Sailors at={SAILORS} count={2} coming />)),
    },
  },
  {
    name: 'Skulls',
    states: Object.fromEntries(
      [0, 3].map(cost => [
        cost ? 'three would be paid' : 'seven',
        partOfMap(<Skulls at={SKULLS} infamy={7} cost={cost} />, { x: 0, y: 0, w: 730, h: 36 }, 320),
      ]),
    ),
  },
  {
    name: 'Isle, Harbours',
    states: {
      Isle: partOfMap(<Isle places={wide} />, wide.island, 240),
      'no port raided': drawn(<Harbours at={HARBOURS} count={5} raided={0} planned={false} />),
      'two raided, a third planned': drawn(<Harbours at={HARBOURS} count={5} raided={2} planned />),
    },
  },
  {
    name: 'Ship',
    states: Object.fromEntries(
      [0, 2].map(level => [
        `Hull ${level}, ${level + 1} planned`,
        partOfMap(
          <Ship places={wide} seat={1} level={level} planned={level + 1} />,
          { x: 450, y: 0, w: 550, h: wide.height },
          240,
        ),
      ]),
    ),
  },
  { name: 'Sack', states: { usual: on(<Sack pours={false} />, '4rem') } },
  { name: 'Bag', states: { usual: on(<Bag scene={BOARD.scene} faces={BOARD.faces} pours={false} />, '20rem') } },
  {
    name: 'Pool',
    states: {
      'my draft': on(<Pool {...BOARD} />, '20rem'),
      'not my draft': on(<Pool {...BOARD} menu={null} />, '20rem'),
      watched: on(<Pool {...BOARD} me={null} menu={null} />, '20rem'),
    },
  },
  {
    name: 'Volley',
    states: {
      'three stolen, one lost': on(<Volley volley={VOLLEY} faces={BOARD.faces} />, '24rem'),
      'into the sea': on(
        <Volley volley={{ ...VOLLEY, aim: null, shots: 0, blocked: 0, stolen: [] }} faces={BOARD.faces} />,
        '24rem',
      ),
    },
  },
  {
    name: 'Pirate Map',
    states: Object.fromEntries(
      [PLACES.square, PLACES.mini].map(places => [
        places.name,
        <div
          key={places.name}
          class="rw-palette seat-1"
          style={{ position: 'relative', width: '20rem', aspectRatio: `${places.width} / ${places.height}` }}
        >
          <MapPicture places={places} scale={320 / places.width} state={SAMPLE} most={null} />
        </div>,
      ]),
    ),
  },
  { name: 'Parchment', states: { usual: on(<Parchment />, '20rem', '14rem') } },
  {
    name: 'pieces in sentences',
    states: {
      ...Object.fromEntries(ICONS.map(icon => [icon, pieces['icon']!(icon, icon)])),
      value: pieces['value']!('', '4'),
      infamy: pieces['infamy']!('', '2 Infamy'),
      die: pieces['die']!('1-4', 'Ben’s 4'),
      freebooter: pieces['die']!(`${FREEBOOTER}-2`, 'freebooter 2'),
    },
  },
];
