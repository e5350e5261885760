import { type Phrase, say } from '@quayside/rules';
import { defineWords } from '../words/define.ts';

export const words = defineWords('hint', {
  title: 'Hint',
  thinking: 'The bot is thinking…',
  nothing: 'The bot sees nothing to choose here.',
  unknownMove: 'A move',
  playIt: 'Play it',
  another: 'Another idea',
  hide: 'Hide',
  /** In whole percent. */
  wins: (percent: number) => `wins ${percent} in 100`,
  because: (reason: Phrase): Phrase => say`Because ${reason}.`,
  although: (price: Phrase): Phrase => say`Now ${price}, but it pays later.`,
  /** Instead of a reason. */
  alike: 'Other moves are about as good.',
  only: 'It is the only move worth a thought.',
  next: (move: Phrase): Phrase => say`Next best: ${move}.`,
});
