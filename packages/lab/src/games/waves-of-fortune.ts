// What a designer of Waves of Fortune would ask about: what each deck and card brings, which upgrades pay, when the
// King falls, and who sinks.

import {
  CARDS,
  type CardId,
  DECK_NAMES,
  DECKS,
  type Enemy,
  type Event,
  type Open,
  UPGRADE_CARDS,
  UPGRADES,
  type WavesOfFortune,
  wavesOfFortune,
} from '@quayside/rules/waves-of-fortune';
import type { GameThings, Thing } from '../things.ts';
import { Collector } from './collector.ts';

const CARD_IDS = Object.keys(CARDS) as CardId[];
const ENEMIES: Record<Enemy, string> = { pirate: 'pirates', kraken: 'the Kraken', king: 'the King' };
const STRENGTHS = [1, 2, 3, 4, 5, 6, 8]; // HP of pirates
const SINKINGS = { combat: 'in a battle', card: 'by a card', mutiny: 'for want of food' } as const;

const BOUGHT = 'An upgrade is bought with gold brought home: whoever has one has had a good voyage already.';
const SINKING = 'sinking';
const POINTS = 'This is worth points by itself.';
const FAR_OUT = 'The Depths are for captains who are well under way: being there is a sign of strength.';

const THINGS: readonly Thing[] = [
  ...UPGRADES.map(it => ({
    id: `upgrade-${it}`,
    kind: 'Upgrades',
    label: `Bought ${UPGRADE_CARDS[it].name}`,
    warning: BOUGHT,
  })),
  ...UPGRADES.map(it => ({
    id: `first-${it}`,
    kind: 'First upgrade',
    label: `Bought ${UPGRADE_CARDS[it].name} first`,
  })),
  { id: 'king-found', kind: 'The King', label: 'Turned over the King' },
  { id: 'king-escaped', kind: 'The King', label: 'Escaped from the King' },
  { id: 'king-lost', kind: 'The King', label: 'Fought the King and lost' },
  { id: 'king-slain', kind: 'The King', label: 'Defeated the King', warning: POINTS },
  { id: 'kraken', kind: 'The Kraken', label: 'Defeated the Kraken', warning: POINTS },
  { id: 'sunk', kind: 'Sinkings', label: 'Sank', fact: SINKING },
  { id: 'sunk-twice', kind: 'Sinkings', label: 'Sank twice or more', fact: SINKING },
  ...Object.entries(SINKINGS).map(([how, words]) => ({
    id: `sunk-${how}`,
    kind: 'Sinkings',
    label: `Sank ${words}`,
    fact: SINKING,
  })),
  { id: 'corner', kind: 'Treasure', label: 'Took the gold of a corner', warning: POINTS },
  { id: 'dug', kind: 'Treasure', label: 'Dug up a treasure', warning: POINTS },
  { id: 'salvaged', kind: 'Treasure', label: 'Took gold from a wreck', warning: POINTS },
  { id: 'rammed', kind: 'Ramming', label: 'Rammed another ship' },
  { id: 'was-rammed', kind: 'Ramming', label: 'Was rammed' },
  ...CARD_IDS.map(id => ({
    id: `card-${id}`,
    kind: `Cards: ${DECK_NAMES[CARDS[id]!.deck]}`,
    label: `Drew ${CARDS[id]!.name}`,
    ...(CARDS[id]!.deck.startsWith('D') && { warning: FAR_OUT }),
  })),
];

export const things: GameThings<WavesOfFortune> = {
  things: THINGS,
  counters: [
    { id: 'king-fell', label: 'Games in which the King fell' },
    { id: 'king-round', label: 'Round in which the King fell', given: 'king-fell' },
    { id: 'king-found', label: 'Games in which a ship turned over the King' },
    { id: 'found-round', label: 'Round in which the King was turned over', given: 'king-found' },
    { id: 'slayer-won', label: 'Games won by whoever defeated the King' },
    { id: 'captains', label: 'Captains' },
    { id: 'sunk', label: 'Ships sunk' },
    ...Object.entries(SINKINGS).map(([how, words]) => ({ id: `sunk-${how}`, label: `Ships sunk ${words}` })),
    { id: 'gold-sunk', label: 'Gold that went down with ships' },
    { id: 'corners', label: 'Corners taken' },
    { id: 'maps', label: 'Treasure maps drawn' },
    { id: 'dug', label: 'Treasures dug up' },
    { id: 'rammed', label: 'Ships rammed' },
    { id: 'parleys', label: 'Pirates left alone when drawn' },
    { id: 'pirates-met', label: 'Pirates drawn or fought' },
    { id: 'cards', label: 'Cards drawn' },
    ...DECKS.map(deck => ({ id: `cards-${deck}`, label: `Cards drawn from ${DECK_NAMES[deck]}` })),
    ...UPGRADES.map(it => ({ id: `bought-${it}`, label: `Captains who bought ${UPGRADE_CARDS[it].name}` })),
    ...Object.entries(ENEMIES).flatMap(([enemy, name]) => [
      { id: `fought-${enemy}`, label: `Battles with ${name}` },
      { id: `beat-${enemy}`, label: `Battles with ${name} won` },
    ]),
    ...STRENGTHS.flatMap(hp => [
      { id: `fought-${hp}`, label: `Battles with pirates of ${hp} HP` },
      { id: `beat-${hp}`, label: `Battles with pirates of ${hp} HP won` },
    ]),
  ],
  measures: [
    ...DECKS.map(deck => ({ id: `cards-${deck}`, label: `Cards drawn from ${DECK_NAMES[deck]}` })),
    { id: 'crew-first', label: 'Crew in the first load' },
    { id: 'docked', label: 'Times home with gold' },
    { id: 'upgrades', label: 'Upgrades bought', warning: BOUGHT },
    { id: 'battles', label: 'Battles fought' },
    { id: 'battles-won', label: 'Battles won' },
    { id: 'sunk', label: 'Times sunk', fact: SINKING },
    { id: 'gold-sunk', label: 'Gold lost in sinking', fact: SINKING },
    { id: 'from-cards', label: 'Gold by cards', warning: POINTS },
    { id: 'from-battles', label: 'Gold by battles', warning: POINTS },
    { id: 'from-treasure', label: 'Gold by corners, maps and wrecks', warning: POINTS },
  ],
  shares: [
    { kind: 'The King', label: 'Games in which a ship turned him over', hits: 'king-found', tries: 'games' },
    { kind: 'The King', label: 'Games in which he fell', hits: 'king-fell', tries: 'games' },
    { kind: 'The King', label: 'Whoever defeated him won the game', hits: 'slayer-won', tries: ['king-fell'] },
    ...Object.entries(ENEMIES).map(([enemy, name]) => ({
      kind: 'Battles won',
      label: `Against ${name}`,
      hits: `beat-${enemy}`,
      tries: [`fought-${enemy}`],
    })),
    ...STRENGTHS.map(hp => ({
      kind: 'Battles won',
      label: `Against pirates of ${hp} HP`,
      hits: `beat-${hp}`,
      tries: [`fought-${hp}`],
    })),
    { kind: 'Pirates', label: 'Pirates left alone when drawn', hits: 'parleys', tries: ['pirates-met'] },
    ...DECKS.map(deck => ({
      kind: 'Decks drawn from',
      label: DECK_NAMES[deck],
      hits: `cards-${deck}`,
      tries: ['cards'],
    })),
    ...UPGRADES.map(it => ({
      kind: 'Upgrades bought',
      label: UPGRADE_CARDS[it].name,
      hits: `bought-${it}`,
      tries: ['captains'],
    })),
    ...Object.entries(SINKINGS).map(([how, words]) => ({
      kind: 'Why ships sink',
      label: `They sank ${words}`,
      hits: `sunk-${how}`,
      tries: ['sunk'],
    })),
    { kind: 'Treasure', label: 'Maps drawn whose treasure was dug up', hits: 'dug', tries: ['maps'] },
  ],
  watch({ own }) {
    const collector = new Collector(own.length);
    collector.count('captains', own.length);
    return {
      step({ open }, _entry, told) {
        for (const { event } of told) seen(collector, event, open);
      },
      finish: ({ open }) => finished(collector, open),
    };
  },
};

function seen(collector: Collector, event: Event, open: Open): void {
  switch (event.type) {
    case 'loads-shown':
      for (const [seat, crew] of event.crews.entries()) collector.add('crew-first', seat, crew);
      return;
    case 'card':
      collector.count('cards');
      collector.count(`cards-${event.deck}`);
      collector.add(`cards-${event.deck}`, event.seat);
      collector.have(event.seat, `card-${event.card}`);
      return;
    case 'gold':
      collector.add('from-cards', event.seat, event.gold);
      return;
    case 'bought':
      collector.count(`bought-${event.upgrade}`);
      if (collector.of('upgrades')[event.seat] === 0) collector.have(event.seat, `first-${event.upgrade}`);
      collector.add('upgrades', event.seat);
      collector.have(event.seat, `upgrade-${event.upgrade}`);
      return;
    case 'docked':
      if (event.banked > 0) collector.add('docked', event.seat);
      return;
    case 'rammed':
      collector.count('rammed');
      collector.have(event.by, 'rammed');
      collector.have(event.seat, 'was-rammed');
      return;
    case 'parleyed':
      collector.count('pirates-met');
      collector.count('parleys');
      return;
    case 'corner':
      collector.count('corners');
      collector.have(event.seat, 'corner');
      collector.add('from-treasure', event.seat, event.gold);
      return;
    case 'map-taken':
      collector.count('maps');
      return;
    case 'map-dug':
      collector.count('dug');
      collector.have(event.seat, 'dug');
      collector.add('from-treasure', event.seat, event.gold);
      return;
    case 'salvaged':
      if (event.gold > 0) collector.have(event.seat, 'salvaged');
      collector.add('from-treasure', event.seat, event.gold);
      return;
    case 'sunk':
      sunk(collector, event);
      return;
    case 'battle':
    case 'battle-won':
    case 'battle-lost':
      battle(collector, event);
      return;
    case 'king-found':
      if (!collector.counts('king-found')) {
        collector.count('king-found');
        collector.count('found-round', open.round);
      }
      collector.have(event.seat, 'king-found');
      return;
    case 'king-escaped':
      collector.have(event.seat, 'king-escaped');
      return;
    case 'king-slain':
      collector.count('king-fell');
      collector.count('king-round', open.round);
      collector.have(event.seat, 'king-slain');
      return;
    default:
  }
}

function sunk(collector: Collector, { seat, how, gold }: Extract<Event, { type: 'sunk' }>): void {
  collector.count('sunk');
  collector.count(`sunk-${how}`);
  collector.count('gold-sunk', gold);
  collector.add('sunk', seat);
  collector.add('gold-sunk', seat, gold);
  collector.have(seat, 'sunk');
  collector.have(seat, `sunk-${how}`);
  if (collector.of('sunk')[seat] === 2) collector.have(seat, 'sunk-twice');
}

function battle(collector: Collector, event: Extract<Event, { type: 'battle' | 'battle-won' | 'battle-lost' }>): void {
  const { type, seat, enemy, hp } = event;
  const isPirate = enemy === 'pirate' && STRENGTHS.includes(hp);
  if (type === 'battle') {
    collector.count(`fought-${enemy}`);
    if (isPirate) collector.count(`fought-${hp}`);
    if (enemy === 'pirate') collector.count('pirates-met');
    collector.add('battles', seat);
    return;
  }
  if (type === 'battle-lost') {
    if (enemy === 'king') collector.have(seat, 'king-lost');
    return;
  }
  collector.count(`beat-${enemy}`);
  if (isPirate) collector.count(`beat-${hp}`);
  collector.add('battles-won', seat);
  collector.add('from-battles', seat, event.gold);
  if (enemy === 'kraken') collector.have(seat, 'kraken');
}

function finished(collector: Collector, open: Open) {
  const { phase } = open;
  if (phase.kind === 'over' && phase.slayer !== null && isWinner(open, phase.slayer)) collector.count('slayer-won');
  return collector.collected();
}

const isWinner = (open: Open, seat: number): boolean => wavesOfFortune.outcome(open)?.ranks[seat] === 1;
