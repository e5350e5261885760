// What is read before the game starts.

import type { Level } from '@quayside/protocol/levels';
import { levelName } from '../ui/levelWords.ts';
import { defineWords } from '../words/define.ts';
import { list, plural } from '../words/grammar.ts';

export const words = defineWords('table/gathering', {
  title: (game: string) => `${game}: gathering`,
  watching: 'You are watching. Sit down on a free place to play.',
  gathers: 'The table is open; players may take their seats.',
  start: 'Start the game',
  fillAndStart: (n: number) => plural(n, { one: 'Fill with a bot and start', other: 'Fill with bots and start' }),
  fillAndStartHow: 'A mate takes every free place, and the game begins.',
  fillGentlyHow: 'Easy bots take the free places, a deckhand first, and the game begins.',
  whoWithWhom: 'Who plays with whom',
  teamOf: (names: readonly string[]) => list(names),
  freePlace: 'a free place',
  everybodyIsHere: 'Everybody is here.',
  waitingForHost: 'Waiting for the host to start.',
  callCrew: 'Call your crew',
  callCrewHow: 'Whoever opens this link can watch, and sit down while a place is free.',
  talk: 'Talk',
  whatIsPlayed: 'What is played',
  whatIsAgreed: 'What is agreed',
  honestDice: 'Honest dice',
  backToQuay: 'Back to the quay',
  standUp: 'Stand up and go back to the quay',
  hostAway: 'The host is away',
  newHost: 'A new host',
  youAreHost: 'You are the host now.',
  isHost: (name: string) => `${name} is the host now.`,
  somebodyIsHost: 'Somebody else is the host now.',
  stillFree: (n: number) =>
    plural(n, {
      one: 'One place is still free: call somebody, or seat a bot.',
      other: `${n} places are still free: call somebody, or seat a bot.`,
    }),
  players: 'Players',

  // A place.
  thatIsYou: 'That is you',
  isHere: 'is here',
  isAway: 'is away',
  bot: (level: Level, temperament: string | null) => `Bot, ${levelName(level)}${temperament ? `. ${temperament}` : ''}`,
  programIsHere: 'Bot: a program that somebody has seated',
  programIsAway: 'Bot: a program, which is away',
  sitHere: 'Sit here',
  moveHere: 'Move here',
  swapWithMe: 'Swap with me',
  move: 'Move',
  moveWho: (name: string) => `Move ${name} to another place`,
  stay: 'Stay',
  here: 'Here',
  hereWho: (name: string, letter: string) => `Move ${name} to place ${letter}`,
  swapWho: (name: string, other: string) => `${name} and ${other} change places`,
  waits: 'waits for somebody',
  whoTakes: (letter: string) => `Who takes place ${letter}`,
  keepFor: (name: string) => `Keep for ${name}`,
  openPlace: 'Open place',
});
