import { type Phrase, say } from '@quayside/rules';
import { defineWords } from '../words/define.ts';

export const words = defineWords('review', {
  title: 'What mattered most',
  whose: 'Whose decisions?',
  busy: 'Looking back at the decisions…',
  failed: 'The decisions could not be looked at.',
  nothing: 'No single decision mattered much: other moves would have done about as well.',
  by: 'Judged by what could be known then.',
  moveNumber: (ply: number) => `Move ${ply + 1}`,
  cost: (mine: Phrase, better: Phrase): Phrase => say`${mine} cost the most; better: ${better}`,
  won: (mine: Phrase, other: Phrase): Phrase => say`${mine} was right; the other choice was ${other}`,
  because: (reason: Phrase): Phrase => say`, because ${reason}.`,
  although: (price: Phrase): Phrase => say`, although ${price}.`,
  end: '.',
  whatIf: 'What if I had…',
  whatIfHint: 'Play on from here, and choose otherwise',
  unknownMove: 'This move',
});
