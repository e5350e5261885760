// What each event sounds like; what is not named is silent: it is only counted, or part of the event before it.

import type { Event } from '@quayside/rules/waves-of-fortune';
import type { SoundName } from '../../browser/sounds.ts';

const SOUNDS: Partial<Record<Event['type'], SoundName>> = {
  'loads-shown': 'knock',
  moved: 'sail',
  rammed: 'knock',
  flipped: 'wind',
  card: 'card',
  'token-met': 'card',
  'map-taken': 'card',
  rolled: 'drop',
  'reef-roll': 'drop',
  'beast-fought': 'drop',
  battle: 'bell',
  broadside: 'cannon',
  'battle-round': 'cannon',
  'battle-won': 'coin',
  'king-found': 'bell',
  'king-slain': 'bell',
  sunk: 'splash',
  corner: 'coin',
  gold: 'coin',
  'map-dug': 'coin',
  salvaged: 'coin',
  raided: 'coin',
  docked: 'coin',
  bought: 'knock',
  loaded: 'knock',
  food: 'step',
  crew: 'step',
  swapped: 'step',
  'no-wind': 'wind',
  becalmed: 'wind',
};

export const soundOf = (event: Event): SoundName | null => SOUNDS[event.type] ?? null;
