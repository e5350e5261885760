// What the events of W·A·V·E·S sound like.

import type { Event } from '@quayside/rules/waves';
import type { SoundName } from '../../browser/sounds.ts';

const SOUNDS: Partial<Record<Event['type'], SoundName>> = {
  round: 'splash',
  followed: 'card',
  rebelled: 'card',
  'rebels-revealed': 'card',
  tablet: 'bell',
  surplus: 'card',
  rotated: 'wind',
  collected: 'coin',
  kept: 'knock',
  drew: 'card',
  discarded: 'card',
  'token-moved': 'step',
};

export const soundOf = (event: Event): SoundName | null => SOUNDS[event.type] ?? null;
