// What happened, a sentence for the log.

import { counted } from '../../kit/counted.ts';
import { type Phrase, say, seat } from '../../kit/phrase.ts';
import { isHoarder, LOOT } from '../tables/index.ts';
import type { CoinsWhy, Event, LootWhy, Pair, PartWhy, Score } from '../types/event.ts';
import * as the from './pieces.ts';

const PART_WHY: Record<PartWhy, string> = {
  start: 'to start with',
  gift: 'as a gift',
  bought: 'from the Shipyard',
  refit: 'in exchange for Loot',
  max: 'made by Max Schraube',
  gunhild: 'brought by Gunner Gunhild',
  hamza: 'brought by Hamza Holdfast',
};

const coinsWhy = (why: CoinsWhy): Phrase => {
  if (why === 'ships') return say`for ships sunk`;
  if (why === 'ally') return say`for saving the ally`;
  if (why === 'swap') return say`in exchange for Loot`;
  if (why === 'crazy') return say`as a prize`;
  if (why === 'pit') return say`from the Pirate King`;
  return say`by ${the.sailor(why)}`;
};

const lootWhy = (why: LootWhy): Phrase => {
  if (why === 'adventure') return say`draws`;
  if (why === 'chosen') return say`chooses`;
  if (why === 'chain') return say`draws one more`;
  if (why === 'bottle') return say`follows the message`;
  return say`draws by ${the.sailor(why)}`;
};

function duel({ ours, theirs, oursStrength, theirsStrength }: Pair): Phrase {
  return say`${the.ship(ours)} with ${oursStrength} against ${the.ship(theirs)} with ${theirsStrength}`;
}

function clash({ why, gap, pairs, sunk }: Extract<Event, { type: 'clash' }>): Phrase {
  const start = { battle: 'Battle', wanted: 'The navy strikes', ram: 'A Ram' }[why];
  return say`${start} at ${the.millimetres(gap)}: ${the.list(pairs.map(duel))}. Sunk: ${the.ships(sunk)}.`;
}

function fired(e: Extract<Event, { type: 'fired' }>): Phrase {
  const cost = e.keg ? 'a Powder Keg' : counted(e.cannons, 'Cannon');
  const second = e.bertha === null ? say`` : say` and sinks ${the.ship(e.bertha)} too`;
  const revenge = e.revenge ? ', in revenge' : '';
  return say`${the.ship(e.ship)} fires at ${the.ship(e.target)}${second}, ${the.millimetres(e.gap)} away, for ${cost}${revenge}.`;
}

function trophy({ seat: who, trophy: { die, coins, loot, boarded } }: Extract<Event, { type: 'trophy' }>): Phrase {
  const how = boarded ? 'boards' : 'has sunk';
  const pay = say`${the.coins(coins)} and ${loot} Loot`;
  return say`${seat(who)} ${how} ${the.ship(die)}: ${loot > 0 ? pay : [the.coins(coins)]} to come.`;
}

function coins({ seat: who, coins, why }: Extract<Event, { type: 'coins' }>): Phrase {
  if (why === 'sal') return say`${seat(who)} gains ${the.coins(coins)} more by ${the.sailor('sal')}.`;
  return say`${seat(who)} gains ${the.coins(coins)} ${coinsWhy(why)}.`;
}

const some = (loot: Partial<Record<(typeof LOOT)[number], number>>): boolean => LOOT.some(kind => loot[kind]);

const TOTALS = {
  'cannons-ready': 'The totals',
  bombs: 'On the raft',
  plank: 'On the plank',
  drinking: 'Rounds drunk',
};

const scoreLine = ({ seat: who, total }: Score): Phrase => say`${seat(who)} ${total}`;

const LEFT = {
  blackFlag: (die: string) => say`At the sight of the Black Flag ${the.ship(die)} leaves the Sea.`,
  flag: (die: string) => say`${the.ship(die)} goes home under a White Flag.`,
  ironTeeth: (die: string) => say`Iron Teeth sink ${the.ship(die)}; nobody is paid.`,
};

/** A sentence for the log; null for what is only for the animation. */
export function event(e: Event): Phrase | null {
  const [first, ...rest] = sentenceOf(e) ?? [];
  if (first === undefined) return null;
  return typeof first === 'string' ? [first.charAt(0).toUpperCase() + first.slice(1), ...rest] : [first, ...rest];
}

function sentenceOf(e: Event): Phrase | null {
  switch (e.type) {
    case 'ready':
      return say`${seat(e.seat)} is ready.`;
    case 'adventure':
      return say`Quest ${e.quest}, Adventure ${e.round}: ${the.adventure(e.card)}`;
    case 'part-added':
      return say`${seat(e.seat)} adds a ${the.part(e.part)} ${PART_WHY[e.why]}.`;
    case 'hamster':
      return say`Three Holds of ${seat(e.seat)} become a Hamster.`;
    case 'upgrade-exhausted':
      return say`${seat(e.seat)} is Wanted and exhausts ${the.upgrade(e.upgrade)}.`;
    case 'sent': {
      const count = e.ships.length === 0 ? 'no ship' : counted(e.ships.length, 'ship');
      return some(e.left)
        ? say`${seat(e.seat)} sends ${count} and leaves ${the.loot(e.left)} behind.`
        : say`${seat(e.seat)} sends ${count}.`;
    }
    case 'nobody-sailed':
      return say`Nobody sails.`;
    case 'placed':
      return say`Put in their places: ${the.list(e.dice.map(({ die, side }) => say`${the.ship(die)} with ${the.face(die, side)}`))}.`;
    case 'landed':
      if (e.how === 'drop') return say`${counted(e.dice.length, 'die is', 'dice are')} dropped.`;
      return e.how === 'redrop'
        ? say`${the.ship(e.dice[0]!.die)} is dropped again: ${the.face(e.dice[0]!.die, e.dice[0]!.side)}.`
        : say`${the.ship(e.dice[0]!.die)} comes late.`;
    case 'tossed':
      return e.out.length > 0
        ? say`${seat(e.seat)} tosses a die, ${e.power}. Out of the box: ${the.ships(e.out)}.`
        : say`${seat(e.seat)} tosses a die, ${e.power}.`;
    case 'swallowed':
      return say`The whirlpools swallow ${the.ships(e.ships)}.`;
    case 'escaped':
      return say`Away: ${the.ships(e.ships)}.`;
    case 'exploded':
      return e.victims.length === 0
        ? say`${the.ship(e.ship)} explodes and harms nobody.`
        : say`${the.ship(e.ship)} explodes and sinks ${the.ships(e.victims)}, up to ${the.millimetres(e.reach)} away.`;
    case 'np-moved':
      if (e.act === 'harpoon') return say`${the.ship(e.ship)} is pulled along.`;
      return e.act === 'away' ? say`${the.ship(e.ship)} sails away.` : say`${the.ship(e.ship)} draws nearer.`;
    case 'volley':
      return say`A volley of ${the.ship(e.ship)}, ${the.millimetres(e.gap)} away, sinks ${the.ships(e.targets)}.`;
    case 'moved':
      return say`${the.ship(e.ship)} moves.`;
    case 'drilled':
      return e.ships.length === 0 ? say`The Drill bites nothing.` : say`The Drill weakens ${the.ships(e.ships)} by 2.`;
    case 'fired':
      return fired(e);
    case 'used':
      return say`${seat(e.seat)} uses ${useName(e.use)}${e.target === null ? say`` : say` on ${the.ship(e.target)}`}.`;
    case 'turned':
      return say`${the.ship(e.ship)} now shows ${the.face(e.ship, e.side)}.`;
    case 'left':
      return LEFT[e.how](e.ship);
    case 'turn-ended':
      return null;
    case 'passed':
      return say`${seat(e.seat)} passes.`;
    case 'clash':
      return clash(e);
    case 'trophy':
      return trophy(e);
    case 'tile-touched':
      return say`${seat(e.seat)} lies at the tile: ${e.loot} Loot more.`;
    case 'survived':
      return say`Still afloat: ${the.ships(e.ships)}.`;
    case 'coins':
      return coins(e);
    case 'location-closed':
      return e.location === null
        ? say`${seat(e.seat)} closes nothing.`
        : say`${seat(e.seat)} closes the ${the.location(e.location)} for everybody else.`;
    case 'loot-drawn':
      return say`${seat(e.seat)} ${lootWhy(e.why)}: ${the.tokens(e.loot)}.`;
    case 'loot-returned':
      return say`${seat(e.seat)} returns ${the.loot(e.loot)}.`;
    case 'bottle':
      return say`${seat(e.seat)} opens a ${the.token('bottle')}.`;
    case 'sailor-used':
      return say`${seat(e.seat)} calls ${the.sailor(e.sailor)}.`;
    case 'hoarded':
      return say`${the.sailor(e.sailor)} puts ${the.loot(e.loot)} of ${seat(e.seat)} aside.`;
    case 'readied':
      return say`${seat(e.seat)} readies ${readied(e.what)}.`;
    case 'upgrade-added':
      return e.why === 'bought'
        ? say`${seat(e.seat)} has ${the.upgrade(e.upgrade)} built.`
        : say`${the.sailor(e.why)} finds ${the.upgrade(e.upgrade)} for ${seat(e.seat)}.`;
    case 'sailor-joined':
      return e.why === 'hired'
        ? say`${seat(e.seat)} hires ${the.sailor(e.sailor)}.`
        : say`${the.sailor(e.why)} brings ${the.sailor(e.sailor)} along for ${seat(e.seat)}.`;
    case 'hiring-bonus':
      return null;
    case 'repaired':
      return say`${seat(e.seat)} repairs ${counted(e.ships, 'ship')} for ${the.loot(e.paid)}.`;
    case 'king-helped':
      return say`The Pirate King repairs ${counted(e.ships, 'ship')} of ${seat(e.seat)}, who loses ${the.loot(e.lost)}.`;
    case 'revenge-taken': {
      const count = e.count === 1 ? 'a Revenge card' : `${e.count} Revenge cards`;
      return some(e.paid)
        ? say`${seat(e.seat)} buys ${count} for ${the.loot(e.paid)}.`
        : say`${seat(e.seat)} takes ${count}.`;
    }
    case 'overboard':
      return say`${seat(e.seat)} puts ${the.loot(e.loot)} back into the bag.`;
    case 'wanted':
      return say`${seat(e.seat)} is Wanted.`;
    case 'port':
      return say`Port! The Market opens.`;
    case 'traded':
      return say`${seat(e.seat)} trades ${the.loot(e.give)} for ${e.take === 'wild' ? 'a wild token' : the.token(e.take)}.`;
    case 'wild-named':
      return say`${seat(e.seat)} names a wild token: ${the.token(e.good)}.`;
    case 'wilds-lost':
      return say`The bag has nothing for ${seat(e.seat)}’s wild tokens; they are lost.`;
    case 'too-late':
      return say`${seat(e.seat)} comes too late to the ${the.location(e.location)}: it has run out.`;
    case 'cards-drawn':
      return say`${seat(e.seat)} looks at ${counted(e.count, 'card')}.`;
    case 'sailors-seen':
      return say`You may choose among ${the.list(e.sailors.map(it => [the.sailor(it)]))}.`;
    case 'upgrades-seen':
      return say`You may choose among ${the.list(e.upgrades.map(it => [the.upgrade(it)]))}.`;
    case 'paid':
      return say`${seat(e.seat)} pays ${the.loot(e.loot)} at the ${the.location(e.location)}.`;
    case 'card-bought':
      return say`${seat(e.seat)} buys a VP card for ${the.coins(e.price)}${e.map ? ' and a Treasure Map' : ''}.`;
    case 'quest-ended':
      return say`Quest ${e.quest} is over; ${seat(e.baron)} is the next Baron.`;
    case 'rolled':
      return say`${seat(e.seat)} rolls ${the.faces(e.dice)}.`;
    case 'race-lost':
      return say`The lowest leave, with ${e.value}: ${the.ships(e.dice)}.`;
    case 'brawled':
      return say`Chosen: ${numbers(e.values)}.${e.lost.length > 0 ? say` Down: ${the.ships(e.lost)}.` : say``}`;
    case 'rerolled':
      return e.dice.length === 0
        ? say`${seat(e.seat)} leaves the dice as they are.`
        : say`${seat(e.seat)} rolls again: ${the.faces(e.dice)}.`;
    case 'totals':
      return say`${TOTALS[e.game]}: ${numbers(e.totals)}.`;
    case 'dropped-out':
      return say`Out: ${the.seats(e.seats)}.`;
    case 'wall':
      return say`The wall is ${e.height} high. Thrown: ${numbers(e.throws.map(it => it?.total ?? null))}.`;
    case 'drank': {
      const stopped = e.stopped.length > 0 ? say` Enough for ${the.seats(e.stopped)}.` : say``;
      const under = e.under.length > 0 ? say` Under the table: ${the.ships(e.under)}.` : say``;
      return e.drank.length > 0
        ? say`Drinking: ${the.seats(e.drank)}.${stopped}${under}`
        : say`Nobody drinks any more.${stopped}`;
    }
    case 'staked':
      return e.winner === null
        ? say`Staked: ${staked(e)}. The chest sinks.`
        : say`Staked: ${staked(e)}. ${seat(e.winner)} takes the chest.`;
    case 'dug':
      return say`The dig: ${the.list(e.totals.map((pits, who) => say`${seat(who)} ${pits.join(', ')}`))}.`;
    case 'plank': {
      const stood = e.stood.length > 0 ? say` Standing: ${the.seats(e.stood)}.` : say``;
      const splashed = e.splashed.length > 0 ? say` Splash: ${the.seats(e.splashed)}!` : say``;
      return e.stepped.length > 0
        ? say`One step further: ${the.seats(e.stepped)}.${stood}${splashed}`
        : say`Nobody steps.${stood}`;
    }
    case 'monkeys':
      return say`The most equal values: ${e.equal} of ${e.value}, by ${the.seats(e.best)}.`;
    case 'nobody-wins':
      return say`Nobody wins.`;
    case 'ended':
      return say`The game is over: ${the.list(e.scores.map(scoreLine))}.`;
  }
}

/** Seat by seat, those who have one. */
function numbers(values: readonly (number | null)[]): Phrase {
  return the.list(values.flatMap((value, who) => (value === null ? [] : [say`${seat(who)} ${value}`])));
}

const staked = ({ dice }: Extract<Event, { type: 'staked' }>): Phrase => the.ships(dice.filter(die => die !== null));

export const useName = (use: Extract<Event, { type: 'used' }>['use']): Phrase => {
  if (use === 'flag') return say`a ${the.token('flag')}`;
  return [isHoarder(use) ? the.sailor(use) : the.upgrade(use)];
};

export const readied = (what: Extract<Event, { type: 'readied' }>['what']): Phrase =>
  what === 'sail' || what === 'cannon' ? say`a ${the.part(what)}` : [the.upgrade(what)];
