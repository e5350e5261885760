// Moves of others in W·A·V·E·S that surprise a newcomer: they attack, give something up, or leave a gain. Judged by the
// event alone, as the newcomer was told of it, so nothing secret can be in the answer.

import type { Surprise } from '../../lesson.ts';
import type { Waves } from '../types.ts';
import type { tipWords } from './tipWords.ts';

export const surprise: Surprise<Waves, typeof tipWords> = (event, me, w) => {
  switch (event.type) {
    case 'rebelled':
      return event.seat !== me && event.count > 1 ? { by: event.seat, say: w.surprises.stack } : null;
    case 'kept':
      return event.seat !== me ? { by: event.seat, say: w.surprises.gaveUp } : null;
    default:
      return null;
  }
};
