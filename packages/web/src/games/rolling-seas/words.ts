// The sentences on the board of Rolling Seas, and the names its rules give the pieces.

import {
  ADVENTURES,
  type Bonus,
  type Direction,
  FINDS,
  ISLAND_CARDS,
  type Island,
  type LandfallPlace,
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
import { either, list, plural, series } from '../../words/grammar.ts';

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
const provisionsOf = (count: number): string =>
  plural(count, { one: `${count} Provision`, other: `${count} Provisions` });
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

/** Winds are named by where they blow to, as the dice show them. */
const windTo = (wind: Direction): string => `Wind to the ${names.directions[wind]}`;

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
  /** The prompt once an action is begun. */
  asks: {
    home: (port: string, cell: string) =>
      `Your Home Port is ${port}, and you start at ${cell}. Confirm, or choose another cell.`,
    sail: (
      wind: string,
      { used, speed, provisions, left, story }: Record<'used' | 'speed' | 'provisions' | 'left' | 'story', number>,
    ) =>
      series([
        `Wind to the ${wind}: ${used} of ${speed} points`,
        ...(provisions > 0
          ? [plural(provisions, { one: `${provisions} Provision spent`, other: `${provisions} Provisions spent` })]
          : []),
        plural(left, { one: `${left} Provision left`, other: `${left} Provisions left` }),
        ...(story > 0 ? [`${story} Story gained`] : []),
      ]),
    explore: (
      cell: string,
      find: string,
      { provisions, gold, story }: Record<'provisions' | 'gold' | 'story', number>,
    ) =>
      `Explore ${cell}, where the die finds ${find}: ${provisionsOf(provisions)}, ${gold} Gold, ${story} Story. This land is explored only once.`,
    visit: (port: string, { reputation, price, gold }: Record<'reputation' | 'price' | 'gold', number>) =>
      `${port}: ${reputation} Reputation for ${price} of your ${gold} Gold. A story is told once at each port.`,
  },

  keys: [
    ['Arrow keys', 'move the shape, or a cursor over the chart'],
    ['R, F', 'turn the shape, flip it; a press on it, the wheel and the right button turn it too'],
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
  sailCost: ({ wind, mp, ...others }: SailCost) =>
    [windTo(wind), plural(mp, { one: `${mp} point`, other: `${mp} points` }), ...extras(others)].join(' · '),
  pressAgain: (cost: string) => `${cost} · press again to sail`,
  cellTips: {
    storm: (name: string) => `${name}: each cell crossed adds 1 Story; no sail ends in a Storm.`,
    monster: (name: string) => `${name}: takes 1 Provision and adds 2 Story.`,
    current: (name: string) => `${name}: carries the ship along; every second cell adds 1 Story.`,
    rocks: (name: string) => `${name}: no ship passes.`,
    explored: 'Explored: nothing more is found here.',
  },
  refusedAt: (cell: string, why: string) => `${cell}: ${why}`,
  carriedTo: (cell: string, { wind, ...others }: Omit<SailCost, 'mp' | 'moves'>) =>
    [windTo(wind), `carried to ${cell}`, ...extras({ ...others, moves: 0 })].join(' · '),

  // The dice mat
  diceMat: 'Dice mat',
  sailWith: (wind: Direction, count: number) => `Sail with the wind to the ${names.directions[wind]}, ${dice(count)}`,
  windHint: (wind: Direction) => `${windTo(wind)}: see where it takes you.`,
  windDice: (wind: Direction, count: number) => `${dice(count)}: ${names.directions[wind]}`,
  noWayOutOfStorm: 'From there no way leads out of the Storm.',
  bonusStep: (to: Direction) => `Bonus Movement ${names.directions[to]}`,
  step: (to: Direction, cost: number) => `One step ${names.directions[to]} for ${cost}`,
  anotherWind: (wind: Direction) => `The wind blows to the ${names.directions[wind]}. Choose another wind.`,
  anotherWindHint: 'Choose another wind',
  pointsLeft: (points: number) => plural(points, { one: `${points} point left`, other: `${points} points left` }),
  bonusMovements: 'Bonus Movements',
  turnShape: 'Turn it',
  turnShapeHint: 'Turn it by a quarter (R)',
  flipShape: 'Flip it',
  flipShapeHint: 'Flip it over (F)',
  moveShape: (to: Direction) => `Move it ${names.directions[to]}`,
  nextSpot: 'Next legal spot',
  nextSpotHint: 'The next spot where it may lie (N)',
  find: (face: number) =>
    `Exploring, ${names.finds[face]}: ${provisionsOf(FINDS[face]!.provisions)}, ${FINDS[face]!.gold} Gold, ${FINDS[face]!.story} Story`,
  findTip: (find: string) => `${find}. Whoever explores land beside the ship this turn finds this.`,
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
  held: (track: Track, held: number) => `${names.tracks[track]} ${held}`,
  shipTip: (ship: number) => {
    const { speed, hold } = SHIPS[ship]!;
    const next = SHIPS[ship + 1];
    return `${names.ships[ship]}: ${speed} movement points for each sail, and room for ${provisions(hold)}.${
      next ? ` At a port, ${next.price} Gold buy the ${names.ships[ship + 1]} and 1 bonus Reputation.` : ''
    }`;
  },
  movesTip: (count: number) =>
    `${bonusMovements(count)}: one free step each, before or after the paid steps of a sail.`,
  trackTips: {
    provisions: (now: string) =>
      `${now}. A Provision pays for a movement point you lack; a Sea Monster takes one. A Resupply at a port costs 1 Gold.`,
    gold: (now: string) => `${now}. Gold pays for Resupplies and better ships at ports.`,
    story: (now: string) => `${now}. Told at a port, each Story is 1 Reputation; it is not used up.`,
  } satisfies Record<Track, (now: string) => string>,
  tellingTip: (telling: string) => `${telling}. Each port hears your story once.`,
  turnsTip: 'What you did each turn: the wind you sailed with, X for exploring, P for a port.',
  tellings: 'Stories told',
  telling: (number: number, { value, port, turn }: Telling) =>
    `Telling ${number}: ${value} at ${names.ports[port]}, turn ${turn}`,
  noTelling: (number: number, stars: number) =>
    `Telling ${number}: not yet${stars > 0 ? `, ${stars} bonus Reputation` : ''}`,
  turns: 'Turns',
  turnNumber: (turn: number) => `Turn ${turn}: `,

  // The other charts
  otherCharts: 'The other charts',
  ledger: 'Ledger',
  ledgerAndCharts: 'Ledger and charts',
  lookAtChart: (
    chart: string,
    { reputation, story, gold, isReady }: { reputation: number; story: number; gold: number; isReady: boolean },
  ) => `${chart}: Reputation ${reputation}, Story ${story}, Gold ${gold}${isReady ? ', ready' : ''}. Look at it.`,
  chartTip: (chart: string, { reputation, story }: { reputation: number; story: number }) =>
    `${chart}: Reputation ${reputation}, Story ${story}. Press to look at it.`,
  putBack: 'Put it back',

  // What is happening
  moments: {
    ride: 'A ride on the current',
    listens: (port: string) => `${port} hears your story`,
    finalStory: (port: string | null) => (port ? `The last story, at ${port}` : 'The last story, told on board'),
    reputation: 'Reputation',
    line: (slot: number, slots: number) => `Telling ${slot} of ${slots}`,
    landfall: (bonus: number) => `${bonus} of it for where the voyage ended`,
    resupplied: 'The hold is filled',
    newShip: (ship: number) => `A ${names.ships[ship]}!`,
    bonus: (bonus: Bonus) => `Bonus: ${BONUSES[bonus]}`,
    excess: (lost: number) => `No room for ${provisions(lost)}`,
    stuck: 'No wind takes the ship anywhere: it heaves to, unasked.',
    hoveTo: 'Hove to',
    drifted: (port: string) => `To ${port}, the nearest port`,
    drawnBy: (captain: VNode, name: string) => [captain, ` drew ${name}`],
    noRoom: (name: string) => `There is no room for ${name}.`,
    home: (port: string) => `Home Port: ${port}`,
  },
  /** What a story holds, by how much of it. */
  holds: {
    monsters: (count: number) => plural(count, { one: '1 Sea Monster met', other: `${count} Sea Monsters met` }),
    storms: (count: number) => plural(count, { one: '1 Storm cell crossed', other: `${count} Storm cells crossed` }),
    currents: (count: number) =>
      plural(count, { one: '1 current cell ridden', other: `${count} current cells ridden` }),
    lands: (count: number) => plural(count, { one: '1 land explored', other: `${count} lands explored` }),
    ports: (count: number) => plural(count, { one: '1 port told', other: `${count} ports told` }),
  },
  /** What somebody did last, at their seat. */
  marks: {
    told: (value: number) => `told: +${value}`,
    upgraded: (ship: number) => `bought a ${names.ships[ship]}`,
    found: (face: number) => `found: ${names.finds[face]}`,
    stars: (count: number) => plural(count, { one: '+1 star', other: `+${count} stars` }),
    monster: 'met a monster',
    storm: 'through a storm',
    carried: 'rode a current',
    resupplied: 'resupplied',
    hoveTo: 'hove to',
    drifted: 'made for port',
    drewOn: (letter: string) => `drew on ${letter}`,
    noRoom: 'no room for the card',
    home: (port: Port) => `from ${names.ports[port]}`,
    sails: (wind: Direction) => `sails ${wind}`,
    bonus: (bonus: Bonus) => `earned ${BONUSES[bonus]}`,
  },
  cards: {
    covers: (cells: readonly string[]) => `covers ${either(cells)}`,
    harbour: (port: string) => `its port: ${port}`,
    touches: (column: string, row: number) => `touches column ${column} or row ${row}`,
    passed: {
      left: 'Charts go to the left: each draws on the right neighbour’s.',
      right: 'Charts go to the right: each draws on the left neighbour’s.',
      keep: 'Everybody draws it on their own chart.',
    },
  },

  // The end
  voyages: 'The voyages',
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
  } satisfies Record<LandfallPlace, string>,
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
