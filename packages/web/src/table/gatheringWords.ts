// What is read before the game starts.

import type { Level } from '@quayside/protocol/levels';
import { levelName } from '../ui/levelWords.ts';
import { defineWords } from '../words/define.ts';
import { plural } from '../words/grammar.ts';

export const words = defineWords('table/gathering', {
  title: (game: string) => `${game}: gathering`,
  watching: 'You are watching. Sit down on a free place to play.',
  gathers: 'The table is set; the company gathers.',
  start: 'Start the game',
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
  bot: (level: Level) => `Bot, ${levelName(level)}`,
  sitHere: 'Sit here',
  waits: 'waits for somebody',
  whoTakes: (letter: string) => `Who takes place ${letter}`,
  keepFor: (name: string) => `Keep for ${name}`,
  openPlace: 'Open place',
});
