// What stays marked at a captain's place until it acts again, in a few words.

import type { Phrase, PhrasePart } from '@quayside/rules';
import { defineWords } from '../../words/define.ts';

const signed = (change: number): string => `${change < 0 ? '−' : '+'}${Math.abs(change)}`;

export const words = defineWords('games/waves-of-fortune/marks', {
  gold: (n: number) => `${n} gold`,
  food: (n: number) => `${signed(n)} food`,
  crew: (n: number) => `${signed(n)} crew`,
  caused: (cause: PhrasePart, change: PhrasePart): Phrase => [cause, ': ', change],
  sailed: (tile: PhrasePart): Phrase => ['at ', tile],
  stayed: (tile: PhrasePart): Phrase => ['stayed at ', tile],
  rammed: (tile: PhrasePart): Phrase => ['rammed to ', tile],
  found: (face: PhrasePart): Phrase => ['found ', face],
  faces: { reef: 'a reef', whirlpool: 'a whirlpool', king: 'the King' },
  stuck: 'stuck on a reef',
  noWind: 'no wind',
  becalmed: 'no wind next turn',
  corner: (gold: PhrasePart, tile: PhrasePart): Phrase => [gold, ' at ', tile],
  dug: (gold: PhrasePart): Phrase => ['dug up ', gold],
  mapTo: (tile: string) => `a map to ${tile}`,
  salvaged: (gold: PhrasePart): Phrase => [gold, ' from a wreck'],
  salvagedMap: 'a map from a wreck',
  raided: (gold: PhrasePart, from: PhrasePart): Phrase => ['took ', gold, ' from ', from],
  enemies: { pirate: 'pirates', kraken: 'the Kraken', king: 'the King' },
  fights: (enemy: PhrasePart): Phrase => ['fights ', enemy],
  fightsOn: (enemy: PhrasePart, crew: number, hp: number): Phrase => ['fights ', enemy, `: ${crew} crew, ${hp} HP`],
  won: (enemy: PhrasePart): Phrase => ['beat ', enemy],
  wonGold: (enemy: PhrasePart, gold: PhrasePart): Phrase => ['beat ', enemy, ', ', gold],
  lost: (enemy: PhrasePart): Phrase => ['too weak for ', enemy],
  sank: 'sank',
  sankWith: (gold: PhrasePart): Phrase => ['sank with ', gold],
  mutiny: 'sunk by mutiny',
  leftAlone: (enemy: PhrasePart): Phrase => ['left ', enemy, ' alone'],
  ran: (food: PhrasePart): Phrase => ['ran, ', food],
  stood: 'stood its ground',
  stoodAndLost: (crew: PhrasePart): Phrase => ['stood, ', crew],
  swapped: (crew: PhrasePart, food: PhrasePart): Phrase => [crew, ', ', food],
  looked: (tile: PhrasePart): Phrase => ['looked at ', tile],
  banked: (gold: PhrasePart): Phrase => ['banked ', gold],
  atHome: 'at home',
  loaded: (crew: number, food: number): Phrase => [`loaded ${crew} crew, ${food} food`],
  bought: (upgrade: PhrasePart): Phrase => ['bought ', upgrade],
  fled: 'fled from the King',
  slew: 'felled the King',
});
