import { defineWords } from '../words/define.ts';

export const words = defineWords('verify', {
  running: 'The game is being run again.',
  check: 'Check the dice',
  busy: 'Running the game again…',
  honest: '✓ Honest.',
  differs: '✗ Something differs.',
  look: 'Look at that moment',
});
