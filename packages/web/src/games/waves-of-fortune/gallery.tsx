// The pieces of Waves of Fortune for the gallery.

import {
  CARDS,
  COLOURS,
  type Enemy,
  FACES,
  type Ship,
  TOKENS,
  type WavesOfFortune,
  wavesOfFortune,
} from '@quayside/rules/waves-of-fortune';
import type { VNode } from 'preact';
import type { Sample } from '../../ui/sample.ts';
import { sampleBoard } from '../sampleBoard.ts';
import { IslandFeature, Reef, Whirlpool } from './art/Features.tsx';
import { FoeArt } from './art/FoeArt.tsx';
import { MARK_NAMES, Mark } from './art/Marks.tsx';
import { Corner, KingRock, KingStrength } from './art/Places.tsx';
import { SeaArt } from './art/SeaArt.tsx';
import { ShipArt } from './art/ShipArt.tsx';
import { BackArt, FaceArt } from './art/TileArt.tsx';
import { TokenArt, WreckArt } from './art/TokenArt.tsx';
import { Cover } from './Cover.tsx';
import type { Draft } from './draft.ts';
import { EventCard } from './EventCard.tsx';
import { Hold, HoldRow } from './Hold.tsx';
import { pieces } from './pieces.tsx';
import { type Scene, still } from './scene.ts';
import './art/counters.css';
import './art/seaArt.css';
import './art/tileArt.css';
import './captains.css';
import './lens.css';
import './palette.css';

const WATERS = ['shallows', 'depths', 'corner'] as const;

const on = (drawing: VNode, width?: string): VNode => (
  <div class="wf-palette" style={width ? { width } : {}}>
    {drawing}
  </div>
);

/** `box`: a tile begins at its corner, a counter or ship lies about its middle. */
const inSea = (drawing: VNode, box = '0 0 40 40'): VNode =>
  on(
    <svg class="wf-sea" viewBox={box} width="72" height="72" aria-hidden="true">
      {drawing}
    </svg>,
  );
const MIDDLE = '-22 -22 44 44';

/** One card of each deck. */
const CARDS_SHOWN = [...new Map(Object.values(CARDS).map(card => [card.deck, card.id])).values()];

const ENEMIES: readonly Enemy[] = ['pirate', 'kraken', 'king'];
/** Tiles whose drawings are all different. */
const DRAWN = [0, 1, 2, 3, 5, 8, 13, 21];
const SHIP: Ship = {
  colour: 'purple',
  at: 0,
  afloat: true,
  food: 4,
  crew: 5,
  gold: 0,
  chest: 0,
  maps: [],
  upgrades: [],
  gems: 0,
  becalmed: false,
  peeked: [],
};

const BOARD = sampleBoard<WavesOfFortune, Scene, Draft, Parameters<typeof wavesOfFortune.setup>[1]>({
  game: wavesOfFortune,
  still,
  names: ['Ann', 'Ben', 'Cleo'],
  at: ({ faces, wrecks }) => faces.includes('king') && wrecks.length > 0,
});

export const samples: readonly Sample[] = [
  { name: 'Cover', states: { usual: on(<Cover />, '20rem') } },
  {
    name: 'ShipArt',
    states: Object.fromEntries(
      COLOURS.map((colour, seat) => [colour, inSea(<ShipArt colour={colour} seat={seat} letter="A" />, MIDDLE)]),
    ),
  },
  { name: 'SeaArt', states: { usual: on(<SeaArt scene={BOARD.scene} letters={['A', 'B', 'C']} />, '24rem') } },
  { name: 'FoeArt', states: Object.fromEntries(ENEMIES.map(enemy => [enemy, on(<FoeArt enemy={enemy} />, '5rem')])) },
  {
    name: 'Known water',
    states: {
      ...Object.fromEntries(
        DRAWN.flatMap(tile => [
          [`island ${tile}`, inSea(<IslandFeature tile={tile} />, MIDDLE)],
          [`reef ${tile}`, inSea(<Reef tile={tile} />, MIDDLE)],
          [`whirlpool ${tile}`, inSea(<Whirlpool tile={tile} />, MIDDLE)],
        ]),
      ),
      corner: inSea(<Corner taken={false} />, MIDDLE),
      'corner, taken': inSea(<Corner taken />, MIDDLE),
      king: inSea(
        <>
          <KingRock />
          <KingStrength />
        </>,
        MIDDLE,
      ),
      'king, met': inSea(
        <>
          <KingRock crowded />
          <KingStrength left={4} />
        </>,
        MIDDLE,
      ),
    },
  },
  {
    name: 'Hold',
    states: {
      usual: on(<Hold ship={SHIP} />, '9rem'),
      'Deep Hold': on(<Hold ship={{ ...SHIP, upgrades: ['hold'], crew: 9, food: 6 }} />, '9rem'),
      sunk: on(<Hold ship={{ ...SHIP, afloat: false, crew: 0, food: 0 }} />, '9rem'),
      'in a row': on(<HoldRow ship={SHIP} crew={5} food={7} />, '16rem'),
    },
  },
  {
    name: 'FaceArt',
    states: Object.fromEntries(
      WATERS.flatMap(waters =>
        FACES.map(face => [`${face}, ${waters}`, inSea(<FaceArt waters={waters} face={face} />)]),
      ),
    ),
  },
  { name: 'BackArt', states: Object.fromEntries(WATERS.map(waters => [waters, inSea(<BackArt waters={waters} />)])) },
  {
    name: 'TokenArt',
    states: Object.fromEntries(
      TOKENS.flatMap(token => [
        [token, inSea(<TokenArt token={token} hp={token === 'pirate' || token === 'kraken' ? 8 : 0} />, MIDDLE)],
        [`${token}, small`, inSea(<TokenArt token={token} hp={0} small />, MIDDLE)],
      ]),
    ),
  },
  {
    name: 'WreckArt',
    states: {
      gold: inSea(<WreckArt gold={12} maps={[]} />, MIDDLE),
      empty: inSea(<WreckArt gold={0} maps={[]} />, MIDDLE),
    },
  },
  {
    name: 'EventCard',
    states: Object.fromEntries(
      CARDS_SHOWN.map(id => [`${CARDS[id]!.deck}: ${id}`, on(<EventCard id={id} />, '15rem')]),
    ),
  },
  { name: 'Mark', states: Object.fromEntries(MARK_NAMES.map(name => [name, on(<Mark name={name} />, '2.5rem')])) },
  {
    name: 'pieces in sentences',
    states: {
      card: pieces['card']!(CARDS_SHOWN[0]!, 'A card'),
      token: pieces['token']!('fish', 'Fish'),
      face: pieces['face']!('reef', 'Reef'),
      enemy: pieces['enemy']!('kraken', 'Kraken'),
      map: pieces['map']!('', 'a map'),
      gold: pieces['gold']!('', '5 gold'),
      food: pieces['food']!('', '2 food'),
      crew: pieces['crew']!('', '3 crew'),
      die: pieces['die']!('', '6'),
    },
  },
];
