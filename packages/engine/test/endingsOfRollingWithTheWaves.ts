// The recorded games of Rolling with the Waves.

import { CHESTS, type Event, type Open, type RollingOptions, tracksDone } from '@quayside/rules/rolling-with-the-waves';
import type { Ending as AnyEnding, EndedGame } from './endings.ts';

type Ending = AnyEnding<Open, RollingOptions>;

const allEvents = ({ steps }: EndedGame<Open>): Event[] =>
  steps.flatMap(({ told }) => told.map(({ event }) => event as Event));

const winners = (ranks: readonly number[]): number => ranks.filter(rank => rank === 1).length;
const enders = ({ phase }: Open): readonly number[] => (phase.kind === 'over' ? phase.by : []);

const BY_SEATS = [2, 3, 4, 5].flatMap(seats =>
  (['chests', 'tracks'] as const).map(
    (how): Ending => ({
      name: `${seats}-${how}`,
      about: `${seats} captains: ended with ${how === 'chests' ? 'three chests full or buried' : 'Hull, Ports and Crew filled'}.`,
      seats,
      chosen: {},
      wanted: ({ reason }) => reason === how,
    }),
  ),
);

const ODD: Ending[] = [
  {
    name: 'shared-victory',
    about: 'Two captains have the same points and the same Infamy: they share the victory.',
    seats: 4,
    chosen: {},
    wanted: ({ ranks }) => winners(ranks) === 2,
  },
  {
    name: 'won-by-infamy',
    about: 'Two captains have the most points, and the more infamous wins.',
    seats: 3,
    chosen: {},
    wanted: ({ steps, ranks }) => {
      const end = steps.at(-1)!.told.map(({ event }) => event as Event);
      const scores = end.flatMap(event => (event.type === 'ended' ? event.scores : []));
      const most = Math.max(...scores.map(({ total }) => total));
      return winners(ranks) === 1 && scores.filter(({ total }) => total === most).length === 2;
    },
  },
  {
    name: 'ended-with-a-buried-chest',
    about: 'Of the three chests that end the game one is buried and not full.',
    seats: 3,
    chosen: {},
    wanted: ({ open, reason }) =>
      reason === 'chests' &&
      enders(open).some(seat => {
        const { buried, squares } = open.captains[seat]!;
        return CHESTS.some(chest => buried[chest] && squares[chest].length < 4);
      }),
  },
  {
    name: 'both-ends-at-once',
    about: 'One captain has three chests done and another all tracks in the same round: the chests are named.',
    seats: 5,
    chosen: {},
    wanted: ({ open, reason }) =>
      reason === 'chests' &&
      open.captains.some((captain, seat) => tracksDone(captain) === 3 && !enders(open).includes(seat)),
  },
  {
    name: 'broadside',
    about: 'Both cannons of a captain fire at one rival, though there was another.',
    seats: 3,
    chosen: {},
    wanted: ({ steps }) =>
      steps.some(({ entry }) => 'move' in entry && 'kind' in entry.move && entry.move.kind === 'broadside'),
  },
  {
    name: 'two-targets',
    about: 'The two cannons of a captain fire at two rivals, and both steal.',
    seats: 4,
    chosen: {},
    wanted: played =>
      played.steps.some(({ told }) => {
        const shots = told.map(({ event }) => event as Event).filter(event => event.type === 'fired');
        return shots.some(
          (one, i) =>
            one.seat === shots[i + 1]?.seat && one.stolen.length > 0 && (shots[i + 1]?.stolen.length ?? 0) > 0,
        );
      }),
  },
  {
    name: 'ports-tie-nobody',
    about: 'Nobody gains the extra Infamy while two captains have raided equally much.',
    seats: 2,
    chosen: { 'ports-tie': 'nobody' },
    wanted: played =>
      played.steps.some(({ told }) => {
        const ports = told.map(({ event }) => event as Event).filter(event => event.type === 'ports');
        return ports.length === 2 && ports.every(({ most }) => most === 0);
      }),
  },
  {
    name: 'raised-to-two-levels',
    about: 'A 7 earns two levels of Crew at once, and two dice go into the bag.',
    seats: 5,
    chosen: {},
    wanted: played => {
      const events = allEvents(played);
      return events.some((event, i) => {
        const next = events[i + 1];
        return event.type === 'hired' && next?.type === 'hired' && next.seat === event.seat;
      });
    },
  },
];

export const ENDINGS: readonly Ending[] = [...BY_SEATS, ...ODD];
