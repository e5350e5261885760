// What travels over the board while an event is shown: gold, food, crew and maps between a ship's tile and her captain,
// gold from one ship to another, and into the chest at home.

import type { Event, Ship } from '@quayside/rules/waves-of-fortune';
import type { Flight } from '../../ui/Flights.tsx';
import { Mark, type MarkName } from './art/Marks.tsx';
import type { Scene } from './scene.ts';
import './flights.css';

/** A card is read first; then what came of it travels. */
const READ_MS = 150;
const APART_MS = 90;

const BRINGING: readonly Event['type'][] = [
  ...(['gold', 'food', 'crew', 'corner', 'map-dug', 'map-taken', 'salvaged', 'battle-won', 'beast-fled'] as const),
  'swapped',
];

export function flightsOf(before: Scene, event: Event, after: Scene): Flight[] {
  if (event.type === 'raided')
    return [{ piece: goods('gold', event.gold), from: `ship:${event.from}`, to: `ship:${event.seat}`, wait: READ_MS }];
  if (event.type === 'docked')
    return event.banked > 0
      ? [
          {
            piece: goods('gold', event.banked),
            from: `gold:${event.seat}`,
            to: `chest:${event.seat}`,
            wait: 0,
          },
        ]
      : [];
  if (!BRINGING.includes(event.type) || !('seat' in event) || event.seat === null) return [];
  return changes(before, after, event.seat);
}

/** Changes that are shown together have one show: they are seen from the scenes before and after. */
function changes(before: Scene, after: Scene, seat: number): Flight[] {
  const [then, now] = [before.ships[seat]!, after.ships[seat]!];
  const at = `ship:${seat}`;
  return GOODS.flatMap(name => {
    const change = countOf(now, name) - countOf(then, name);
    const [mine, piece] = [`${name}:${seat}`, goods(name, change)];
    if (change === 0) return [];
    return [change > 0 ? { piece, from: at, to: mine } : { piece, from: mine, to: at }];
  }).map((flight, n) => ({ ...flight, wait: READ_MS + APART_MS * n }));
}

const GOODS = ['gold', 'food', 'crew', 'map'] as const;

const countOf = (ship: Ship, name: (typeof GOODS)[number]): number => (name === 'map' ? ship.maps.length : ship[name]);

const goods = (name: MarkName, count: number) => (
  <b class={`wf-palette wf-flying wf-flying-${name} ${count < 0 ? 'wf-flying-lost' : ''}`}>
    <Mark name={name} />
    {name !== 'map' && Math.abs(count)}
  </b>
);
