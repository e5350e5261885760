// What moves while an event is shown: pieces that fly from one spot of the board to another. Found by comparing the
// scenes before and after, because several events may be shown as one.

import { type Event, ICONS } from '@quayside/rules/rolling-with-the-waves';
import type { VNode } from 'preact';
import { Mark } from './art/Marks.tsx';
import { CrewDie } from './CrewDie.tsx';
import type { Fired, Scene } from './scene.ts';
import { BALL, between, FUSE, LOOT, lootLeaves } from './timing.ts';
import './flights.css';

export type ArcFlight = {
  piece: VNode;
  /** Names of spots (data-anchor). */
  from: string;
  to: string;
  /** Milliseconds at normal speed before it sets off, and how long it flies. */
  wait: number;
  lasts: number;
  /** How high it rises over the straight line, in parts of its length. */
  arc: number;
  /** The spot it lands on shows the piece already, and hides it until it has landed. */
  lands: boolean;
};

const STAGGER = 60; // ms between pieces that fly together
const HOP = 280;

const flight = (it: Pick<ArcFlight, 'piece' | 'from' | 'to'> & Partial<ArcFlight>): ArcFlight => ({
  wait: 0,
  lasts: HOP,
  arc: 0.2,
  lands: false,
  ...it,
});

export function flights(before: Scene, after: Scene, event: Event): ArcFlight[] {
  switch (event.type) {
    case 'drafted':
    case 'drunken-sailor': {
      const { colour, face } = event.die;
      const at = before.captains[event.seat]!.nest.length;
      return [
        flight({
          piece: <CrewDie die={event.die} />,
          from: `pool-${colour}-${face}`,
          to: `${event.seat}-nest-${at}`,
          lands: true,
        }),
      ];
    }
    case 'wrote':
    case 'level':
    case 'buried':
    case 'spirits-spent':
      return writing(before, after);
    case 'fired':
      return volley(before, event);
    case 'cannon-spent':
    case 'ports':
      return infamy(before, after, event.type === 'ports' ? 'ports' : event.cannon);
    case 'hired':
    case 'anchor':
      return [...hired(before, after), ...homewards(before, after)];
    default:
      return [];
  }
}

/** All captains write at once: every new value comes from the crow's nests. */
const writing = (before: Scene, after: Scene): ArcFlight[] =>
  after.captains.flatMap(({ squares }, seat) =>
    ICONS.flatMap(icon => {
      const old = before.captains[seat]!.squares[icon].length;
      return squares[icon].slice(old).map((value, n) =>
        flight({
          piece: <b class="rw-flying-value">{value}</b>,
          from: `${seat}-nest-1`,
          to: `${seat}-${icon}-${old + n}`,
          lands: true,
        }),
      );
    }),
  );

const infamy = (before: Scene, after: Scene, from: string): ArcFlight[] =>
  after.captains.flatMap((captain, seat) =>
    Array.from({ length: Math.min(7, Math.max(0, captain.infamy - before.captains[seat]!.infamy)) }, (_, n) =>
      flight({
        piece: <Mark name="skull" class="rw-flying-skull" />,
        from: `${seat}-${from}`,
        to: `${seat}-infamy`,
        wait: n * STAGGER,
      }),
    ),
  );

const hired = (before: Scene, after: Scene): ArcFlight[] =>
  after.reserve.flatMap((left, seat) =>
    left < before.reserve[seat]!
      ? [flight({ piece: <CrewDie die={{ colour: seat, face: 0 }} />, from: `${seat}-crew`, to: 'bag' })]
      : [],
  );

const homewards = (before: Scene, after: Scene): ArcFlight[] =>
  before.captains.flatMap(({ nest }, seat) =>
    after.captains[seat]!.nest.length === 0
      ? nest.map((die, n) =>
          flight({ piece: <CrewDie die={die} />, from: `${seat}-nest-${n}`, to: 'bag', wait: n * STAGGER }),
        )
      : [],
  );

/** Balls on an arc, one after the other: blocked ones stop at the hull with a spark, the others open the chest. */
function volley(before: Scene, event: Fired): ArcFlight[] {
  const { seat, cannons, aim, shots, blocked, stolen, stored } = event;
  if (!aim) return [];
  const target = `${aim.target}-${aim.chest}`;
  const held = before.captains[aim.target]!.squares[aim.chest].length;
  const room = before.captains[seat]!.squares[aim.into].length;
  const balls = Array.from({ length: shots }, (_, n) => {
    const wait = FUSE + n * between(shots);
    const to = n < blocked ? `${aim.target}-hull` : target;
    return [
      flight({
        piece: <Mark name="ball" class="rw-flying-ball" />,
        from: `${seat}-${cannons[n % cannons.length]}`,
        to,
        wait,
        lasts: BALL,
        arc: 0.34,
      }),
      flight({ piece: <span class="rw-flying-spark" />, from: to, to, wait: wait + BALL, lasts: 200, arc: 0 }),
    ];
  }).flat();
  // What finds no room goes overboard.
  const loot = stolen.map((value, n) =>
    flight({
      piece: <b class="rw-flying-coin">{value}</b>,
      from: `${target}-${held - 1 - n}`,
      to: n < stored ? `${seat}-${aim.into}-${room + n}` : 'bag',
      wait: lootLeaves(event) + n * between(stolen.length),
      lasts: LOOT,
      arc: 0.28,
      lands: n < stored,
    }),
  );
  return [...balls, ...loot];
}
