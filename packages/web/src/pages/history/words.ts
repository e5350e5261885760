// What the page of games played says.

import type { Opponents, ResultSeat } from '@quayside/protocol';
import { levelName } from '../../ui/levelWords.ts';
import { defineWords } from '../../words/define.ts';
import { list, plural } from '../../words/grammar.ts';

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const SUFFIX: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const ordinal = (n: number): string => `${n}${SUFFIX[ordinals.select(n)]}`;

export const words = defineWords('pages/history', {
  title: 'Games played',
  played: 'Over, the latest first',
  looking: 'Looking…',
  none: 'None yet. Every game you finish will be here, with its result and its replay.',
  more: 'Older games',
  again: 'Try again',
  filter: 'Show',
  allGames: 'all games',
  toMine: 'My tables',
  figures: 'Won and played',
  game: 'Game',
  all: 'All',
  alone: 'Alone',
  place: (rank: number, seats: number) => `${ordinal(rank)} of ${seats}`,
  score: (score: number) => plural(score, { one: `${score} point`, other: `${score} points` }),
  against: (others: readonly ResultSeat[]) =>
    others.length === 0
      ? ''
      : `with ${list(others.map(({ name, level }) => (level === null ? name : `${name} (${levelName(level)})`)))}`,
  tally: (played: number, won: number | null) => (won === null ? `${played} played` : `${won} of ${played}`),
  opponents: {
    people: 'People',
    admiral: 'Admirals',
    captain: 'Captains',
    mate: 'Mates',
    deckhand: 'Deckhands',
    nobody: 'Alone',
  } satisfies Record<Opponents, string>,
});
