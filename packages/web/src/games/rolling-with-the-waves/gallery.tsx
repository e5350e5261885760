// The pieces of Rolling with the Waves for the gallery.

import { COLOURS, FACES, FREEBOOTER, ICONS } from '@quayside/rules/rolling-with-the-waves';
import type { VNode } from 'preact';
import type { Sample } from '../../ui/sample.ts';
import { BuriedChest, OpenChest } from './art/Chest.tsx';
import { Gun } from './art/Gun.tsx';
import { Ball, Berth, Flag, Shield } from './art/levels.tsx';
import { MARK_NAMES, Mark } from './art/Marks.tsx';
import { Parchment } from './art/Parchment.tsx';
import { Cover } from './Cover.tsx';
import { CrewDie } from './CrewDie.tsx';
import { MapPicture } from './map/MapPicture.tsx';
import type { MapState } from './map/mapState.ts';
import { PLACES } from './map/places.ts';
import { pieces } from './pieces.tsx';
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
          </g>,
        ),
      ]),
    ),
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
