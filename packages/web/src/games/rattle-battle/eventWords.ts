// What an event did to or by a captain, in a few words beside the name.

import type { GalleonPart } from '@quayside/rules/rattle-battle';
import { defineWords } from '../../words/define.ts';
import { plural } from '../../words/grammar.ts';

const PART_NAMES: Record<GalleonPart, string> = { sail: 'Sail', cannon: 'Cannon', hold: 'Hold' };

export const words = defineWords('games/rattle-battle/events', {
  gains: (n: number) => `+${n}`,
  adds: (name: string) => `+${name}`,
  parts: PART_NAMES,
  hamster: '+Hamster',
  sends: (n: number) => plural(n, { one: `sends ${n} ship`, other: n === 0 ? 'stays at home' : `sends ${n} ships` }),
  sank: <T>(ship: T) => ['sank ', ship],
  boarded: <T>(ship: T) => ['boarded ', ship],
  moved: <T>(ship: T) => ['moved ', ship],
  lost: <T>(ship: T) => ['lost ', ship],
  uses: <T>(card: T) => ['used ', card],
  whiteFlag: 'White Flag',
  turnedTo: <T>(card: T) => ['exhausted ', card],
  passed: 'passed',
  repaired: (ships: number) => plural(ships, { one: `${ships} ship repaired`, other: `${ships} ships repaired` }),
  kingHelped: 'all Loot for repairs',
  overboard: (n: number) => `${n} Loot overboard`,
  returned: (n: number) => `gave ${n} Loot back`,
  traded: (name: string) => `traded for ${name}`,
  wild: 'a wild token',
  bought: (vp: number) => plural(vp, { one: `bought ${vp} point`, other: `bought ${vp} points` }),
  revenge: (n: number) => plural(n, { one: '+Revenge', other: `+${n} Revenge` }),
  wanted: 'Wanted',
  closes: (place: string) => `closes: ${place}`,
  tossed: 'tossed a die',
  out: 'is out',
  tooLate: 'came too late',
});
