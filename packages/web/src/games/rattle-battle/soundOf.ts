// What each event sounds like. Dice that fall are heard when they leave the cup (dice/DiceBox.tsx).

import type { Event } from '@quayside/rules/rattle-battle';
import type { SoundName } from '../../browser/sounds.ts';

const SOUNDS: Partial<Record<Event['type'], SoundName>> = {
  adventure: 'card',
  'card-bought': 'card',
  'sailor-joined': 'card',
  'upgrade-added': 'card',
  'cards-drawn': 'card',
  'revenge-taken': 'card',
  coins: 'coin',
  traded: 'coin',
  'loot-drawn': 'knock',
  'part-added': 'knock',
  repaired: 'knock',
  sent: 'knock',
  clash: 'cannon',
  fired: 'cannon',
  volley: 'cannon',
  exploded: 'cannon',
  moved: 'sail',
  'np-moved': 'sail',
  escaped: 'wind',
  left: 'wind',
  survived: 'bell',
  port: 'bell',
  swallowed: 'splash',
  overboard: 'splash',
  plank: 'splash',
  rolled: 'drop',
  rerolled: 'drop',
  placed: 'drop',
};

export const soundOf = (event: Event): SoundName | null =>
  event.type === 'landed' && event.how === 'drop' ? 'rattle' : (SOUNDS[event.type] ?? null);
