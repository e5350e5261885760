// How long each event is shown. All captains act at once, so their ships sail at once: what others did has no pause of
// its own, but the last thing done is shown until all ships have arrived. What the captain in front meets, finds, tells
// or earns is shown alone, where it happens.

import type { Event, RollingSeas } from '@quayside/rules/rolling-seas';
import type { SoundName } from '../../browser/sounds.ts';
import type { Ahead } from '../gameUi.ts';

type Type = Event['type'];

/** Milliseconds at normal speed, of what the captain in front does. */
const ALONE: Partial<Record<Type, number>> = {
  'hove-to': 1000,
  storm: 900,
  monster: 1000,
  explored: 1400,
  told: 2100,
  resupplied: 700,
  upgraded: 1100,
  bonus: 700,
  excess: 600,
  'no-room': 1000,
  drifted: 1300,
  'final-story': 2200,
};

/** Milliseconds of the last of events that belong together. */
const TOGETHER: Partial<Record<Type, number>> = {
  'island-drawn': 700,
  'obstacle-drawn': 1100,
  'no-room': 800,
  'home-chosen': 800,
  'final-story': 1600,
};

const TABLE: Partial<Record<Type, number>> = {
  'island-turned': 1500,
  'known-turned': 1500,
  adventure: 1600,
  'maps-passed': 1000,
  dice: 1000,
};

const SAILS = 1200; // until all ships have arrived and it can be read what their captains did
const LIVE_SAIL = 900; // captains who act one after the other

const ACTIONS: readonly Type[] = [
  ...(['hove-to', 'wind-chosen', 'step', 'storm', 'monster', 'carried', 'story'] as const),
  ...(['explored', 'told', 'resupplied', 'upgraded', 'bonus', 'excess', 'drifted'] as const),
];

const isAction = ({ type }: Event): boolean => ACTIONS.includes(type);

const seatOf = (event: Event): number | null => ('seat' in event ? event.seat : 'on' in event ? event.on : null);

export function pause(event: Event, { rest, seat }: Ahead<RollingSeas>): number {
  const alone = seatOf(event) === (seat ?? 0) ? shownAlone(event, rest) : 0;
  const [next] = rest;
  if (isAction(event)) return next && isAction(next) ? alone : Math.max(alone, afterSailing(next));
  const together = next?.type === event.type ? 0 : (TOGETHER[event.type] ?? 0);
  return Math.max(alone, together, TABLE[event.type] ?? 0);
}

const afterSailing = (next: Event | undefined): number => (next?.type === 'final-story' ? 0 : next ? SAILS : LIVE_SAIL);

const isMoment = (event: Event): boolean => event.type in ALONE;

/** What comes once more in the same turn is shown half as long; a turn full of events hurries, but for its tellings. */
function shownAlone(event: Event, rest: readonly Event[]): number {
  if (event.type === 'story') return event.deed === 'current' ? 700 : 0;
  if (event.type === 'resupplied' && event.added === 0) return 0;
  const full = ALONE[event.type] ?? 0;
  if (event.type === 'told' || event.type === 'final-story') return full;
  const ahead = rest.filter(it => isMoment(it) && seatOf(it) === seatOf(event));
  if (ahead.some(({ type }) => type === event.type)) return full / 2;
  return ahead.length > 1 ? full * 0.7 : full;
}

export function soundOf(event: Event): SoundName | null {
  switch (event.type) {
    case 'ready':
    case 'story':
    case 'ended':
      return null;
    case 'dice':
      return 'drop';
    case 'island-turned':
    case 'known-turned':
    case 'maps-passed':
    case 'adventure':
      return 'card';
    case 'wind-chosen':
    case 'step':
    case 'drifted':
      return 'sail';
    case 'storm':
      return 'wind';
    case 'monster':
    case 'carried':
      return 'splash';
    case 'told':
    case 'final-story':
      return 'bell';
    case 'explored':
    case 'bonus':
    case 'upgraded':
      return 'coin';
    case 'resupplied':
      return 'knock';
    default:
      return 'step';
  }
}
