// The recorded games of Rolling Seas.

import type { Event, Open, SeasOptions } from '@quayside/rules/rolling-seas';
import type { Ending as AnyEnding, EndedGame } from './endings.ts';

type Ending = AnyEnding<Open, SeasOptions>;

const allEvents = ({ steps }: EndedGame<Open>): Event[] =>
  steps.flatMap(({ told }) => told.map(({ event }) => event as Event));

const REASONS: Record<string, string> = {
  reputation: 'the greatest Reputation wins',
  gold: 'equal in Reputation, the most Gold wins',
  provisions: 'equal in Reputation and Gold, the most Provisions win',
  shared: 'equal in everything, the victory is shared',
};

const BY_REASON = Object.entries(REASONS).map(
  ([reason, about]): Ending => ({
    name: `2-${reason}`,
    about: `2 captains: ${about}.`,
    seats: 2,
    chosen: {},
    wanted: played => played.reason === reason,
  }),
);

/** All places but `nowhere`: no game that is played by the rules ends there (11.3 and its test). */
const PLACES = {
  home: 'at the Home Port',
  port: 'at another port',
  drift: 'by the last trip to the nearest port',
} as const;

const ALONE = Object.entries(PLACES).map(
  ([place, about]): Ending => ({
    name: `alone-${place}`,
    about: `A captain alone ends ${about}.`,
    seats: 1,
    chosen: {},
    wanted: ({ open }) => open.captains[0]!.landfall?.place === place,
  }),
);

const ODD: Ending[] = [
  {
    name: 'advanced-islands',
    about: 'Islands in pairs that trade coordinates, and straits that are closed.',
    seats: 3,
    chosen: { islands: 'advanced', 'tight-straits': 'closed' },
    wanted: ({ reason }) => reason === 'reputation',
  },
  {
    name: 'live',
    about: 'Captains act one after the other, with Provisions to start from.',
    seats: 4,
    chosen: { reveal: 'live', 'start-provisions': '5', 'port-order': 'upgrade-first', 'drift-story': 'off' },
    wanted: ({ reason }) => reason === 'reputation',
  },
  {
    name: 'eight-captains',
    about: 'The largest table.',
    seats: 8,
    chosen: {},
    wanted: ({ ranks }) => ranks.filter(rank => rank === 1).length === 1,
  },
  {
    name: 'carried-and-bitten',
    about: 'A storm, a Sea Monster, a current and a telling in one game.',
    seats: 2,
    chosen: { 'start-provisions': '5' },
    wanted: played => {
      const types = new Set(allEvents(played).map(({ type }) => type));
      return (['storm', 'monster', 'carried', 'told', 'resupplied'] as const).every(type => types.has(type));
    },
  },
];

export const ENDINGS: readonly Ending[] = [...BY_REASON, ...ALONE, ...ODD];
