// The paragraph of RULES.md behind each line of the log of Rolling Seas. What a refusal rests on stands at the end of
// its sentence, in words.ts.

import type { Event } from '../types.ts';

export const RULE_OF_EVENT: Readonly<Record<Event['type'], string>> = {
  'island-turned': '2.1',
  'known-turned': '3.1',
  ready: '5.2',
  'island-drawn': '2.2',
  'maps-passed': '4.2',
  'obstacle-drawn': '4.3',
  'no-room': '4.6',
  'home-chosen': '3.3',
  dice: '4.1',
  adventure: '4.1',
  'hove-to': '6.11',
  'wind-chosen': '6.1',
  step: '6.2',
  storm: '6.5',
  monster: '6.6',
  carried: '6.4',
  story: '6.4',
  explored: '7.2',
  told: '8.2',
  resupplied: '8.3',
  upgraded: '8.4',
  bonus: '9.3',
  excess: '9.5',
  drifted: '11.2',
  'final-story': '11.3',
  ended: '11.4',
};
