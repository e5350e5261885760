// What a designer of Rolling Seas would ask about: which ports hear the story, which ships are bought and when, what
// islands and storms are worth, and how voyages end.

import {
  type Cell,
  type Event,
  ISLAND_CARDS,
  ISLANDS,
  type Island,
  islandLayings,
  type Open,
  PORT_NAMES,
  PORTS,
  type RollingSeas,
  SHIPS,
} from '@quayside/rules/rolling-seas';
import type { GameThings, Thing } from '../things.ts';
import { Collector } from './collector.ts';

const OFTEN = [4, 5, 6, 7, 8]; // tellings
const EARLY = 10; // turns
const SHIP_NAMES = SHIPS.map(({ name }) => name);

const STORY = 'Telling is what Reputation is made of: whoever tells more is ahead.';
const GOLD = 'A ship costs Gold: whoever can buy one has explored well already.';

const PLACES = {
  home: 'at the Home Port',
  port: 'at another port',
  drift: 'adrift, and had to be brought in',
} as const;

const THINGS: readonly Thing[] = [
  ...PORTS.map(port => ({ id: `home-${port}`, kind: 'Home Ports', label: `Chose ${PORT_NAMES[port]} as Home Port` })),
  ...PORTS.map(port => ({ id: `told-${port}`, kind: 'Ports told', label: `Told the story in ${PORT_NAMES[port]}` })),
  ...OFTEN.map(times => ({
    id: `tellings-${times}`,
    kind: 'How often told',
    label: `Told the story ${times} times or more`,
    fact: 'telling',
    warning: STORY,
  })),
  ...SHIPS.slice(1).map(({ name }, at) => ({
    id: `ship-${at + 1}`,
    kind: 'Ships',
    label: `Bought a ${name}`,
    warning: GOLD,
  })),
  { id: 'ship-early', kind: 'Ships', label: `Bought a ${SHIP_NAMES[1]} by turn ${EARLY}` },
  { id: 'told-early', kind: 'Openings', label: `Told the story by turn ${EARLY}` },
  { id: 'explored-first', kind: 'Openings', label: 'Explored on the first turn' },
  { id: 'explored-early', kind: 'Openings', label: `Explored three times by turn ${EARLY}` },
  ...ISLANDS.map(island => ({
    id: `explored-${island}`,
    kind: 'Islands explored',
    label: `Explored ${ISLAND_CARDS[island].name}`,
  })),
  { id: 'explored-mainland', kind: 'Islands explored', label: 'Explored the mainland' },
  { id: 'storm', kind: 'At sea', label: 'Crossed a Storm', fact: 'storms' },
  { id: 'monster', kind: 'At sea', label: 'Met a Sea Monster', fact: 'monsters' },
  { id: 'current', kind: 'At sea', label: 'Was carried by a Current', fact: 'currents' },
  { id: 'hove-to', kind: 'At sea', label: 'Hove to', fact: 'heaving-to' },
  ...Object.entries(PLACES).map(([place, where]) => ({
    id: `end-${place}`,
    kind: 'Last turn',
    label: `Ended ${where}`,
  })),
];

export const things: GameThings<RollingSeas> = {
  things: THINGS,
  counters: [
    { id: 'captains', label: 'Captains' },
    { id: 'turns', label: 'Turns of all captains' },
    { id: 'sails', label: 'Turns sailed' },
    { id: 'hove', label: 'Turns hove to' },
    { id: 'explores', label: 'Turns exploring' },
    { id: 'visits', label: 'Turns in port' },
    { id: 'storms', label: 'Storm cells crossed' },
    { id: 'monsters', label: 'Sea Monsters met' },
    { id: 'carried', label: 'Cells carried by Currents' },
    { id: 'no-room', label: 'Obstacles that fitted nowhere' },
    ...Object.entries(PLACES).map(([place, where]) => ({ id: `ended-${place}`, label: `Captains who ended ${where}` })),
    ...SHIPS.slice(1).map(({ name }, at) => ({ id: `bought-${at + 1}`, label: `Captains who bought a ${name}` })),
    ...ISLANDS.map(island => ({ id: `island-${island}`, label: `Games with ${ISLAND_CARDS[island].name}` })),
    ...ISLANDS.map(island => ({
      id: `explored-${island}`,
      label: `Captains who explored ${ISLAND_CARDS[island].name}`,
    })),
    { id: 'explored-mainland', label: 'Captains who explored the mainland' },
    ...PORTS.map(port => ({ id: `there-${port}`, label: `Charts with ${PORT_NAMES[port]}` })),
    ...PORTS.map(port => ({ id: `told-${port}`, label: `Stories told in ${PORT_NAMES[port]}` })),
    ...PORTS.map(port => ({ id: `home-${port}`, label: `Captains with ${PORT_NAMES[port]} as Home Port` })),
  ],
  measures: [
    { id: 'tellings', label: 'Ports told, besides the last story', fact: 'telling', warning: STORY },
    { id: 'story', label: 'Story at the end', warning: STORY },
    { id: 'storms', label: 'Storm cells crossed', fact: 'storms' },
    { id: 'monsters', label: 'Sea Monsters met', fact: 'monsters' },
    { id: 'carried', label: 'Cells carried by Currents', fact: 'currents' },
    { id: 'explored', label: 'Lands explored' },
    { id: 'visits', label: 'Turns in port' },
    { id: 'hove', label: 'Turns hove to', fact: 'heaving-to' },
    { id: 'steps', label: 'Steps sailed' },
    { id: 'provisions', label: 'Provisions gained in all' },
    { id: 'gold', label: 'Gold gained in all' },
  ],
  shares: [
    { kind: 'What a turn is spent on', label: 'Sailing', hits: 'sails', tries: ['turns'] },
    { kind: 'What a turn is spent on', label: 'Heaving to', hits: 'hove', tries: ['turns'] },
    { kind: 'What a turn is spent on', label: 'Exploring', hits: 'explores', tries: ['turns'] },
    { kind: 'What a turn is spent on', label: 'A port', hits: 'visits', tries: ['turns'] },
    ...PORTS.map(port => ({
      kind: 'Where the story is told',
      label: `${PORT_NAMES[port]}, where it is on the chart`,
      hits: `told-${port}`,
      tries: [`there-${port}`],
    })),
    ...PORTS.map(port => ({
      kind: 'Home Ports chosen',
      label: `${PORT_NAMES[port]}, where it is on the chart`,
      hits: `home-${port}`,
      tries: [`there-${port}`],
    })),
    ...ISLANDS.map(island => ({
      kind: 'Islands explored',
      label: `Captains who explored ${ISLAND_CARDS[island].name}, where it is on the chart`,
      hits: `explored-${island}`,
      tries: [`there-${ISLAND_CARDS[island].harbour}`],
    })),
    {
      kind: 'Islands explored',
      label: 'Captains who explored the mainland',
      hits: 'explored-mainland',
      tries: ['captains'],
    },
    ...SHIPS.slice(1).map(({ name }, at) => ({
      kind: 'Ships',
      label: `Captains who bought a ${name}`,
      hits: `bought-${at + 1}`,
      tries: ['captains'],
    })),
    ...Object.entries(PLACES).map(([place, where]) => ({
      kind: 'How voyages end',
      label: `Captains who ended ${where}`,
      hits: `ended-${place}`,
      tries: ['captains'],
    })),
  ],
  watch({ own }) {
    const collector = new Collector(own.length);
    collector.count('captains', own.length);
    const islands: IslandByCell[] = own.map(() => new Map());
    let turn = 0;
    return {
      step(_state, _entry, told) {
        for (const { event } of told) {
          if (event.type === 'dice') turn = event.turn;
          else if (event.type === 'island-drawn') drawn(islands[event.seat]!, event);
          else if (event.type === 'explored') explored(collector, event, turn, islands[event.seat]!);
          else seen(collector, event, turn);
        }
      },
      finish: ({ open }) => finished(collector, open),
    };
  },
};

/** What each cell of land belongs to on one captain's chart; the mainland is left out. */
type IslandByCell = Map<Cell, Island>;

function drawn(islands: IslandByCell, { island, pose, at }: EventOf<'island-drawn'>): void {
  for (const cell of islandLayings(island).find({ pose, at })!.cells) islands.set(cell, island);
}

type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;

function seen(collector: Collector, event: Event, turn: number): void {
  switch (event.type) {
    case 'home-chosen':
      collector.count(`home-${event.port}`);
      collector.have(event.seat, `home-${event.port}`);
      return;
    case 'no-room':
      collector.count('no-room');
      return;
    case 'hove-to':
      collector.count('hove');
      collector.add('hove', event.seat);
      collector.have(event.seat, 'hove-to');
      return;
    case 'wind-chosen':
      collector.count('sails');
      return;
    case 'step':
      collector.add('steps', event.seat);
      return;
    case 'storm':
      met(collector, event.seat, 'storms', 'storm');
      return;
    case 'monster':
      met(collector, event.seat, 'monsters', 'monster');
      return;
    case 'carried':
      met(collector, event.seat, 'carried', 'current');
      return;
    case 'told': {
      collector.count(`told-${event.port}`);
      collector.add('tellings', event.seat);
      if (turn <= EARLY) collector.have(event.seat, 'told-early');
      collector.have(event.seat, `told-${event.port}`);
      return;
    }
    case 'upgraded':
      collector.count(`bought-${event.ship}`);
      if (event.ship === 1 && turn <= EARLY) collector.have(event.seat, 'ship-early');
      collector.have(event.seat, `ship-${event.ship}`);
      return;
    case 'final-story':
      collector.count(`ended-${event.place}`);
      collector.have(event.seat, `end-${event.place}`);
      return;
    default:
  }
}

function met(collector: Collector, seat: number, measure: string, thing: string): void {
  collector.count(measure);
  collector.add(measure, seat);
  collector.have(seat, thing);
}

function explored(collector: Collector, { seat, at }: EventOf<'explored'>, turn: number, islands: IslandByCell): void {
  const land = `explored-${islands.get(at) ?? 'mainland'}`;
  if (!collector.has(seat, land)) collector.count(land);
  collector.have(seat, land);
  collector.count('explores');
  collector.add('explored', seat);
  if (turn === 1) collector.have(seat, 'explored-first');
  if (turn <= EARLY && collector.of('explored')[seat]! >= 3) collector.have(seat, 'explored-early');
}

function finished(collector: Collector, { captains, islands }: Open) {
  for (const island of islands) collector.count(`island-${island}`);
  for (const [seat, { chart, ledger, tellings, log }] of captains.entries()) {
    for (const { port } of chart.harbours) collector.count(`there-${port}`);
    collector.count('turns', log.length);
    const visits = log.filter(line => line.startsWith('P ')).length;
    collector.count('visits', visits);
    collector.add('visits', seat, visits);
    collector.add('story', seat, ledger.story);
    collector.add('provisions', seat, ledger.provisionsFilled);
    collector.add('gold', seat, ledger.goldFilled);
    for (const times of OFTEN) if (tellings.length >= times) collector.have(seat, `tellings-${times}`);
  }
  return collector.collected();
}
