// What people read about seats: who plays for whom, who is back, what became of a seat.

import type { RecordNote } from '@quayside/engine';
import type { SeatInfo } from '@quayside/protocol';
import type { Phrase } from '@quayside/rules';
import type { ComponentChild as Drawn } from 'preact';
import { levelName, OneBot, oneBot } from '../ui/levelWords.ts';
import { defineWords } from '../words/define.ts';
import { plural } from '../words/grammar.ts';

type Person = Extract<SeatInfo, { kind: 'person' }>;

/** To the person on whose seat a bot plays, or would play if the game did not wait. */
function playedForYou({ standIn, because }: Person, { waits }: { waits: boolean }): string {
  const bot = oneBot(standIn);
  if (waits) return because === 'out-of-time' ? 'You ran out of time.' : `You have left your seat to ${bot}.`;
  if (because === 'out-of-time') return `You ran out of time: ${bot} plays for you.`;
  return because === 'left' ? `You left: ${bot} plays for you.` : `${OneBot(standIn)} plays for you.`;
}

/** To somebody who is back, about what the bot did meanwhile. */
function playedMeanwhile(level: string | null | undefined, moves: number): string {
  const who = OneBot(level);
  if (moves === 0) return `You are back. ${who} sat in for you and has not moved.`;
  return plural(moves, {
    one: `You are back. ${who} made one move for you; the log tells which.`,
    other: `You are back. ${who} made ${moves} moves for you; the log tells which.`,
  });
}

/** On a plate: why a person does not play for themself. */
const plateWord = ({ standIn, because }: Person): string =>
  `${because === 'out-of-time' ? 'out of time' : 'away'}, ${standIn === null ? '' : levelName(standIn)} plays`;

const standIn = ({ seat = 0, level, why }: RecordNote): Phrase => {
  if (level === null) return ['The host stopped the bot that played for ', { seat }, '.'];
  switch (why) {
    case 'left':
      return [{ seat }, ` left; ${oneBot(level)} plays on.`];
    case 'away':
      return [{ seat }, ` is away; the host lets ${oneBot(level)} play.`];
    case 'agreed':
      return [{ seat }, ` is away; the others agreed to let ${oneBot(level)} play.`];
    default:
      return [`${OneBot(level)} plays for `, { seat }, '.'];
  }
};

function replaced({ seat = 0, level, name }: RecordNote): Phrase {
  if (name === undefined)
    return [level ? `The host seated ${oneBot(level)}: ` : 'The host opened the seat of ', { seat }, '.'];
  if (level === null) return [`The host opened the seat of ${name} to somebody else.`];
  return [`The host gave the seat of ${name} to ${oneBot(level)}; ${name} can take it back.`];
}

/** What happened beside the moves, as lines of the log. That a deadline was set is no news. */
const notes: Record<string, (note: RecordNote) => Phrase> = {
  'ran-out': ({ seat = 0 }) => ['Time ran out for ', { seat }, '.'],
  skipped: ({ seat = 0 }) => ['The others let a bot decide for ', { seat }, '.'],
  paused: () => ['The table paused.'],
  resumed: () => ['The table went on.'],
  'stand-in': standIn,
  returned: ({ seat = 0 }) => [{ seat }, ' is back and plays on.'],
  replaced,
  'gave-up': ({ name }) => [`${name} gave the seat up; a bot plays it.`],
  seated: ({ name }) => [`${name} sat down and plays on.`],
  'host-passed': ({ seat = 0 }) => [{ seat }, ' is the host now.'],
  waits: () => ['Nobody plays for themself any more: the game waits.'],
  'rules-changed': () => ['The rules of this game changed here.'],
  ended: ({ why }) => [why === 'agreed' ? 'Everybody here agreed to end the game.' : 'The host ended the table.'],
};

export const words = defineWords('seats', {
  playedForYou,
  playedMeanwhile,
  plateWord,
  notes,

  // My own seat.
  botPlays: 'A bot plays for you',
  waitsForYou: 'Nobody else plays now, so the game waits for you.',
  staysYours: 'The seat stays yours.',
  takeBack: 'Take your seat back',
  yourSeat: 'Your seat',
  givenToBot: (level: string) =>
    `While you were away the host gave your seat to a bot (${levelName(level)}). It is yours as soon as you want it.`,
  opened: 'While you were away the host opened your seat. It is yours as soon as you want it.',
  gameWaits: 'The game waits',
  gameWaitsWhy: 'Nobody plays for themself any more: the game waits until somebody takes their seat back.',
  youAreBack: 'You are back',
  allRight: 'All right',
  youAreHost: 'You are the host',
  youAreHostNow: 'You are the host now. What a host may do stands under “Table and settings”.',

  // Somebody who is away.
  letBotPlay: 'Let a bot play meanwhile',
  proposeStandIn: 'Propose a stand-in',
  away: 'Away',
  waitsFor: (who: Drawn, n: number): Drawn[] =>
    plural(n, {
      one: ['The game waits for ', who, ', who is away.'],
      other: ['The game waits for ', who, ', who are away.'],
    }),
  awayTitle: 'Away from the table',
  isAway: (who: Drawn): Drawn[] => [who, ' is away.'],
  answerFirst: 'Another proposal must be answered first.',
  opensIn: (time: string) => `Another person may get this seat in ${time}; a bot at once.`,
  awayLong: 'Away for long: the host may give this seat to another person.',
  hostAway: (time: string) => `The host is away. In ${time} somebody who is here becomes host.`,

  // To end the game.
  endTitle: 'End the game',
  endHow: 'When everybody who is here agrees, the game ends without a winner.',
  proposeEnd: 'Propose to end the game…',
  proposeEndQuestion: 'Propose to end the game?',
  proposeEndHow: 'The others are asked. If all agree, nobody wins; what was played can still be looked at.',
  playOn: 'Play on',
  askTable: 'Ask the table',

  // A proposal.
  proposal: 'Proposal',
  proposesStandIn: (who: Drawn, level: string, whom: Drawn): Drawn[] => [
    who,
    ` proposes that a bot (${levelName(level)}) plays for `,
    whom,
    ' until they are back.',
  ],
  proposesEnd: (who: Drawn): Drawn[] => [who, ' proposes to end the game; nobody would win.'],
  agree: (who: Drawn, n: number): Drawn[] => plural(n, { one: [who, ' agrees.'], other: [who, ' agree.'] }),
  waitingFor: (who: Drawn): Drawn[] => ['Waiting for ', who, '.'],
  withdraw: 'Withdraw',
  notNow: 'Not now',
  accept: 'Agree',
});
