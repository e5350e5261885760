import { defineWords } from '../words/define.ts';
import { plural } from '../words/grammar.ts';

const moves = (n: number): string => plural(n, { one: `${n} move`, other: `${n} moves` });
const minutes = (n: number): string => plural(n, { one: `${n} minute`, other: `${n} minutes` });

export const words = defineWords('options', {
  clock: 'Clock',
  clocks: {
    none: 'No clock',
    brisk: 'Brisk',
    steady: 'Steady',
    long: 'Long',
    day: 'A day for each',
    'three-days': 'Three days for each',
    week: 'A week for each',
  },
  clockChoice: (title: string, time: string) => `${title}: ${time}`,
  clockHelp: {
    none: 'Everybody takes the time they need.',
    live: 'For people who sit down together. Bots have no clock.',
    days: 'For a game over days: everybody comes back when it is their turn.',
  },
  runOut: 'When time runs out',
  botPlays: 'A bot plays',
  botPlaysHelp: 'A bot plays on until the person is back.',
  othersGoOn: 'The others may go on',
  othersGoOnHelp: 'The others may let a bot play that one decision.',
  standIn: 'Stand-in',
  standInHelp: 'How well the bot plays that stands in for somebody who left.',
  readyMarks: 'Show who is ready when all decide at once',
  spectatorsTalk: 'Onlookers may talk at the table',
  hints: 'Hints may be asked for',
  watching: 'Onlookers see',
  watchingOpen: 'What is open to all',
  watchingOpenHelp: 'Nobody’s secrets until the game is over.',
  watchingLate: 'Every hand, but later',
  watchingLateHelp: 'Through the eyes of any seat, some time behind.',
  lateMoves: 'Behind by moves',
  lateMovesHelp: 'At least so many moves.',
  lateMinutes: 'Behind by minutes',
  lateMinutesHelp: 'And at least so long.',
  moves,
  minutes,
  noLonger: 'No longer',

  // What is agreed, as everybody reads it.
  agreed: {
    botPlays: 'a bot plays',
    othersGoOn: 'the others may go on',
    open: 'what is open to all',
    lateByMoves: (n: number) => `every hand, ${moves(n)} later`,
    lateByBoth: (n: number, time: number) => `every hand, ${moves(n)} and ${minutes(time)} later`,
    allAtOnce: 'When all decide at once',
    noReadyMarks: 'nobody sees who is ready',
    talk: 'Talk',
    spectatorsTalk: 'onlookers may talk too',
    hints: 'Hints',
    noHints: 'none at this table',
  },
});
