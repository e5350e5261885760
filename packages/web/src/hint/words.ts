import { defineWords } from '../words/define.ts';

export const words = defineWords('hint', {
  title: 'Hint',
  thinking: 'The bot is thinking…',
  nothing: 'The bot sees nothing to choose here.',
  others: 'What else it thought of',
  close: 'Close the hint',
  unknownMove: 'A move',
  toWin: 'to win',
  soon: (gains: readonly string[]) => `Likely soon: ${gains.join(', ')}`,
});
