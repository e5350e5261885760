import { defineWords } from '../words/define.ts';

export const words = defineWords('verify', {
  running: 'The game is being run again.',
  check: 'Check the dice',
  busy: 'Running the game again…',
  honest: '✓ Honest.',
  notRun: 'The check could not be run.',
  differs: '✗ Something differs.',
  look: 'Look at that moment',
});
