// The pieces of Rattle, Battle, Grab the Loot for the gallery.

import {
  CARDS,
  DICE,
  type DieId,
  FACES,
  type Galleon,
  isCrazy,
  LOCATIONS,
  LOOT,
  type RattleBattle,
  rattleBattle,
  SAILOR,
  type SailorId,
  type SeaCard,
  UPGRADE,
  type UpgradeId,
} from '@quayside/rules/rattle-battle';
import type { VNode } from 'preact';
import { faceOf } from '../../ui/Emblem.tsx';
import type { Sample } from '../../ui/sample.ts';
import { sampleBoard } from '../sampleBoard.ts';
import { AdventureCard } from './AdventureCard.tsx';
import { AdventureResult } from './AdventureResult.tsx';
import { GalleonArt } from './art/GalleonArt.tsx';
import { HouseArt } from './art/HouseArt.tsx';
import { Amount, MARK_NAMES, Mark } from './art/Marks.tsx';
import { CardTiles } from './art/TileArt.tsx';
import { Cover } from './Cover.tsx';
import { CrazyTable } from './CrazyTable.tsx';
import { Tokens } from './decisions/Tokens.tsx';
import { DieFace } from './dieFaces.tsx';
import type { Draft } from './draft.ts';
import { pieces } from './pieces.tsx';
import { type Scene, still } from './scene.ts';
import './board.css';
import './palette.css';
import './port.css';
import './seaTable.css';

const CAPTAINS = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eva'].map((name, seat) => faceOf(seat, name, seat === 0));

const on = (drawing: VNode, width?: string): VNode => (
  <div class="rb-palette" style={width ? { width } : {}}>
    {drawing}
  </div>
);

const UPGRADES = Object.keys(UPGRADE) as UpgradeId[];
const SAILORS = Object.keys(SAILOR) as SailorId[];

/** What the drawing looks at. */
const galleon = (it: Pick<Galleon, 'sails' | 'cannons' | 'holds' | 'hamsters' | 'upgrades'>): VNode =>
  on(
    <div class="seat-1">
      <GalleonArt galleon={it as Galleon} />
    </div>,
    '16rem',
  );

/** One die of each owner and hull. */
const DICE_SHOWN: DieId[] = [
  ...new Map(Object.entries(DICE).map(([id, { hull, owner }]) => [`${owner} ${hull}`, id as DieId])).values(),
];

const TILED = Object.values(CARDS)
  .filter((card): card is SeaCard => !isCrazy(card) && card.tiles !== undefined)
  .slice(0, 6);

const board = (at: (open: RattleBattle['open'], asked: boolean) => boolean) =>
  sampleBoard<RattleBattle, Scene, Draft, Parameters<typeof rattleBattle.setup>[1]>({
    game: rattleBattle,
    still,
    names: ['Ann', 'Ben', 'Cleo'],
    at,
  });
const cardOf = ({ card }: RattleBattle['open']) => (card === null ? null : CARDS[card]!);
const AT_SEA = board((open, asked) => {
  const card = cardOf(open);
  return asked && card !== null && !isCrazy(card) && card.tiles !== undefined && open.sea.length > 4;
});
const AFTERWARDS = board((open, asked) => asked && open.step === 'stow' && open.sea.length === 0);
const CRAZY = board(({ crazy, phase }, asked) => asked && crazy !== null && phase.kind === 'reroll');
const TRAYS = {
  most: 4,
  chosenTray: { title: 'Kept', empty: 'nothing' },
  restTray: { title: 'Back into the bag', empty: 'nothing', lost: true },
  onChange: () => {},
};
const STOCK = { [LOOT[0]]: 3, [LOOT[1]]: 2, [LOOT[2]]: 1 };

export const samples: readonly Sample[] = [
  { name: 'Cover', states: { usual: on(<Cover />, '20rem') } },
  {
    name: 'GalleonArt',
    states: {
      new: galleon({
        sails: { ready: 1, exhausted: 0 },
        cannons: { ready: 1, exhausted: 0 },
        holds: 1,
        hamsters: 0,
        upgrades: [],
      }),
      exhausted: galleon({
        sails: { ready: 1, exhausted: 2 },
        cannons: { ready: 1, exhausted: 3 },
        holds: 2,
        hamsters: 1,
        upgrades: [],
      }),
      'large, with upgrades': galleon({
        sails: { ready: 5, exhausted: 1 },
        cannons: { ready: 6, exhausted: 0 },
        holds: 4,
        hamsters: 2,
        upgrades: UPGRADES.slice(0, 5).map((id, i) => ({ id, ready: i % 2 === 0, used: false })),
      }),
    },
  },
  {
    name: 'DieFace',
    states: Object.fromEntries(
      DICE_SHOWN.flatMap(die => {
        const { hull, owner } = DICE[die]!;
        const sides = owner === null || owner === 0 ? FACES[hull].keys() : [0];
        return [...sides].map(side => [
          `${die}, side ${side + 1}`,
          on(<DieFace die={die} side={side} faces={CAPTAINS} />, '3rem'),
        ]);
      }),
    ),
  },
  {
    name: 'HouseArt',
    states: Object.fromEntries(
      LOCATIONS.flatMap(location => [
        [location, on(<HouseArt location={location} open />, '6rem')],
        [`${location}, closed`, on(<HouseArt location={location} open={false} />, '6rem')],
      ]),
    ),
  },
  {
    name: 'CardTiles',
    states: Object.fromEntries(
      TILED.map(card => [
        card.id,
        on(
          <svg class="rb-chart" viewBox="-4 -4 288 288" width="160" aria-hidden="true">
            <CardTiles card={card} named />
          </svg>,
        ),
      ]),
    ),
  },
  {
    name: 'AdventureCard',
    states: {
      'at sea': on(<AdventureCard {...AT_SEA} />, '20rem'),
      crazy: on(<AdventureCard {...CRAZY} />, '20rem'),
    },
  },
  { name: 'AdventureResult', states: { usual: on(<AdventureResult {...AFTERWARDS} />, '20rem') } },
  { name: 'CrazyTable', states: { 'dice are rolled again': on(<CrazyTable {...CRAZY} />, '20rem') } },
  {
    name: 'Tokens',
    states: {
      'nothing chosen': on(<Tokens stock={STOCK} chosen={{}} {...TRAYS} />, '20rem'),
      'some chosen': on(
        <Tokens stock={STOCK} chosen={{ [LOOT[0]]: 2, [LOOT[2]]: 1 }} {...TRAYS} chosenFirst />,
        '20rem',
      ),
      'in piles': on(
        <Tokens
          stock={STOCK}
          chosen={{ [LOOT[1]]: 1 }}
          {...TRAYS}
          restTray={{ title: 'In the bag', empty: 'nothing' }}
          piled
        />,
        '20rem',
      ),
    },
  },
  { name: 'Mark', states: Object.fromEntries(MARK_NAMES.map(name => [name, on(<Mark name={name} />, '2.5rem')])) },
  { name: 'Amount', states: { coins: on(<Amount name="coin" value={12} what="coins" />) } },
  {
    name: 'pieces in sentences',
    states: {
      coins: pieces['coins']!('', '3 coins'),
      ...Object.fromEntries(LOOT.map(kind => [kind, pieces['loot']!(kind, kind)])),
      upgrade: pieces['upgrade']!(UPGRADES[0]!, 'An upgrade'),
      sailor: pieces['sailor']!(SAILORS[0]!, 'A sailor'),
      ...Object.fromEntries(DICE_SHOWN.map(die => [die, pieces['die']!(die, die)])),
      face: pieces['face']!('', '4'),
    },
  },
];
