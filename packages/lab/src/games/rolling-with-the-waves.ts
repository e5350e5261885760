// What a designer of Rolling with the Waves would ask about: where dice go, what cannons take, whether burying pays,
// and what is paid for other captains' dice.

import {
  CANNONS,
  type Event,
  ICON_NAMES,
  ICONS,
  type Icon,
  type RollingWithTheWaves,
  TRACKS,
} from '@quayside/rules/rolling-with-the-waves';
import type { GameThings, Thing } from '../things.ts';
import { Collector } from './collector.ts';

const nameOf = (icon: Icon): string => ICON_NAMES[icon];
const TRACK_NAMES = { hull: 'Hull', ports: 'Raid Ports', crew: 'Hire Crew' } as const;
const TOP = 3; // the highest level of a track
const DEAR = 6; // Infamy

const FULL_CHEST = 'A chest is buried when there is something in it to keep: whoever buries has treasure already.';
const POINTS = 'A filled track is worth 5 points by itself.';

const THINGS: readonly Thing[] = [
  ...ICONS.map(icon => ({
    id: `opening-${icon}`,
    kind: 'First round',
    label: `Put a die on ${nameOf(icon)} in the first round`,
  })),
  { id: 'raised', kind: 'Dice', label: 'Raised Spirits for a 7', fact: 'raising' },
  { id: 'bought', kind: 'Dice', label: 'Bought a die of another captain', fact: 'buying' },
  { id: 'bought-dear', kind: 'Dice', label: `Paid ${DEAR} Infamy or more for dice`, fact: 'buying' },
  { id: 'sailor', kind: 'Dice', label: 'Took a drunken sailor', fact: 'sailors' },
  { id: 'fired-smallCannon', kind: 'Cannons', label: 'Fired the small cannon' },
  { id: 'fired-largeCannon', kind: 'Cannons', label: 'Fired the large cannon' },
  { id: 'robbed', kind: 'Cannons', label: 'Took treasure with a cannon', fact: 'taking' },
  { id: 'was-robbed', kind: 'Cannons', label: 'Lost treasure to a cannon', fact: 'losing' },
  { id: 'buried-1', kind: 'Burying', label: 'Buried a chest', fact: 'burying', warning: FULL_CHEST },
  { id: 'buried-2', kind: 'Burying', label: 'Buried two chests', fact: 'burying', warning: FULL_CHEST },
  { id: 'buried-3', kind: 'Burying', label: 'Buried three chests', fact: 'burying', warning: FULL_CHEST },
  ...TRACKS.map(track => ({
    id: `level-${track}`,
    kind: 'Tracks',
    label: `Reached level ${TOP} of ${TRACK_NAMES[track]}`,
  })),
  ...TRACKS.map(track => ({
    id: `full-${track}`,
    kind: 'Tracks',
    label: `Filled ${TRACK_NAMES[track]}`,
    warning: POINTS,
  })),
];

export const things: GameThings<RollingWithTheWaves> = {
  things: THINGS,
  counters: [
    { id: 'dice', label: 'Dice written' },
    { id: 'drafted', label: 'Dice drafted' },
    { id: 'bought', label: 'Dice bought from other captains' },
    { id: 'sailors', label: 'Drunken sailors' },
    { id: 'salvoes', label: 'Cannons fired at somebody' },
    { id: 'shots', label: 'Shots fired at somebody' },
    { id: 'blocked', label: 'Shots blocked by a Hull' },
    { id: 'stolen', label: 'Treasures taken' },
    { id: 'lost', label: 'Treasures taken that found no room' },
    { id: 'empty', label: 'Cannons that took nothing' },
    { id: 'buried', label: 'Chests buried' },
    { id: 'sevens', label: 'Dice raised to a 7' },
    ...ICONS.map(icon => ({ id: `dice-${icon}`, label: `Dice on ${nameOf(icon)}` })),
  ],
  measures: [
    ...ICONS.map(icon => ({ id: `dice-${icon}`, label: `Dice on ${nameOf(icon)}` })),
    { id: 'paid', label: 'Infamy paid for dice', fact: 'buying' },
    { id: 'bought', label: 'Dice bought', fact: 'buying' },
    { id: 'sailors', label: 'Drunken sailors taken', fact: 'sailors' },
    { id: 'raised', label: 'Sevens by Raise Spirits', fact: 'raising' },
    { id: 'taken', label: 'Treasure taken by cannons, in points', fact: 'taking' },
    { id: 'robbed', label: 'Treasure lost to cannons, in points', fact: 'losing' },
    { id: 'buried', label: 'Chests buried', fact: 'burying' },
  ],
  shares: [
    ...ICONS.map(icon => ({ kind: 'Where dice go', label: nameOf(icon), hits: `dice-${icon}`, tries: ['dice'] })),
    { kind: 'Drafting', label: 'Dice bought from other captains', hits: 'bought', tries: ['drafted'] },
    { kind: 'Drafting', label: 'Dice taken as drunken sailors', hits: 'sailors', tries: ['drafted'] },
    { kind: 'Cannons', label: 'Shots blocked by a Hull', hits: 'blocked', tries: ['shots'] },
    { kind: 'Cannons', label: 'Cannons that took nothing', hits: 'empty', tries: ['salvoes'] },
    { kind: 'Cannons', label: 'Treasures taken that found no room', hits: 'lost', tries: ['stolen'] },
  ],
  watch({ open, own }) {
    const seats = own.length;
    const collector = new Collector(seats);
    let round = open.round;
    return {
      step(_state, _entry, told) {
        for (const { event } of told) {
          if (event.type === 'round') round = event.round;
          else seen(collector, event, round);
        }
      },
      finish() {
        for (let seat = 0; seat < seats; seat++) {
          if (collector.of('paid')[seat]! >= DEAR) collector.have(seat, 'bought-dear');
        }
        return collector.collected();
      },
    };
  },
};

const FULL = 4; // the last square of a track, counted from 0

function seen(collector: Collector, event: Event, round: number): void {
  switch (event.type) {
    case 'drafted':
      collector.count('drafted');
      if (event.price === 0) return;
      collector.count('bought');
      collector.add('bought', event.seat);
      collector.add('paid', event.seat, event.price);
      collector.have(event.seat, 'bought');
      return;
    case 'drunken-sailor':
      collector.count('drafted');
      collector.count('sailors');
      collector.add('sailors', event.seat);
      collector.have(event.seat, 'sailor');
      return;
    case 'wrote':
      wrote(collector, event, round);
      return;
    case 'buried': {
      collector.count('buried');
      collector.add('buried', event.seat);
      collector.have(event.seat, `buried-${collector.of('buried')[event.seat]}`);
      return;
    }
    case 'level':
      if (event.level === TOP) collector.have(event.seat, `level-${event.track}`);
      return;
    case 'fired':
      fired(collector, event);
      return;
    default:
  }
}

function wrote(collector: Collector, event: Extract<Event, { type: 'wrote' }>, round: number): void {
  const { seat, icon, square, raised } = event;
  collector.count('dice');
  collector.count(`dice-${icon}`);
  collector.add(`dice-${icon}`, seat);
  if (round === 1) collector.have(seat, `opening-${icon}`);
  if (raised) {
    collector.count('sevens');
    collector.add('raised', seat);
    collector.have(seat, 'raised');
  }
  if (square === FULL && TRACKS.some(track => track === icon)) collector.have(seat, `full-${icon}`);
}

function fired(collector: Collector, event: Extract<Event, { type: 'fired' }>): void {
  const { seat, cannons, aim, shots, blocked, stolen, stored } = event;
  for (const cannon of CANNONS) if (cannons.includes(cannon)) collector.have(seat, `fired-${cannon}`);
  if (!aim) return;
  collector.count('salvoes');
  collector.count('shots', shots);
  collector.count('blocked', blocked);
  collector.count('stolen', stolen.length);
  collector.count('lost', stolen.length - stored);
  if (stolen.length === 0) {
    collector.count('empty');
    return;
  }
  const points = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
  collector.add('taken', seat, points(stolen.slice(0, stored)));
  collector.add('robbed', aim.target, points(stolen));
  collector.have(seat, 'robbed');
  collector.have(aim.target, 'was-robbed');
}
