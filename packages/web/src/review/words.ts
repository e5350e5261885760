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
  /** `why`: `because`, `although` or nothing. */
  cost: (mine: Phrase, better: Phrase, why: Phrase): Phrase =>
    say`“${mine}” cost you dear. “${better}” was better${why}.`,
  won: (mine: Phrase, other: Phrase, why: Phrase): Phrase =>
    say`“${mine}” was right${why}. The other choice was “${other}”.`,
  because: (reason: Phrase): Phrase => say`, because ${reason}`,
  although: (price: Phrase): Phrase => say`, although ${price}`,
  whatIf: 'What if I had…',
  whatIfHint: 'Play on from here, and choose otherwise',
  unknownMove: 'This move',
});
