// How long each event is shown. What all captains do together is shown together: their writing, their gain from Ports.

import type { Event, RollingWithTheWaves } from '@quayside/rules/rolling-with-the-waves';
import type { Ahead } from '../gameUi.ts';

/** In milliseconds at normal speed: as long as it takes to see, no longer. */
const PAUSES: Record<Event['type'], number> = {
  round: 0,
  rolled: 750,
  drafted: 380,
  'drunken-sailor': 550,
  ready: 0,
  revealed: 700,
  'spirits-decided': 0,
  'spirits-spent': 0,
  wrote: 600,
  buried: 800, // the chest goes under, sand, a cross in two strokes
  level: 600,
  'firing-order': 0,
  aimed: 250,
  fired: 0,
  'cannon-spent': 350,
  ports: 450,
  hired: 350,
  anchor: 300,
  ended: 700,
};

/** Events of one group that follow each other are one moment: the last of them has its time. */
const GROUPS: Partial<Record<Event['type'], string>> = {
  'spirits-spent': 'writing',
  wrote: 'writing',
  buried: 'writing',
  level: 'writing',
  'cannon-spent': 'spent',
  ports: 'ports',
  hired: 'hired',
};

export function pause(event: Event, { rest }: Ahead<RollingWithTheWaves>): number {
  const [next] = rest;
  const group = GROUPS[event.type];
  if (group && next && GROUPS[next.type] === group) return 0;
  if (event.type === 'fired') return volleyTime(event);
  return PAUSES[event.type];
}

// A volley in its parts: the fuse burns, balls fly one after the other, loot flies back one after the other.
export const FUSE = 160;
export const BALL = 280; // flight of one ball
export const LOOT = 320; // flight of one coin
const REST = 100; // at the end
const LONGEST = 1200;

type Fired = Extract<Event, { type: 'fired' }>;

/** Milliseconds from one ball to the next, and from one coin to the next: many go faster. */
export const between = (count: number): number => (count > 4 ? 45 : count > 2 ? 65 : 110);

/** When the first coin leaves its chest, counted from the beginning. */
export const lootLeaves = ({ shots }: Fired): number => FUSE + BALL + Math.max(0, shots - 1) * between(shots);

/** When the last coin has landed. */
export const lootLands = (event: Fired): number =>
  lootLeaves(event) + (event.stolen.length === 0 ? 0 : LOOT + (event.stolen.length - 1) * between(event.stolen.length));

/** A cannon without a shot, or with nobody to hit, has no volley to watch. */
const volleyTime = (event: Fired): number =>
  event.shots === 0 || !event.aim ? 400 : Math.min(LONGEST, lootLands(event) + REST);
