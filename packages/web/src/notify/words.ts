// Everything the web says about telling people whose turn it is.

import { defineWords } from '../words/define.ts';
import { plural } from '../words/grammar.ts';

export const words = defineWords('notify', {
  turns: {
    title: 'Your next turn',
    ask: 'You need not keep this page open.',
    yes: 'Tell me when it is my turn',
    later: 'Not now',
    off: 'Your browser calls you when it is your turn, and no page of Quayside needs to be open.',
  },

  /** To whoever has not done so on a device that wants it; afterwards the settings offer notifications as elsewhere. */
  install: 'Put Quayside on your home screen first: press Share, then “Add to Home Screen”, and open it from there.',

  /** What came of asking to be told. */
  outcomes: {
    push: 'This device tells you when it is your turn, though no page is open.',
    page: 'This browser can tell you only while Quayside is open in one of its windows.',
    denied: 'Your browser does not let us. Allow notifications for this page in its settings first.',
  },

  // In the tab, and as a notification of the browser.
  tabOver: (table: string) => `Over: ${table}`,
  tabTurn: (table: string) => `● Your turn: ${table}`,
  isOver: (game: string) => `${game}: the game is over.`,
  isYourTurn: (game: string) => `${game}: it is your turn.`,
  tablesWait: (count: number) =>
    plural(count, { one: `${count} table waits for you.`, other: `${count} tables wait for you.` }),
  noTableWaits: 'No table waits for you now.',
});
