// Moves of others in Rattle, Battle, Grab the Loot that surprise a newcomer: they attack, give something up, or leave a
// gain. Judged by the event alone, as the newcomer was told of it, so nothing secret can be in the answer.

import type { Surprise } from '../../lesson.ts';
import { ownerOf } from '../facts/sea.ts';
import type { RattleBattle } from '../types.ts';
import type { tipWords } from './tipWords.ts';

export const surprise: Surprise<RattleBattle, typeof tipWords> = (event, me, w) => {
  switch (event.type) {
    case 'sent':
      return event.seat !== me && event.ships.length === 0 ? { by: event.seat, say: w.surprises.stayedHome } : null;
    case 'fired':
      return event.seat !== me && ownerOf(event.target) === me ? { by: event.seat, say: w.surprises.firedAtYou } : null;
    case 'location-closed':
      return event.seat !== me && event.location !== null ? { by: event.seat, say: w.surprises.closed } : null;
    default:
      return null;
  }
};
