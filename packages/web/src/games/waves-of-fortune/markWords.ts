// What stays marked at a captain's place until it acts again, in a few words.

import type { Phrase } from '@quayside/rules';
import { defineWords } from '../../words/define.ts';

type Part = Phrase[number];
const signed = (change: number): string => `${change < 0 ? '−' : '+'}${Math.abs(change)}`;

export const words = defineWords('games/waves-of-fortune/marks', {
  gold: (n: number) => `${n} gold`,
  food: (n: number) => `${signed(n)} food`,
  crew: (n: number) => `${signed(n)} crew`,
  caused: (cause: Part, change: Part): Phrase => [cause, ': ', change],
  sailed: (tile: Part): Phrase => ['at ', tile],
  stayed: (tile: Part): Phrase => ['stayed at ', tile],
  rammed: (tile: Part): Phrase => ['rammed to ', tile],
  found: (face: Part): Phrase => ['found ', face],
  faces: { reef: 'a reef', whirlpool: 'a whirlpool', king: 'the King' },
  stuck: 'stuck on a reef',
  noWind: 'no wind',
  becalmed: 'no wind next turn',
  corner: (gold: Part, tile: Part): Phrase => [gold, ' at ', tile],
  dug: (gold: Part): Phrase => ['dug up ', gold],
  mapTo: (tile: string) => `a map to ${tile}`,
  salvaged: (gold: Part): Phrase => [gold, ' from a wreck'],
  salvagedMap: 'a map from a wreck',
  raided: (gold: Part, from: Part): Phrase => ['took ', gold, ' from ', from],
  enemies: { pirate: 'pirates', kraken: 'the Kraken', king: 'the King' },
  fights: (enemy: Part): Phrase => ['fights ', enemy],
  fightsOn: (enemy: Part, crew: number, hp: number): Phrase => ['fights ', enemy, `: ${crew} crew, ${hp} HP`],
  won: (enemy: Part): Phrase => ['beat ', enemy],
  wonGold: (enemy: Part, gold: Part): Phrase => ['beat ', enemy, ', ', gold],
  lost: (enemy: Part): Phrase => ['too weak for ', enemy],
  sank: 'sank',
  sankWith: (gold: Part): Phrase => ['sank with ', gold],
  mutiny: 'sunk by mutiny',
  leftAlone: (enemy: Part): Phrase => ['left ', enemy, ' alone'],
  ran: (food: Part): Phrase => ['ran, ', food],
  stood: 'stood its ground',
  stoodAndLost: (crew: Part): Phrase => ['stood, ', crew],
  swapped: (crew: Part, food: Part): Phrase => [crew, ', ', food],
  looked: (tile: Part): Phrase => ['looked at ', tile],
  banked: (gold: Part): Phrase => ['banked ', gold],
  atHome: 'at home',
  loaded: (crew: number, food: number): Phrase => [`loaded ${crew} crew, ${food} food`],
  bought: (upgrade: Part): Phrase => ['bought ', upgrade],
  fled: 'fled from the King',
  slew: 'felled the King',
});
