// A whole game as text a person can read and a diff can show: who is asked what, what they do, what happens, and what
// that changes in the state.

import {
  type AnyGame,
  type AnyShape,
  type Outcome,
  type Phrase,
  plain,
  SEA,
  type Seat,
  type State,
} from '@quayside/rules';
import type { GameRecord } from './record.ts';
import { replay } from './replay.ts';
import type { Entry, Step, ToldEvent } from './step.ts';
import { viewOf } from './view.ts';

type S = State<AnyShape>;

/** The name of a seat in the text. */
export const seatName = (seat: Seat): string => (seat === SEA ? 'the sea' : `Seat ${seat}`);

const inWords = (phrase: Phrase): string => plain(phrase, seatName);

export function playthrough(game: AnyGame, record: GameRecord): string {
  const lines: string[] = [];
  const match = replay(game, record, step => {
    if (lines.length === 0) lines.push(...title(game, record), ...setUp(step.before));
    lines.push('', `#${step.ply} ${asked(game, step.before)}`, `> ${entryInWords(game, step.entry)}`);
    lines.push(...eventsInWords(game, step.told).map(sentence => `  ${sentence}`));
    lines.push(...changes(step).map(change => `    ${change}`));
  });
  if (lines.length === 0) lines.push(...title(game, record), ...setUp(match.state));
  return `${[...lines, '', outcomeInWords(game, match.outcome)].join('\n')}\n`;
}

/** The line of an entry: a move, or a take-back. */
export function entryInWords(game: AnyGame, entry: Entry): string {
  const what = 'move' in entry ? inWords(game.words.move(entry.move)) : `takes back entry ${entry.back}`;
  return `${seatName(entry.seat)}: ${what}`;
}

/** A sentence for each event; those told to one seat only are marked. */
export function eventsInWords(game: AnyGame, told: readonly ToldEvent[]): string[] {
  return told.flatMap(({ to, event }) => {
    const phrase = game.words.event(event);
    if (!phrase) return [];
    return [to === null ? inWords(phrase) : `(to ${seatName(to)}) ${inWords(phrase)}`];
  });
}

export function outcomeInWords(game: AnyGame, outcome: Outcome | null): string {
  if (!outcome) return 'The game is not over.';
  const ranks = outcome.ranks.map((rank, seat) => `${seatName(seat)} is ${rank}. with ${outcome.scores[seat]}`);
  return `The end: ${game.words.reasons[outcome.reason]}. ${ranks.join(', ')}.`;
}

function title(game: AnyGame, { seats, options, seed }: GameRecord): string[] {
  const chosen = Object.entries(options).map(([option, value]) => `  ${option}: ${value}`);
  return [`${game.title}, version ${game.version}, ${seats} players`, ...chosen, `  seed: ${seed}`];
}

const setUp = (state: S): string[] => ['', 'Set-up', ...facts(state).map(([path, value]) => `    ${path} ${value}`)];

function asked(game: AnyGame, state: S): string {
  const questions = game.deciding(state.open).map(seat => {
    if (seat === SEA) return seatName(seat);
    const { ask, moves, complete } = game.menu(viewOf(state, seat));
    return `${seatName(seat)} (${ask}, ${moves.length}${complete ? '' : ' or more'})`;
  });
  return questions.join(', ');
}

/** The parts of the state that have changed, each on a line of its own. */
function changes({ before, after }: Step): string[] {
  const was = new Map(facts(before));
  return facts(after).flatMap(([path, value]) => (was.get(path) === value ? [] : [`${path} ${value}`]));
}

/** The state in lines: one for each thing that stands in open, own and shut. */
function facts({ open, own, shut }: S): [string, string][] {
  return [...lines('open', open), ...own.flatMap((it, seat) => lines(`own ${seat}`, it)), ...lines('shut', shut)];
}

const lines = (place: string, value: object): [string, string][] =>
  Object.entries(value).map(([key, it]) => [`${place} ${key}`, JSON.stringify(it)]);
