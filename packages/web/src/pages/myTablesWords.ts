// What the page of my tables says besides the lists.

import { defineWords } from '../words/define.ts';

export const words = defineWords('pages/mine', {
  notOver: 'Not over yet',
  allGames: 'All games played',
  fromFile: 'Open a game from a file',
  putAway: (game: string) => `${game} was put away.`,
  putBack: 'Put it back',
  putGameAway: (game: string) => `Put this game of ${game} away`,
});
