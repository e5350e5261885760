// Moves of others in Waves of Fortune that surprise a newcomer: they attack, give something up, or leave a gain. Judged
// by the event alone, as the newcomer was told of it, so nothing secret can be in the answer.

import type { Surprise } from '../../lesson.ts';
import type { WavesOfFortune } from '../types.ts';
import type { tipWords } from './tipWords.ts';

export const surprise: Surprise<WavesOfFortune, typeof tipWords> = (event, me, w) => {
  switch (event.type) {
    case 'rammed':
      return event.by !== me && event.seat === me ? { by: event.by, say: w.surprises.rammedYou } : null;
    case 'raided':
      return event.seat !== me && event.from === me ? { by: event.seat, say: w.surprises.raidedYou } : null;
    case 'parleyed':
      return event.seat !== me ? { by: event.seat, say: w.surprises.parleyed } : null;
    case 'king-escaped':
      return event.seat !== me ? { by: event.seat, say: w.surprises.escaped } : null;
    case 'kraken-left':
      return event.seat !== me ? { by: event.seat, say: w.surprises.krakenLeft } : null;
    default:
      return null;
  }
};
