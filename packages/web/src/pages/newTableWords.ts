import { defineWords } from '../words/define.ts';

export const words = defineWords('pages/new-table', {
  tableOf: (game: string) => `A table of ${game}`,
  players: 'Players',
  whoSitsWhere: 'Who sits where',
  more: 'Clock, onlookers, hints',
  listed: 'List the table on the front page, so that anybody can join',
  back: 'Back to the quay',
  beingSet: 'The table is being set.',
  nameless: 'Everybody needs a name.',
  start: 'Start the game',
  open: 'Open the table',
  you: 'You',
  thisIsYou: '(you)',
  player: (letter: string) => `Player ${letter}`,
  place: (letter: string) => `Place ${letter}`,
  openForSomebody: 'Open for somebody',
  iSitHere: 'I sit here',
  onThisDevice: 'On this device',
  nameOf: (letter: string) => `Name of whoever plays on place ${letter}`,
});
