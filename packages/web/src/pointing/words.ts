import { defineWords } from '../words/define.ts';
import { list } from '../words/grammar.ts';

export const words = defineWords('pointing', {
  /** For screen readers: what has a ring around it. */
  pointsAt: (pieces: readonly string[]) => `Marked on the board: ${list(pieces.map(it => it.replace(/\.$/, '')))}.`,
});
