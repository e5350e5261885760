// Moves of others in Rolling with the Waves that surprise a newcomer: they attack, give something up, or leave a gain.
// Judged by the event alone, as the newcomer was told of it, so nothing secret can be in the answer.

import type { Surprise } from '../../lesson.ts';
import type { RollingWithTheWaves } from '../types.ts';
import type { tipWords } from './tipWords.ts';

export const surprise: Surprise<RollingWithTheWaves, typeof tipWords> = (event, me, w) => {
  switch (event.type) {
    case 'fired':
      return event.seat !== me && event.aim?.target === me ? { by: event.seat, say: w.surprises.firedAtYou } : null;
    case 'drafted':
      if (event.seat === me || event.price === 0) return null;
      return { by: event.seat, say: event.die.colour === me ? w.surprises.boughtYours : w.surprises.bought };
    case 'drunken-sailor':
      return event.seat !== me ? { by: event.seat, say: w.surprises.sailor } : null;
    case 'buried':
      return event.seat !== me ? { by: event.seat, say: w.surprises.buried } : null;
    default:
      return null;
  }
};
