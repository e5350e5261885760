// Every sentence of the board of Waves of Fortune that is not a sentence of the rules.

import type { Colour, Enemy, Face, Zone } from '@quayside/rules/waves-of-fortune';
import { defineWords } from '../../words/define.ts';
import { listParts, plural, series } from '../../words/grammar.ts';

const COLOURS: Record<Colour, string> = { purple: 'purple', blue: 'blue', yellow: 'yellow', green: 'green' };
const FACES: Record<Face, string> = {
  ocean: 'ocean',
  island: 'island',
  reef: 'reef',
  whirlpool: 'whirlpool',
  king: 'king',
  treasure: 'treasure',
  home: 'home',
};
const ZONE_NAMES: Record<Zone, string> = { shallows: 'Shallows', depths: 'Depths' };
const ENEMIES: Record<Enemy, string> = { pirate: 'Pirates', kraken: 'The Kraken', king: 'The Pirate King' };

const turns = (count: number): string => plural(count, { one: `${count} turn`, other: `${count} turns` });
const signed = (change: number): string => `${change < 0 ? '−' : '+'}${Math.abs(change)}`;

export const words = defineWords('games/waves-of-fortune/board', {
  colours: COLOURS,
  faces: FACES,
  zones: ZONE_NAMES,
  percent: (n: number) => `${n} %`,

  bar: {
    key: (n: number) => `Key ${n}`,
    load: 'Load the hold',
    loadAndSetOut: 'Load, and set out',
    exchange: 'Exchange',
    exchangeNothing: 'Exchange nothing',
    pushMissing: 'Choose where the ship is pushed.',
    driftMissing: 'Choose a tile within the rope.',
    doNotDrift: 'Do not drift',
    peekMissing: 'Choose a tile to look at.',
    stopLooking: 'Stop looking',
    pressHidden: 'Press a hidden tile to look at it.',
    pressGlowing: 'Press a tile within the rope, or drag your ship there.',
    spyglass: 'Spyglass',
    spyglassHint: 'Look secretly at a hidden tile (P)',
    whirlpools: 'whirlpools to go to',
    whirlpoolHint: 'The next whirlpool you could come out of (T)',
    stay: 'Stay',
    stayHint: 'Stay on this tile (S)',
    raidNobody: 'Nobody',
    chooseAgain: 'Choose again',
    chooseAgainHint: 'Choose again (Escape)',
    chooseTile: 'Choose a tile',
    notNow: (tile: string) => `${tile} is not for choosing now.`,
  },

  /** The prompt once something is chosen. */
  asks: {
    pirate: 'Fight the pirates, or let them lie? Without crew the ship sinks.',
    send: 'How many do you send? Lower dice lose one each; equal ones are yours.',
    dock: 'Buy what you like, then load: crew fights, food lasts a turn each.',
    load: (crew: number, food: number) =>
      `${crew} crew to fight, and food for ${turns(food)} at sea. Confirm, or change it.`,
    swap: (crew: number, food: number) => `You would have ${crew} crew and ${food} food.`,
    aim: 'Look at one hidden tile, for you alone: it costs nothing, and once a turn.',
    hidden: 'it is turned over, for all to see',
    met: 'what lies there is met',
    sail: (
      tile: string,
      { spaces, speed }: { spaces: number; speed: number },
      { lies, left }: { lies: string; left: number },
    ) => `To ${tile}, ${spaces} of ${speed} spaces: ${lies}, and ${left} food is left after the turn.`,
    whirl: (tile: string, { lies, left }: { lies: string; left: number }) =>
      `Through the whirlpool to ${tile}: ${lies}, and ${left} food is left after the turn.`,
    stay: (left: number) => `You stay here: what lies here is met again, and ${left} food is left after the turn.`,
    stayHome: 'You stay at home: buy, and load the hold anew.',
    peek: (tile: string) => `Look at ${tile}, for you alone. Others see that you looked, and not what.`,
    push: (tile: string) => `The ship is pushed to ${tile}, and meets what lies there.`,
    drift: (tile: string) => `You drift to ${tile}, and meet what lies there.`,
  },

  /** The button that sends the move to the chosen tile. */
  moves: {
    ram: <T>(ship: T, tile: string) => ['Ram ', ship, ` at ${tile}`],
    sail: (tile: string) => `Sail to ${tile}`,
    whirl: (tile: string) => `Whirl to ${tile}`,
    stay: 'Stay here',
    drift: (tile: string) => `Drift to ${tile}`,
    push: (tile: string) => `Push to ${tile}`,
    look: (tile: string) => `Look at ${tile}`,
    other: 'Do it',
  },

  foes: {
    letThemLie: 'Let them lie',
    leaveIt: 'Leave it',
    escapeHome: 'Escape home',
    fight: 'Fight',
    fightHint: 'To the death: once begun there is no way back.',
    send: 'Send',
    toTheEnd: 'To the end',
    sendsFewest: 'Sends the fewest until it is over (A)',
    sendsMost: 'Sends the most until it is over (A)',
    run: (food: number) => `Run −${food}`,
    runHint: 'Key R',
    food: 'food',
    stand: 'Stand',
    standOdds: (crew: number, odds: string) => `${crew}: ${odds}`,
    standHint: (crew: number, least: number) => `Stand with ${crew}: key ${crew}. Each die under ${least} loses one.`,
  },

  battle: {
    enemies: ENEMIES,
    rolledBy: <T>(who: T) => ['rolled by ', who],
    hp: <T>(left: T) => [left, ' HP'],
    hpOf: <T>(left: T, all: number) => [left, ` of ${all} HP`],
    crew: <T>(crew: T) => [crew, ' crew'],
    round: (theirs: readonly number[], letter: string, ours: readonly number[], lost: number, felled: number) =>
      `The enemy rolled ${series(theirs)}; ${letter} rolled ${series(ours)}: ${lost} crew lost, ${felled} HP felled.`,
    won: 'Won!',
    lost: 'Lost: the ship sinks',
    stop: 'Stop fighting on',
    stopHint: 'Choose how many to send again (Escape)',
    chances: <T>(win: T, crew: T) => ['Of 100 such fights you win ', win, '; about ', crew, ' crew are left.'],
    /** Where hardly anybody is left on average, only the chance is told. */
    chanceAlone: <T>(win: T) => ['Of 100 such fights you win ', win, '.'],
    chancesHere: <T>(win: T, crew: T) => ['From here you win ', win, ' times in 100; about ', crew, ' crew are left.'],
    chanceAloneHere: <T>(win: T) => ['From here you win ', win, ' times in 100.'],
    inFront: (n: number) => `${n} in front`,
    hit: (n: number) => `−${n}`,
    fightAt: (enemy: string, tile: string) => `${enemy} at ${tile}`,
    slain: 'The King is felled!',
  },

  events: {
    title: 'On the table',
    king: 'The Pirate King',
    kingText: (vp: number) => `15 HP. Whoever defeats him ends the game and gains ${vp} victory points.`,
    rammedBy: <T>(who: T) => ['You were rammed by ', who],
    rolled: (dice: readonly number[]) => `Rolled ${series(dice)}`,
    pirates: 'Pirates lie here. Whoever ends a move on their tile must fight them.',
    kraken: 'Whoever ends a move here may fight it, for 500 gold and 1 victory point.',
    onTheTile: 'On the tile',
  },

  /** In the corner of a tile one may sail to. */
  chips: {
    /** What is found there feeds the crew for the night, and no more. */
    even: '0',
    /** No food for the night. */
    mutiny: '!',
  },

  /** A line of the log for several events. */
  log: {
    /** The whole of a long fight, after its first and its last round. */
    fight: <T>(who: T, rounds: number, crew: T, hp: number) => [
      plural(rounds, { one: `In ${rounds} round `, other: `In ${rounds} rounds ` }),
      who,
      ' lost ',
      crew,
      ` and felled ${hp} HP.`,
    ],
    gold: (n: number) => `+${n} gold`,
    crew: (n: number) => `${n} crew`,
    /** Draws a card, or meets a token: what came of it. */
    cameOf: <T>(what: readonly T[], changes: readonly T[]) => [...what, ': ', ...listParts(changes), '.'],
  },

  /** What came of a card, each beside its mark. */
  effects: {
    gained: (n: number) => `+${n}`,
    lost: (n: number) => `−${n}`,
    changed: signed,
    changedWithoutRoom: (change: number, wasted: number) => `${signed(change)} (no room for ${wasted})`,
    free: 'free',
    held: 'held',
    noneLost: 'none lost',
    aMap: 'a map',
    xAt: (tile: string) => `X at ${tile}`,
    becalmed: 'no wind next turn',
    noWind: 'no wind',
    sunk: 'sunk',
    mutiny: 'mutiny: sunk',
  },

  captains: {
    title: 'Captains',
    withColour: (name: string, colour: string) => `${name}, the ${colour} ship`,
    crew: {
      word: 'crew',
      label: 'crew',
      hint: (n: number) => `${n} crew: they fight, up to 3 at a time. Without crew the ship sinks.`,
    },
    food: {
      word: 'food',
      label: 'food',
      hint: (n: number) => `${n} food: every night at sea costs 1. Without it the crew mutinies and the ship sinks.`,
    },
    gold: {
      word: 'aboard',
      label: 'gold aboard, lost if the ship sinks',
      hint: (n: number) =>
        `${n} gold aboard: it counts, but is lost if the ship sinks. At home it goes into the chest.`,
    },
    chest: {
      word: 'in the chest',
      label: 'gold in the chest, safe',
      hint: (n: number) => `${n} gold in the chest at home: safe, and it pays for upgrades.`,
    },
    sunk: 'sunk',
    sunkHint: 'On the next turn the ship is put back into its home base.',
    noWind: 'no wind',
    noWindHint: 'The ship cannot leave its tile on its next turn.',
    holdHint: (spaces: number, crew: number, food: number) =>
      `The hold: ${crew} crew (square) and ${food} food (round); ${spaces - crew - food} of ${spaces} spaces are free.`,
    upgrade: (name: string, text: string) => `${name}: ${text}`,
    sources: (gold: number, kraken: number, king: number) =>
      series([`gold ${gold}`, ...(kraken > 0 ? [`Kraken ${kraken}`] : []), ...(king > 0 ? [`King ${king}`] : [])]),
    points: (sources: string) => `victory points: ${sources}`,
    pointsHint: (total: number, sources: string) =>
      `${total} victory points: ${sources}. Every full 500 gold is 1 point.`,
    map: (card: string, gold: number, tile: string) => `${card}: ${gold} gold at ${tile}`,
    hold: (spaces: number, crew: number, food: number) => `Hold of ${spaces}: ${crew} crew, ${food} food`,
  },

  market: {
    round: <T>(round: T) => ['Round ', round],
    roundOf: <T>(round: T, limit: number) => ['Round ', round, ` of ${limit}`],
    decks: 'Draw piles',
    deck: (name: string) => `cards, ${name}`,
    deckHint: (name: string, left: number) =>
      `${name}: ${plural(left, { one: `${left} card`, other: `${left} cards` })} left`,
    upgrades: 'Upgrades for sale at home',
    upgradeHint: (name: string, price: number, text: string) => `${name}, ${price} gold: ${text}`,
  },

  dock: {
    crew: <T>(crew: T) => [crew, ' crew'],
    food: <T>(food: T) => [food, ' food'],
    upgrades: 'Upgrades',
    owned: 'yours',
    notNow: (text: string, why: string) => `${text} ${why}`,
    hold: 'The hold',
    lessCrew: 'Less crew',
    moreCrew: 'More crew',
    atLeast: (crew: number) => `At least ${crew} crew.`,
    atMost: (crew: number) => `At most ${crew} crew.`,
    crewSlider: 'Crew',
    split: (crew: number, food: number) => `${crew} crew, ${food} food`,
    preset: (name: string, crew: number) => `${name} ${crew}`,
    explore: 'Explore',
    exploreHint: (crew: number, food: number) =>
      `${crew} crew for small fights, and food for ${turns(food)} at sea: to turn over many tiles.`,
    kingHunt: 'King hunt',
    kingHuntHint: (count: number) => `${turns(count)} to the King, one food to spare, the rest crew`,
  },

  /** A tile for those who cannot see it. */
  cells: {
    title: 'The sea',
    cell: (tile: string, holds: readonly string[]) => `${tile}, ${series(holds)}`,
    cellWithMove: (tile: string, holds: readonly string[], move: string) => `${tile}, ${series(holds)}: ${move}`,
    moves: {
      sail: 'sail here',
      teleport: 'go through the whirlpool',
      stay: 'stay',
      peek: 'look here',
      ram: 'push here',
      drift: 'drift here',
      raid: 'rob this ship',
      other: 'choose',
    },
    harbour: (colour: string) => `${colour} harbour`,
    corner: 'corner with 700 gold',
    emptyCorner: 'corner, treasure taken',
    hidden: (zone: string) => `undiscovered ${zone}`,
    king: 'the Pirate King',
    kingIs: (hp: number) => `${hp} HP. Whoever ends a move here fights him to the death.`,
    seen: (face: string) => `you have seen: ${face}`,
    homeOf: (name: string) => `home base of ${name}`,
    ship: (name: string) => `ship (${name})`,
    shipOf: (name: string) => `the ship of ${name}`,
    sunkShipOf: (name: string) => `the sunk ship of ${name}`,
    lookedAtBy: (name: string) => `${name} has looked here`,
    xOf: (name: string) => `X on the map of ${name}`,
    token: (name: string, hp: number) => (hp > 0 ? `${name}, ${hp} HP` : name),
    wreck: (gold: number) => `wreck with ${gold} gold`,
    wreckAndMap: (gold: number) => `wreck with ${gold} gold and a map`,
  },

  /** What ending a move on a tile would mean. */
  remarks: {
    odds: (win: string, crew: string) => `win ${win}, ${crew} crew left on average`,
    oddsAlone: (win: string) => `win ${win}`,
    withOdds: (foe: string, odds: string) => `${foe}: ${odds}`,
    onlyYou: 'Only you will see it.',
    spaces: (n: number) => plural(n, { one: `${n} space`, other: `${n} spaces` }),
    diagonal: (n: number) => plural(n, { one: `${n} space (diagonal)`, other: `${n} spaces (diagonal)` }),
    home: 'Home: load afresh',
    homeAndBank: (gold: number) => `Home: bank ${gold} gold and load afresh`,
    rams: (name: string) => `Rams ${name}`,
    kingSeen: 'You have seen the King here',
    seen: (face: string) => `You have seen it: ${face}`,
    hidden: (zone: string) => `Undiscovered ${zone}`,
    gold: (gold: number) => `${gold} gold`,
    king: 'The Pirate King: you must fight',
    pirates: (hp: number) => `Pirates, ${hp} HP: you must fight`,
    kraken: 'The Kraken: fight it if you like',
    reef: 'Reef: next turn you get away on 3 or more',
    whirlpool: 'Whirlpool: a way through next turn',
    token: (name: string, text: string) => `${name}: ${text}`,
    wreck: (gold: number) => `Wreck: ${gold} gold`,
    wreckMap: 'Wreck: a map',
    dig: (gold: number) => `X: dig up ${gold} gold`,
    noFood: 'No food to pay: mutiny, unless the sea feeds you',
    food: (left: number, turns: number) => `food ${left}, home in ${turns}`,
    tooFar: (left: number, turns: number) => `food ${left}, home in ${turns}: too far`,
    pushedOn: (name: string) => `There ${name} is pushed on`,
    intoHome: 'Into the home base',
    hiddenTurned: (zone: string) => `Undiscovered ${zone}: turned over at once`,
    ontoKing: 'Onto the Pirate King',
    ontoToken: (name: string, hp: number) => (hp > 0 ? `Onto ${name}, ${hp} HP` : `Onto ${name}`),
    ontoReef: 'Onto a reef',
    ontoWhirlpool: 'Onto a whirlpool',
    to: (tile: string) => `To ${tile}`,
  },

  result: {
    inChest: (gold: number) => `${gold} in the chest`,
    aboard: (gold: number) => `${gold} aboard`,
    aboardNotCounted: (gold: number) => `${gold} aboard, not counted`,
    forGold: (points: number) => `${points} for gold`,
    forKraken: (points: number) => `${points} for the Kraken`,
    forKing: (points: number) => `${points} for the King`,
    kingLives: (tile: string, rounds: number) =>
      `The Pirate King still lies at ${tile} after ${plural(rounds, { one: `${rounds} round`, other: `${rounds} rounds` })}.`,
    kingSlain: <T>(who: T, round: number) => [who, ` felled the Pirate King in round ${round}.`],
    found: (found: number, all: number, wrecks: number | null) =>
      `${[
        `${found} of ${all} hidden tiles were found`,
        ...(found < all ? ['the others are shown as they lay'] : []),
        ...(wrecks !== null ? [`${wrecks} gold lies in wrecks`] : []),
      ].join('; ')}.`,
    goldApart: (by: number) => (by > 0 ? `${by} gold ahead` : `level on points and ${-by} gold short`),
    chestApart: (by: number) =>
      by > 0 ? `${by} more gold in the chest` : `level on points and ${-by} gold short in the chest`,
    curves: 'Points for gold and the Kraken, round by round',
    voyages: 'The voyages',
    tiles: 'Tiles found',
    won: 'Battles won',
    lost: 'Battles lost',
    sunk: 'Ships sunk',
    goldFrom: {
      cards: 'Gold from cards',
      corners: 'Gold from corners',
      battles: 'Gold from battles',
      maps: 'Gold from maps',
      wrecks: 'Gold from wrecks',
    },
    lastDice: (theirs: readonly number[], name: string, ours: readonly number[]) =>
      `The last dice: the King ${series(theirs)}, ${name} ${series(ours)}.`,
  },

  keys: [
    ['Arrow keys', 'move a cursor over the sea'],
    ['Enter or Space', 'go to the tile; what cannot be taken back is asked for twice'],
    ['N', 'the next tile one may choose'],
    ['S', 'choose to stay'],
    ['T', 'the next whirlpool to come out of'],
    ['P', 'raise or lower the Spyglass'],
    ['+ and −', 'more or less crew, in the home base and at the Trading Post'],
    ['1 to 4', 'send so many; stand with so many; an option; a colour; an upgrade'],
    ['F, X', 'fight; do not'],
    ['A', 'fight to the end'],
    ['R', 'run'],
    ['Escape', 'choose again; stop fighting on'],
  ],
});
