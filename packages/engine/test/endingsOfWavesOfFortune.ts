// The recorded games of Waves of Fortune.

import type { Event, FortuneOptions, Open } from '@quayside/rules/waves-of-fortune';
import type { Ending as AnyEnding, EndedGame } from './endings.ts';

type Ending = AnyEnding<Open, FortuneOptions>;

const eventsOf = ({ steps }: EndedGame<Open>): Event[] =>
  steps.flatMap(({ told }) => told.map(({ event }) => event as Event));

const scoresOf = (played: EndedGame<Open>) => eventsOf(played).flatMap(e => (e.type === 'ended' ? e.scores : []));

/** The two foremost are equal in points, and in these besides, but not in what parts them. */
const tied =
  (also: readonly ('gold' | 'chest')[], parted: 'gold' | 'chest' | null) =>
  (played: EndedGame<Open>): boolean => {
    const foremost = scoresOf(played).sort((a, b) => played.ranks[a.seat]! - played.ranks[b.seat]!);
    const [one, other] = foremost;
    if (!one || !other || one.total !== other.total || one.gold === 0) return false;
    return also.every(it => one[it] === other[it]) && (parted === null || one[parted] !== other[parted]);
  };

/** Whatever parted those who were equal in points. */
const ended =
  (how: string) =>
  ({ reason }: EndedGame<Open>): boolean =>
    reason === how || reason.startsWith(`${how}-`);

const BY_REASON = [2, 3, 4].flatMap((seats): Ending[] => [
  {
    name: `${seats}-king`,
    about: `${seats} captains: the Pirate King falls.`,
    seats,
    chosen: {},
    wanted: ended('king'),
  },
  {
    name: `${seats}-limit`,
    about: `${seats} captains: the agreed round is over.`,
    seats,
    chosen: { 'round-limit': '20' },
    wanted: ended('limit'),
  },
  {
    name: `${seats}-fail-safe`,
    about: `${seats} captains: nobody fells the King in 150 rounds.`,
    seats,
    chosen: {},
    wanted: ended('fail-safe'),
  },
]);

const ODD: Ending[] = [
  {
    name: 'tie-gold',
    about: 'Equal in points; the most gold wins.',
    seats: 3,
    chosen: { 'round-limit': '20' },
    wanted: tied([], 'gold'),
  },
  {
    name: 'tie-chest',
    about: 'Equal in points and gold; the most in the chest wins.',
    seats: 3,
    chosen: { 'round-limit': '20' },
    wanted: tied(['gold'], 'chest'),
  },
  {
    name: 'tie-shared',
    about: 'Equal in everything: the victory is shared.',
    seats: 3,
    chosen: { 'round-limit': '20' },
    wanted: tied(['gold', 'chest'], null),
  },
  {
    name: 'slayer-loses',
    about: 'The King falls, and somebody else has won.',
    seats: 4,
    chosen: { 'king-vp': '3' },
    wanted: ({ open, ranks }) =>
      open.phase.kind === 'over' && open.phase.slayer !== null && ranks[open.phase.slayer] !== 1,
  },
  {
    name: 'rammed-slayer',
    about: 'A ship rammed onto the King fells him in another captain’s turn.',
    seats: 4,
    chosen: { 'king-lights': '15' },
    wanted: ({ open }) => open.phase.kind === 'over' && open.phase.slayer !== null && open.phase.slayer !== open.active,
  },
  {
    name: 'kraken',
    about: 'The Kraken is defeated.',
    seats: 4,
    chosen: { 'round-limit': '60' },
    wanted: played => eventsOf(played).some(e => e.type === 'battle-won' && e.enemy === 'kraken'),
  },
  {
    name: 'chain',
    about: 'A rammed ship pushes another one on, and both arrive.',
    seats: 4,
    chosen: { 'round-limit': '20', colours: 'chosen' },
    wanted: ({ steps }) =>
      steps.some(({ before }) => {
        const { phase } = before.open as Open;
        return phase.kind === 'ram' && phase.chain.length > 1;
      }),
  },
  {
    name: 'salvage',
    about: 'One captain’s wreck is another’s gold.',
    seats: 3,
    chosen: { 'round-limit': '20', 'score-gold': 'banked' },
    wanted: played => {
      const owners = new Map<number, number>();
      return eventsOf(played).some(e => {
        if (e.type === 'sunk' && e.gold > 0) owners.set(e.tile, e.seat);
        return e.type === 'salvaged' && e.gold > 0 && owners.get(e.tile) !== e.seat;
      });
    },
  },
  {
    name: 'truce',
    about: 'The King is found during his truce, and the finder escapes.',
    seats: 4,
    chosen: { 'round-limit': '20', 'king-truce': '12', charting: 'stop' },
    wanted: played => eventsOf(played).some(e => e.type === 'king-escaped') && played.open.round >= 12,
  },
  {
    name: 'reveal-only',
    about: 'A ship rammed onto pirates is left alone, where the table has chosen so.',
    seats: 4,
    chosen: { 'round-limit': '40', 'ram-hazards': 'reveal-only', purse: 'on' },
    wanted: ({ steps }) =>
      steps.some(({ before, told }) =>
        told.some(({ event }) => {
          const e = event as Event;
          return (
            e.type === 'rammed' && (before.open as Open).tokens.some(it => it.tile === e.to && it.token === 'pirate')
          );
        }),
      ),
  },
];

export const ENDINGS: readonly Ending[] = [...BY_REASON, ...ODD];
