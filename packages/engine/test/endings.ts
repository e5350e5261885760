// One recorded game of W·A·V·E·S for every way it can end, and for what seldom happens on the way. The games are found
// by playing at random, seed after seed, until one is as wanted.

import { type GameRecord, randomRecord, replay, type Step } from '@quayside/engine';
import { type AnyGame, type Options, settle } from '@quayside/rules';
import { COUNCIL_CARDS, type Event, type Open, SOLO_SIDE } from '@quayside/rules/waves';

export type Recorded = GameRecord & { expect: { reason: string; ranks: number[]; rounds: number } };

/** A game that was played, as far as the wishes below look at it. */
export type Played = { open: Open; ranks: number[]; reason: string; steps: Step[] };

export type Ending = { name: string; about: string; seats: number; chosen: Options; wanted(played: Played): boolean };

const eventsOf = (step: Step | undefined): Event[] => (step?.told ?? []).map(({ event }) => event as Event);
const allEvents = ({ steps }: Played): Event[] => steps.flatMap(eventsOf);

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

/** Plays a record through. */
export function played(game: AnyGame, record: GameRecord): Played {
  const steps: Step[] = [];
  const match = replay(game, record, step => steps.push(step));
  const { reason, ranks } = match.outcome!;
  return { open: match.state.open as Open, ranks, reason, steps };
}

const ENOUGH = 5; // games as wanted, of which the shortest is kept
const PATIENCE = 20_000; // games

/** Looks for a game that ends so. */
export function sought(game: AnyGame, { name, seats, chosen, wanted }: Ending): Recorded {
  const { options } = settle(game, seats, chosen);
  const found: Recorded[] = [];
  for (let n = 1; found.length < ENOUGH && n < PATIENCE; n++) {
    const record = randomRecord(game, seats, options!, `${name} ${n}`);
    const it = played(game, record);
    if (wanted(it)) found.push({ ...record, expect: { reason: it.reason, ranks: it.ranks, rounds: it.open.round } });
  }
  const [shortest] = found.sort((a, b) => a.log.length - b.log.length);
  if (!shortest) throw new Error(`No game in ${PATIENCE} ends as "${name}"`);
  return shortest;
}
