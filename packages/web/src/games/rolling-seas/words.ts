// The sentences on the board of Rolling Seas, and the names its rules give the pieces.

import {
  ADVENTURES,
  type Bonus,
  type Direction,
  FINDS,
  ISLAND_CARDS,
  type Island,
  type Place,
  PORT_NAMES,
  type Port,
  RANKS,
  type Score,
  SHIPS,
  type Telling,
  type Track,
  taleOf,
} from '@quayside/rules/rolling-seas';
import type { VNode } from 'preact';
import { defineWords } from '../../words/define.ts';
import { list, plural, series } from '../../words/grammar.ts';

const nameOf = ({ name }: { name: string }): string => name;

const islandNames = Object.entries(ISLAND_CARDS).map(([island, { name }]) => [island, name]);

export const names = defineWords('games/rolling-seas/names', {
  ports: PORT_NAMES,
  islands: Object.fromEntries(islandNames) as Record<Island, string>,
  adventures: ADVENTURES.map(nameOf),
  ships: SHIPS.map(nameOf),
  /** By the face of the exploration die. */
  finds: FINDS.map(nameOf),
  /** By the Reputation they begin at. */
  ranks: Object.fromEntries(RANKS.map(({ from, name, line }) => [from, { name, line }])),
  directions: {
    N: 'north',
    NE: 'north-east',
    E: 'east',
    SE: 'south-east',
    S: 'south',
    SW: 'south-west',
    W: 'west',
    NW: 'north-west',
  } satisfies Record<Direction, string>,
  tracks: { provisions: 'Provisions', gold: 'Gold', story: 'Story' } satisfies Record<Track, string>,
});

const provisions = (count: number): string =>
  plural(count, { one: `${count} Provision`, other: `${count} Provisions` });
const bonusMovements = (count: number): string =>
  plural(count, { one: `${count} Bonus Movement`, other: `${count} Bonus Movements` });
const dice = (count: number): string => plural(count, { one: `${count} die`, other: `${count} dice` });

const BONUSES: Record<Bonus, string> = {
  move: 'a Bonus Movement',
  resupply: 'a free Resupply',
  gold: '1 Gold',
  story: '1 Story',
  star: '1 bonus Reputation',
};

const STAR_SOURCES: Record<keyof Score['stars'], string> = {
  provisions: 'Provisions',
  gold: 'Gold',
  story: 'Story',
  tellings: 'tellings',
  ships: 'ships',
};

/** What a sail costs and brings. */
export type SailCost = { wind: Direction; mp: number; provisions: number; moves: number; story: number };

const extras = ({ provisions: spent, moves, story }: Omit<SailCost, 'wind' | 'mp'>): string[] => [
  ...(spent > 0 ? [provisions(spent)] : []),
  ...(moves > 0 ? [bonusMovements(moves)] : []),
  ...(story > 0 ? [`Story +${story}`] : []),
];

export type TrackState = {
  held: number;
  /** What it will be when the choice is carried out. */
  after: number;
  /** The most that can be held; null where there is no limit. */
  hold: number | null;
  /** The next bonus, and how many boxes are left to it; null when there is none any more. */
  next: { bonuses: readonly Bonus[]; toGo: number } | null;
};

export const words = defineWords('games/rolling-seas/board', {
  keys: [
    ['Arrow keys', 'move the shape, or a cursor over the chart'],
    ['R, F', 'turn the shape, flip it'],
    ['N', 'the next spot where the shape may lie, or the next cell to start from'],
    ['W', 'the next wind on the dice'],
    ['1 to 9 as on a number pad', 'one step that way; with Shift by a Bonus Movement'],
    ['X', 'explore, and the next land'],
    ['P', 'visit the port; then T, G and S tell, resupply, upgrade the ship'],
    ['Enter or Space', 'choose the cell; again, or Enter: do it'],
    ['Backspace', 'one step back'],
    ['Escape', 'choose again'],
  ],

  // The bar of actions
  drawHere: 'Draw it here',
  shutsOff: (ports: readonly Port[]) => `No ship would reach ${list(ports.map(port => names.ports[port]))} any more.`,
  homePort: 'Home Port',
  chooseHome: 'Choose a cell beside a port.',
  notAHome: 'The ship starts in open water beside a port (3.3).',
  sailHint: 'Sail: press a die or a cell.',
  explore: 'Explore',
  chooseLand: 'Choose the land to explore.',
  overHold: (provisions: number) => `${provisions} over the hold`,
  port: 'Port',
  notAtPort: 'Your ship is not at a port (8.1).',
  nothingToDoHere: 'There is nothing you could do here (8.1).',
  bonusMovement: 'Bonus Movement',
  bonusMovementHint: 'The next step takes a Bonus Movement and costs nothing.',
  heaveTo: 'Heave to',
  sail: 'Sail',
  stepBack: 'One step back',
  stepBackHint: 'One step back (Backspace)',
  noWindTo: (cell: string) => `No wind takes you to ${cell} this turn.`,

  // At a port
  twoPorts: 'Your ship lies beside two ports.',
  visit: 'Visit',
  tell: (gain: VNode) => ['Tell ', gain],
  resupply: (change: VNode) => ['Resupply ', change],
  upgrade: 'Upgrade',
  upgradeTo: (ship: number, price: VNode) => [`${names.ships[ship]} `, price],

  // Above the chart
  yourChart: 'Your chart',
  chartOf: (captain: string) => `The chart of ${captain}`,
  youDrawOn: (captain: VNode) => ['You draw on ', captain],
  settingUp: 'Setting up',
  turn: (turn: VNode, turns: number) => ['Turn ', turn, `/${turns}`],

  // The cells of the chart
  cell: (cell: string, content: string, action: string) => `${cell}, ${content}${action ? `: ${action}` : ''}`,
  content: {
    ship: 'the ship',
    explored: 'explored land',
    land: 'land',
    rocks: 'rocks',
    storm: 'storm',
    monster: 'sea monster',
    wake: 'sailed already',
    sea: 'sea',
  },
  current: (to: Direction) => `current to ${to}`,
  portCell: (port: Port, { isHome, telling }: { isHome: boolean; telling: Telling | null }) =>
    series([
      names.ports[port],
      ...(isHome ? ['Home Port'] : []),
      ...(telling ? [`told for ${telling.value} on turn ${telling.turn}`] : []),
    ]),
  partOfDrawing: 'part of what you draw',
  startFrom: (port: Port) => `start from ${names.ports[port]}`,
  exploreHere: 'explore',
  sailHere: (cost: number) => `sail here for ${cost}`,
  sailCost: ({ wind, mp, ...others }: SailCost) => [`${wind} wind, ${mp} MP`, ...extras(others)].join(' · '),
  carriedTo: (cell: string, { wind, ...others }: Omit<SailCost, 'mp' | 'moves'>) =>
    [`${wind} wind, carried to ${cell}`, ...extras({ ...others, moves: 0 })].join(' · '),

  // The dice mat
  diceMat: 'Dice mat',
  sailWith: (wind: Direction, count: number) => `Sail with the wind to the ${names.directions[wind]}, ${dice(count)}`,
  windHint: (wind: Direction) => `Wind to the ${names.directions[wind]}: see where it takes you.`,
  windDice: (wind: Direction, count: number) => `${dice(count)}: ${names.directions[wind]}`,
  noWayOutOfStorm: 'From there no way leads out of the Storm.',
  bonusStep: (to: Direction) => `Bonus Movement ${names.directions[to]}`,
  step: (to: Direction, cost: number) => `One step ${names.directions[to]} for ${cost}`,
  anotherWind: (wind: Direction) => `The wind blows to the ${names.directions[wind]}. Choose another wind.`,
  anotherWindHint: 'Choose another wind',
  mpLeft: (mp: number) => `${mp} MP left`,
  bonusMovements: 'Bonus Movements',
  turnShape: 'Turn it',
  turnShapeHint: 'Turn it by a quarter (R)',
  flipShape: 'Flip it',
  flipShapeHint: 'Flip it over (F)',
  moveShape: (to: Direction) => `Move it ${names.directions[to]}`,
  nextSpot: 'Next legal spot',
  nextSpotHint: 'The next spot where it may lie (N)',
  find: (face: number) =>
    `Exploring, ${names.finds[face]}: ${FINDS[face]!.provisions} Provisions, ${FINDS[face]!.gold} Gold, ${FINDS[face]!.story} Story`,
  exploreFind: (find: string) => `${find}. Explore.`,

  // The ledger
  yourLedger: 'Your ledger',
  ledgerOf: (captain: string) => `The ledger of ${captain}`,
  ship: ({ speed, hold }: { speed: number; hold: number }) => `speed ${speed}, hold ${hold}`,
  movesInStock: (count: number) => `${bonusMovements(count)} in stock`,
  track: (track: Track, { held, after, hold, next }: TrackState) =>
    `${names.tracks[track]} ${held}${hold === null ? '' : ` of ${hold}`}${after === held ? '' : `, then ${after}`}; ${
      next ? `${next.toGo} to go to ${list(next.bonuses.map(bonus => BONUSES[bonus]))}` : 'no bonus left'
    }`,
  tellings: 'Stories told',
  telling: (number: number, { value, port, turn }: Telling) =>
    `Telling ${number}: ${value} at ${names.ports[port]}, turn ${turn}`,
  noTelling: (number: number, stars: number) =>
    `Telling ${number}: not yet${stars > 0 ? `, ${stars} bonus Reputation` : ''}`,
  turns: 'Turns',
  turnNumber: (turn: number) => `Turn ${turn}: `,

  // The other charts
  otherCharts: 'The other charts',
  lookAtChart: (
    chart: string,
    { reputation, story, gold, isReady }: { reputation: number; story: number; gold: number; isReady: boolean },
  ) => `${chart}: Reputation ${reputation}, Story ${story}, Gold ${gold}${isReady ? ', ready' : ''}. Look at it.`,
  putBack: 'Put it back',

  // The end
  rank: (name: VNode, line: string) => [name, ` ${line}`],
  rankName: (from: number) => `${names.ranks[from]!.name}.`,
  told: 'Told',
  bonus: 'Bonus',
  starSources: (stars: Score['stars']) =>
    `(${series(
      Object.entries(stars)
        .filter(([, count]) => count > 0)
        .map(([source, count]) => `${STAR_SOURCES[source as keyof Score['stars']]} ${count}`),
    )})`,
  endedAt: {
    home: 'Ended at home',
    port: 'Ended at a port',
    drift: 'Made for the nearest port',
    nowhere: 'Ended at sea',
  } satisfies Record<Place, string>,
  finalStory: 'Final story',
  storyGraph: 'Story, turn by turn',
  storyOf: (captain: string, { story, told }: { story: number; told: readonly number[] }) =>
    `${captain}: Story ${story} at the end, told in turns ${told.length > 0 ? series(told) : 'none'}.`,

  // The tale of a voyage
  tale: taleOf,
  taleTitle: (title: string) => `The tale: ${title}`,
  somebody: 'Somebody',
  taleCopied: 'The tale is copied.',
  taleNotCopied: 'Your browser does not let us copy. The tale is marked: copy it yourself.',
  shipName: 'The name of the ship',
  inFull: 'In full',
  inShort: 'In short',
  copy: 'Copy',
  done: 'Done',
  trim: 'Trim',
  pin: 'Pin it: the short tale has it too',
  strike: 'Strike it: no tale has it',
});
