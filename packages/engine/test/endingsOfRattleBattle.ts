// The recorded games of Rattle, Battle, Grab the Loot.

import type { Event, Open, RattleOptions } from '@quayside/rules/rattle-battle';
import type { Ending as AnyEnding, EndedGame } from './endings.ts';

type Ending = AnyEnding<Open, RattleOptions>;

const eventsOf = ({ steps }: EndedGame<Open>): Event[] =>
  steps.flatMap(({ told }) => told.map(({ event }) => event as Event));

const has = (played: EndedGame<Open>, ...types: Event['type'][]): boolean => {
  const seen = new Set(eventsOf(played).map(({ type }) => type));
  return types.every(type => seen.has(type));
};

const asks = ({ steps }: EndedGame<Open>, ...kinds: Open['phase']['kind'][]): boolean => {
  const asked = new Set(steps.map(({ before }) => (before.open as Open).phase.kind));
  return kinds.every(kind => asked.has(kind));
};

const REASONS: Record<string, [seats: number, about: string]> = {
  points: [2, 'the most points win'],
  galleon: [2, 'equal in points, the most Parts and Upgrades win'],
  sailors: [5, 'equal in points and Galleon, the most Sailors win'],
  upgrades: [5, 'equal in Sailors too, the most Upgrades win'],
  shared: [5, 'equal in everything, the victory is shared'],
};

const BY_REASON = Object.entries(REASONS).map(
  ([reason, [seats, about]]): Ending => ({
    name: `${seats}-${reason}`,
    about: `The introductory scenario with ${seats} players: ${about}.`,
    seats,
    chosen: { scenario: 'introductory' },
    wanted: played => played.reason === reason,
  }),
);

const ODD: Ending[] = [
  {
    name: 'norrington',
    about: 'Four players against Admiral Norrington: somebody is Wanted, a ship is boarded, the Pirate King helps.',
    seats: 4,
    chosen: {},
    wanted: played =>
      has(played, 'wanted', 'king-helped', 'fired', 'moved', 'volley') &&
      eventsOf(played).some(e => e.type === 'trophy' && e.trophy.boarded),
  },
  {
    name: 'pirate-wars',
    about: 'Three players sink each other’s ships and take revenge.',
    seats: 3,
    chosen: { scenario: 'pirate-wars' },
    wanted: played => eventsOf(played).some(e => e.type === 'fired' && e.revenge),
  },
  {
    name: 'packs',
    about: 'Sailors who hoard, Special Loot, and an explosion.',
    seats: 3,
    chosen: { 'crew-pack': 'on', 'loot-pack': 'on', 'board-by-fire': 'on' },
    wanted: played => has(played, 'hoarded', 'bottle', 'used', 'exploded'),
  },
  {
    name: 'port-at-once',
    about: 'Five players in port at once, with wild tokens and a latecomer.',
    seats: 5,
    chosen: { 'simultaneous-port': 'on', 'wild-market': 'on', latecomer: 'on', 'tie-tolerance': '2.0' },
    wanted: played =>
      has(played, 'wild-named', 'sailor-joined', 'upgrade-added') &&
      asks(played, 'dig', 'plank', 'drink') &&
      eventsOf(played).some(e => e.type === 'landed' && e.how === 'latecomer'),
  },
  {
    name: 'dropped-again',
    about: 'A flagship is dropped again in the last Adventure.',
    seats: 2,
    chosen: { scenario: 'introductory' },
    wanted: played => eventsOf(played).some(e => e.type === 'landed' && e.how === 'redrop'),
  },
];

export const ENDINGS: readonly Ending[] = [...BY_REASON, ...ODD];
