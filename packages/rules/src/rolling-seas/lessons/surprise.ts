// Moves of others in Rolling Seas that surprise a newcomer: they attack, give something up, or leave a gain. Judged by
// the event alone, as the newcomer was told of it, so nothing secret can be in the answer.

import type { Surprise } from '../../lesson.ts';
import type { RollingSeas } from '../types.ts';
import type { tipWords } from './tipWords.ts';

export const surprise: Surprise<RollingSeas, typeof tipWords> = (event, me, w) => {
  switch (event.type) {
    case 'obstacle-drawn':
      return event.by !== me && event.on === me ? { by: event.by, say: w.surprises.drawnOnYou } : null;
    case 'hove-to':
      return event.seat !== me ? { by: event.seat, say: w.surprises.hoveTo } : null;
    default:
      return null;
  }
};
