// What the page about one game says.

import { defineWords } from '../words/define.ts';

export const words = defineWords('pages/game', {
  /** What “play now” begins: `gentlest`: what else is easier in this game. */
  gentle: (players: number, gentlest: string | null) =>
    `Your first game is a gentle one: ${players} players, easy opponents, tips${gentlest ? `, ${gentlest}` : ''}.`,
  /** By game, where its options are gentler too. */
  gentlest: {
    waves: 'and the calmest Rule Tablets',
    'rattle-battle': 'and the introductory scenario of seven short Adventures',
  } as Readonly<Record<string, string>>,
  knowIt: 'I know it',
  knowItHint: 'Then “play now” begins the usual game with three other players.',
  learn: 'Learn it by playing',
  practise: 'Find the move',
  howToWin: 'How to win',
  rules: 'The rules',
  openRules: 'Open the whole rulebook',
  records: 'Your games and their replays',
});
