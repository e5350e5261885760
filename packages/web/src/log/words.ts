import type { Phrase, Seat } from '@quayside/rules';
import { defineWords } from '../words/define.ts';

export const words = defineWords('log', {
  aloud: 'What happened',
  nobody: 'nobody',
  empty: 'Nothing has happened yet.',
  about: 'About this moment',
  look: 'Look at this moment',
  goBack: 'Go back to before this',
  wentBack: (seat: Seat): Phrase => [{ seat }, ' asked, and the table went back to an earlier moment.'],
  tookBack: (seat: Seat): Phrase => [{ seat }, ' takes back a move.'],
});
