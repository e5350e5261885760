// Sentences that the boards of several games share.

import { defineWords } from '../words/define.ts';

export const gameWords = defineWords('games', {
  /** The board, for screen readers. */
  table: 'Table',
  /** In place of one's own name. */
  you: 'You',
  /** On the button that confirms, while nothing is chosen. */
  choose: 'Choose',
  chooseAgain: 'Choose again',
});
