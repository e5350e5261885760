// What moves while an event is shown: pieces that fly from one spot of the board to another.

import type { Event } from '@quayside/rules/rolling-with-the-waves';
import type { Flight } from '../../ui/Flights.tsx';
import { Mark } from './art/Marks.tsx';
import { CrewDie } from './CrewDie.tsx';
import type { Fired, Scene } from './scene.ts';

const STAGGER = 80; // ms between pieces that fly together
const SHOT = 420; // ms: the balls strike before the loot leaves

const skulls = (seat: number, from: string, count: number): Flight[] =>
  Array.from({ length: Math.min(count, 7) }, (_, n) => ({
    piece: <Mark name="skull" class="rw-flying-skull" />,
    from: `${seat}-${from}`,
    to: `${seat}-infamy`,
    wait: n * STAGGER,
  }));

export function flights(before: Scene, event: Event): Flight[] {
  switch (event.type) {
    case 'drafted':
    case 'drunken-sailor': {
      const { colour, face } = event.die;
      return [
        { piece: <CrewDie die={event.die} />, from: `pool-${colour}-${face}`, to: `${event.seat}-nest`, wait: 0 },
      ];
    }
    case 'wrote':
      return [
        {
          piece: <b class="rw-flying-value">{event.value}</b>,
          from: `${event.seat}-nest`,
          to: `${event.seat}-${event.icon}-${event.square}`,
          wait: 0,
          lands: true,
        },
      ];
    case 'fired':
      return volley(before, event);
    case 'cannon-spent':
      return skulls(event.seat, event.cannon, event.infamy);
    case 'ports':
      return skulls(event.seat, 'ports', event.level + event.most);
    case 'hired':
      return [
        { piece: <CrewDie die={{ colour: event.seat, face: 0 }} />, from: `${event.seat}-crew`, to: 'bag', wait: 0 },
      ];
    case 'anchor':
      return before.captains.flatMap(({ nest }, seat) =>
        nest.map((die, n) => ({ piece: <CrewDie die={die} />, from: `${seat}-nest`, to: 'bag', wait: n * STAGGER })),
      );
    default:
      return [];
  }
}

function volley(before: Scene, { seat, cannons, aim, shots, blocked, stolen, stored }: Fired): Flight[] {
  if (!aim) return [];
  const target = `${aim.target}-${aim.chest}`;
  const held = before.captains[aim.target]!.squares[aim.chest].length;
  const room = before.captains[seat]!.squares[aim.into].length;
  const balls = Array.from({ length: shots }, (_, n) => ({
    piece: <Mark name="ball" class="rw-flying-ball" />,
    from: `${seat}-${cannons[n % cannons.length]}`,
    to: n < blocked ? `${aim.target}-hull` : target,
    wait: n * STAGGER,
  }));
  // What finds no room goes overboard, into the middle.
  const loot = stolen.map((value, n) => ({
    piece: <b class="rw-flying-value">{value}</b>,
    from: `${target}-${held - 1 - n}`,
    to: n < stored ? `${seat}-${aim.into}-${room + n}` : 'bag',
    wait: SHOT + (shots + n) * STAGGER,
    lands: n < stored,
  }));
  return [...balls, ...loot];
}
