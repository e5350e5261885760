// What is read in the panel about the table, and what the host may do there.

import type { Level } from '@quayside/protocol/levels';
import type { ComponentChild as Drawn } from 'preact';
import { levelName } from '../ui/levelWords.ts';
import { defineWords } from '../words/define.ts';

export const words = defineWords('table/about', {
  thisTable: 'This table',
  youElsewhere: 'You on another device',
  watchElsewhere: 'Watch on your phone too.',
  playElsewhere: 'Your seat on your phone too: play on from either.',
  continueElsewhere: 'Continue on another device',
  devices: 'Your devices and recovery code',
  thisDevice: 'This device',
  honestDice: 'Honest dice',
  lookBack: 'Look back',
  lookBackHow:
    'Every moment of this game, as you could see it; from any of them you can play on at a new table, against bots or with friends.',
  replay: 'Replay',
  settings: 'Settings',
  keys: 'Keys',
  keysOff: 'Letters, digits and signs are switched off in the settings.',

  // Clocks.
  clocks: 'Clocks',
  isPaused: 'The table is paused.',
  mayPause: 'The clocks can stand still; nobody moves meanwhile.',
  mayPauseTogether: 'The clocks can stand still when everybody wants it; nobody moves meanwhile.',
  yetToAgree: 'The others have yet to agree.',
  goOn: 'Go on',
  askForPause: 'Ask for a pause',
  pause: 'Pause',

  // Leaving.
  leave: 'Leave',
  leaveTable: 'Leave the table',
  leaveGame: 'Leave the game?',
  leaveOthers:
    'A bot plays on for you until you come back. Or go to the quay and keep your place: then the others wait for you. Or give the seat up: a bot gets it, and the host may offer it to somebody else.',
  leaveAlone: 'The game waits here until you come back; you find it among your tables.',
  toQuay: 'To the quay; they wait',
  giveUp: 'Give my seat up',
  letBotPlayOn: 'Let a bot play on',

  // The host.
  away: 'Away from the table',
  asHost: 'As the host',
  seatsWithoutPerson: 'Seats without a person',
  spectatorsTalk: 'Onlookers may talk at the table',
  keptYet: 'The seat is kept for its owner yet.',
  howWell: (name: string) => `How well a bot plays for ${name}`,
  letBotPlay: 'Let a bot play meanwhile',
  stopStandIn: 'Stop the stand-in',
  giveAway: 'Give the seat away…',
  seatThisBot: 'Seat this bot',
  openSeat: 'Open the seat',
  giveAwayQuestion: (name: string) => `Give away the seat of ${name}?`,
  giveAwayHow: (name: string) =>
    `A bot gets it at once, and ${name} can take it back. Or it stands open and whoever has the link may sit down: they see what ${name} saw, so only when ${name} has been away for long.`,
  seatBot: (level: Level) => `Seat a bot: ${levelName(level)}`,
  standing: {
    open: (who: Drawn): Drawn[] => [who, ' waits for somebody'],
    bot: (who: Drawn): Drawn[] => [who, ' is a bot'],
    program: (who: Drawn): Drawn[] => [who, ' is a bot: a program that somebody has seated'],
    botFor: (who: Drawn, owner: string): Drawn[] => [who, ` is a bot, for ${owner}`],
    outOfTime: (who: Drawn): Drawn[] => [who, ' ran out of time'],
    left: (who: Drawn): Drawn[] => [who, ' left the game'],
    away: (who: Drawn): Drawn[] => [who, ' is away'],
  },
  end: 'End the table…',
  endQuestion: 'End the table?',
  endHow: 'Nobody wins, nobody can play on. What was played can still be looked at.',
  playOn: 'Play on',
  endIt: 'End it',
});
