// What people read about seats: who plays for whom, who is back, what became of a seat.

import type { Note } from '@quayside/engine';
import type { SeatInfo } from '@quayside/protocol';
import type { Phrase } from '@quayside/rules';

type Person = Extract<SeatInfo, { kind: 'person' }>;

const aBot = (level: string | null | undefined): string =>
  level ? `${level === 'admiral' ? 'an' : 'a'} ${level}` : 'a bot';
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** To the person on whose seat a bot plays, or would play if the game did not wait. */
export function playedForYou({ standIn, because }: Person, { waits }: { waits: boolean }): string {
  const bot = aBot(standIn);
  if (waits) return because === 'out-of-time' ? 'You ran out of time.' : `You have left your seat to ${bot}.`;
  if (because === 'out-of-time') return `You ran out of time: ${bot} plays for you.`;
  return because === 'left' ? `You left: ${bot} plays for you.` : `${capital(bot)} plays for you.`;
}

/** To somebody who is back, about what the bot did meanwhile. */
export function playedMeanwhile(level: string | null | undefined, moves: number): string {
  const who = aBot(level);
  if (moves === 0) return `You are back. ${capital(who)} sat in for you and has not moved.`;
  return `You are back. ${capital(who)} made ${moves === 1 ? 'one move' : `${moves} moves`} for you; the log tells which.`;
}

/** On a plate: why a person does not play for themself. */
export const plateWord = ({ standIn, because }: Person): string =>
  `${because === 'out-of-time' ? 'out of time' : 'away'}, ${standIn} plays`;

const standIn = ({ seat = 0, level, why }: Note): Phrase => {
  if (level === null) return ['The host stopped the bot that played for ', { seat }, '.'];
  switch (why) {
    case 'left':
      return [{ seat }, ` left; ${aBot(level)} plays on.`];
    case 'away':
      return [{ seat }, ` is away; the host lets ${aBot(level)} play.`];
    case 'agreed':
      return [{ seat }, ` is away; the others agreed to let ${aBot(level)} play.`];
    default:
      return [`${capital(aBot(level))} plays for `, { seat }, '.'];
  }
};

function replaced({ seat = 0, level, name }: Note): Phrase {
  if (name === undefined)
    return [level ? `The host seated ${aBot(level)}: ` : 'The host opened the seat of ', { seat }, '.'];
  if (level === null) return [`The host opened the seat of ${name} to somebody else.`];
  return [`The host gave the seat of ${name} to ${aBot(level)}; ${name} can take it back.`];
}

/** What happened beside the moves, as lines of the log. That a deadline was set is no news. */
export const NOTES: Record<string, (note: Note) => Phrase> = {
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
