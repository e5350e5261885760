// What a designer of Rattle, Battle, Grab the Loot would ask about: what each Adventure pays and costs, which Upgrades
// and Sailors win, how many ships are sent, and where VP come from.

import {
  CARDS,
  type CardId,
  CREW_PACK,
  type Event,
  isCrazy,
  type Open,
  PART_NAMES,
  PARTS,
  type RattleBattle,
  SAILOR,
  type SailorId,
  UPGRADE,
  UPGRADES,
  VP_CARDS,
} from '@quayside/rules/rattle-battle';
import type { GameThings, Thing } from '../things.ts';
import { Collector } from './collector.ts';

const SAILOR_IDS = Object.keys(SAILOR) as SailorId[];
const SEA_CARDS = Object.values(CARDS).filter(card => !isCrazy(card));
const CRAZY_CARDS = Object.values(CARDS).filter(isCrazy);

const PAID_WITH_LOOT = 'It is paid for with Loot: whoever has it has fought well already.';
const PAID_WITH_COINS = 'It is bought with coins, which count themselves: whoever has it was rich already.';
const POINTS = 'Coins are points.';
const STAYED = 'staying';

const THINGS: readonly Thing[] = [
  ...PARTS.map(part => ({
    id: `start-${part}`,
    kind: 'Starting Part',
    label: `Chose a ${PART_NAMES[part]} at the start`,
  })),
  ...UPGRADES.map(it => ({
    id: `upgrade-${it}`,
    kind: 'Upgrades',
    label: `Had ${UPGRADE[it].name}`,
    warning: PAID_WITH_LOOT,
  })),
  ...SAILOR_IDS.map(it => ({
    id: `sailor-${it}`,
    kind: 'Sailors',
    label: `Had ${SAILOR[it].name}`,
    warning: PAID_WITH_LOOT,
  })),
  { id: 'hamster', kind: 'Galleon', label: 'Had a Hamster', warning: PAID_WITH_LOOT },
  { id: 'no-upgrade', kind: 'Galleon', label: 'Had no Upgrade at the end', fact: 'upgrades' },
  { id: 'no-sailor', kind: 'Galleon', label: 'Had no Sailor at the end', fact: 'sailors' },
  { id: 'wanted', kind: 'At sea', label: 'Was Wanted at some time', warning: 'Whoever is richest is Wanted.' },
  { id: 'stayed', kind: 'At sea', label: 'Sent no ship to an Adventure', fact: STAYED },
  { id: 'all-in', kind: 'At sea', label: 'Sent every ship to an Adventure' },
  ...VP_CARDS.map(({ price, vp }, at) => ({
    id: `vp-${at}`,
    kind: 'VP cards',
    label: `Bought the card of ${vp} VP for ${price} coins`,
    warning: PAID_WITH_COINS,
  })),
  ...CRAZY_CARDS.map(({ id, name }) => ({
    id: `won-${id}`,
    kind: 'Crazy Adventures',
    label: `Won coins in ${name}`,
    warning: POINTS,
  })),
];

const COIN_SOURCES = { ships: 'sinking ships', crazy: 'Crazy Adventures', pit: 'the Pit' } as const;

export const things: GameThings<RattleBattle> = {
  things: THINGS,
  counters: [
    { id: 'sea-turns', label: 'Adventures at sea of all players' },
    { id: 'stayed', label: 'Adventures at sea to which a player sent nothing' },
    { id: 'ships-sent', label: 'Ships sent' },
    { id: 'ships-lost', label: 'Ships lost' },
    { id: 'trophies', label: 'Enemies sunk and paid' },
    { id: 'boarded', label: 'Enemies boarded' },
    { id: 'king-helped', label: 'Times the Pirate King had to help' },
    { id: 'fired', label: 'Shots fired by players' },
    { id: 'vp-cards', label: 'VP cards bought' },
    { id: 'players', label: 'Players' },
    ...SEA_CARDS.flatMap(({ id, name }) => [
      { id: `drawn-${id}`, label: `Games with ${name}` },
      { id: `sent-${id}`, label: `Ships sent to ${name}`, given: `drawn-${id}` },
      { id: `lost-${id}`, label: `Ships lost at ${name}`, given: `drawn-${id}` },
      { id: `coins-${id}`, label: `Coins for ships sunk at ${name}`, given: `drawn-${id}` },
    ]),
    ...CRAZY_CARDS.map(({ id, name }) => ({ id: `drawn-${id}`, label: `Games with ${name}` })),
    ...UPGRADES.map(it => ({ id: `upgrade-${it}`, label: `Players with ${UPGRADE[it].name}` })),
    ...SAILOR_IDS.map(it => ({ id: `sailor-${it}`, label: `Players with ${SAILOR[it].name}` })),
  ],
  measures: [
    { id: 'ships-sent', label: 'Ships sent' },
    { id: 'stayed', label: 'Adventures at sea without a ship', fact: STAYED },
    { id: 'ships-lost', label: 'Ships lost' },
    { id: 'trophies', label: 'Enemies sunk and paid' },
    { id: 'fired', label: 'Shots fired' },
    { id: 'moved', label: 'Moves by Sail' },
    { id: 'loot', label: 'Loot drawn' },
    ...Object.entries(COIN_SOURCES).map(([id, name]) => ({
      id: `coins-${id}`,
      label: `Coins by ${name}`,
      warning: POINTS,
    })),
    { id: 'coins-other', label: 'Coins by Sailors and cards', warning: POINTS },
    { id: 'parts', label: 'Parts added after the start' },
    { id: 'upgrades', label: 'Upgrades at the end', fact: 'upgrades', warning: PAID_WITH_LOOT },
    { id: 'sailors', label: 'Sailors at the end', fact: 'sailors', warning: PAID_WITH_LOOT },
    { id: 'vp-cards', label: 'VP cards bought', warning: PAID_WITH_COINS },
  ],
  shares: [
    { kind: 'Ships sent', label: 'Ships sent that were lost', hits: 'ships-lost', tries: ['ships-sent'] },
    {
      kind: 'Ships sent',
      label: 'Adventures at sea to which a player sent nothing',
      hits: 'stayed',
      tries: ['sea-turns'],
    },
    { kind: 'Ships sent', label: 'Enemies sunk that were boarded', hits: 'boarded', tries: ['trophies'] },
    ...SEA_CARDS.map(({ id, name }) => ({
      kind: 'Ships lost, of those sent, by Adventure',
      label: name,
      hits: `lost-${id}`,
      tries: [`sent-${id}`],
    })),
    ...UPGRADES.map(it => ({
      kind: 'Upgrades: how many players had it',
      label: UPGRADE[it].name,
      hits: `upgrade-${it}`,
      tries: ['players'],
    })),
    ...SAILOR_IDS.map(it => ({
      kind: 'Sailors: how many players had them',
      label: SAILOR[it].name,
      hits: `sailor-${it}`,
      tries: ['players'],
    })),
  ],
  absent: options => [
    ...(options['crew-pack'] === 'on' ? [] : CREW_PACK.map(id => `sailor-${id}`)),
    ...(options['loot-pack'] === 'on' ? [] : ['idol']),
  ],
  watch({ own }) {
    const collector = new Collector(own.length);
    collector.count('players', own.length);
    let card: CardId = '';
    return {
      step({ open }, _entry, told) {
        for (const { event } of told) {
          if (event.type === 'adventure') {
            card = event.card;
            collector.count(`drawn-${card}`);
          } else seen(collector, event, card, open);
        }
      },
      finish: ({ open }) => finished(collector, open),
    };
  },
};

function seen(collector: Collector, event: Event, card: CardId, open: Open): void {
  switch (event.type) {
    case 'part-added':
      if (event.why === 'start') collector.have(event.seat, `start-${event.part}`);
      else collector.add('parts', event.seat);
      return;
    case 'hamster':
      collector.have(event.seat, 'hamster');
      return;
    case 'sent':
      sent(collector, event, card, open);
      return;
    case 'fired':
      collector.count('fired');
      collector.add('fired', event.seat);
      return;
    case 'moved':
      if (event.by === 'sail') collector.add('moved', event.seat);
      return;
    case 'trophy':
      collector.count('trophies');
      if (event.trophy.boarded) collector.count('boarded');
      collector.add('trophies', event.seat);
      return;
    case 'repaired':
    case 'king-helped':
      collector.count('ships-lost', event.ships);
      collector.count(`lost-${card}`, event.ships);
      collector.add('ships-lost', event.seat, event.ships);
      if (event.type === 'king-helped') collector.count('king-helped');
      return;
    case 'coins':
      coins(collector, event, card);
      return;
    case 'loot-drawn':
      collector.add('loot', event.seat, event.loot.length);
      return;
    case 'wanted':
      collector.have(event.seat, 'wanted');
      return;
    case 'upgrade-added':
      collector.count(`upgrade-${event.upgrade}`);
      collector.have(event.seat, `upgrade-${event.upgrade}`);
      return;
    case 'sailor-joined':
      collector.count(`sailor-${event.sailor}`);
      collector.have(event.seat, `sailor-${event.sailor}`);
      return;
    case 'card-bought':
      collector.count('vp-cards');
      collector.add('vp-cards', event.seat);
      collector.have(event.seat, `vp-${event.card}`);
      return;
    default:
  }
}

function sent(collector: Collector, { seat, ships }: Extract<Event, { type: 'sent' }>, card: CardId, open: Open): void {
  collector.count('sea-turns');
  collector.count('ships-sent', ships.length);
  collector.count(`sent-${card}`, ships.length);
  collector.add('ships-sent', seat, ships.length);
  if (ships.length === open.galleons[seat]!.ships.length) collector.have(seat, 'all-in');
  if (ships.length > 0) return;
  collector.count('stayed');
  collector.add('stayed', seat);
  collector.have(seat, 'stayed');
}

function coins(collector: Collector, { seat, coins, why }: Extract<Event, { type: 'coins' }>, card: CardId): void {
  collector.add(Object.hasOwn(COIN_SOURCES, why) ? `coins-${why}` : 'coins-other', seat, coins);
  if (why === 'ships') collector.count(`coins-${card}`, coins);
  if (why === 'crazy' && coins > 0) collector.have(seat, `won-${card}`);
}

function finished(collector: Collector, { galleons }: Open) {
  for (const [seat, { upgrades, crew }] of galleons.entries()) {
    collector.add('upgrades', seat, upgrades.length);
    collector.add('sailors', seat, crew.length);
    if (upgrades.length === 0) collector.have(seat, 'no-upgrade');
    if (crew.length === 0) collector.have(seat, 'no-sailor');
  }
  return collector.collected();
}
