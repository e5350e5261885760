// The recorded games of W·A·V·E·S.

import type { Step } from '@quayside/engine';
import { COUNCIL_CARDS, type Event, type Open, SOLO_SIDE, type WavesOptions } from '@quayside/rules/waves';
import type { Ending as AnyEnding, EndedGame } from './endings.ts';

type Ending = AnyEnding<Open, WavesOptions>;

const eventsOf = (step: Step | undefined): Event[] => (step?.told ?? []).map(({ event }) => event as Event);
const allEvents = ({ steps }: EndedGame<Open>): Event[] => steps.flatMap(eventsOf);

const CARDS = Object.values(COUNCIL_CARDS);
const BY_CARD = CARDS.flatMap(({ mode, seats }) =>
  (['variety', 'total'] as const).map((how): Ending => {
    const solo = mode === 'teams' && seats === 5;
    return {
      name: `${mode}-${seats}-${how}`,
      about: `${mode.replaceAll('-', ' ')}, ${seats} players: won with enough ${how === 'variety' ? 'different Elders' : 'Elders in total'}${solo ? ', by a pair' : ''}.`,
      seats,
      chosen: { mode },
      wanted: ({ open, reason }) => reason === how && !(solo && winner(open) === SOLO_SIDE),
    };
  }),
);

const SOLO = (['variety', 'total'] as const).map(
  (how): Ending => ({
    name: `teams-5-solo-${how}`,
    about: `teams, 5 players: the solo player wins with enough ${how === 'variety' ? 'different Elders' : 'Elders in total'}.`,
    seats: 5,
    chosen: { mode: 'teams' },
    wanted: ({ open, reason }) => reason === how && winner(open) === SOLO_SIDE,
  }),
);

const ODD: Ending[] = [
  {
    name: 'reshuffled',
    about: 'The deck runs out, and the discards are shuffled into a new one.',
    seats: 6,
    chosen: { mode: 'all-vs-all' },
    wanted: played => allEvents(played).some(event => event.type === 'reshuffled'),
  },
  {
    name: 'won-in-the-middle-of-a-wave',
    about: 'The winning Elder is collected while others of the same wave have still to act; they never do.',
    seats: 4,
    chosen: { mode: 'all-vs-all' },
    wanted: ({ open, steps }) => {
      const events = eventsOf(steps.at(-1));
      const wave = events.findLast(event => event.type === 'wave');
      const acted = events
        .slice(events.lastIndexOf(wave!))
        .filter(({ type }) => type === 'collected' || type === 'kept');
      return acted.length < open.stances.filter(stance => stance === wave?.stance).length;
    },
  },
  {
    name: 'played-from-an-empty-hand',
    about: 'Head to head: a player has no card left at the second Elder and draws one to play.',
    seats: 2,
    chosen: { mode: 'head-to-head' },
    wanted: played => allEvents(played).some(event => event.type === 'drew' && event.count === 1),
  },
];

export const ENDINGS: readonly Ending[] = [...BY_CARD, ...SOLO, ...ODD];

const winner = ({ phase }: Open): number | null => (phase.kind === 'over' ? phase.side : null);
