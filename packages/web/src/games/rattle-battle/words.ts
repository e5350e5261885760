// Every sentence of the board of Rattle, Battle, Grab the Loot that is not a sentence of the rules.

import type { Location, NpColour, Power, RoundStep } from '@quayside/rules/rattle-battle';
import { defineWords } from '../../words/define.ts';
import { plural, series } from '../../words/grammar.ts';
import { locationNames } from './printed.ts';

const COLOURS: Record<NpColour, string> = {
  yellow: 'yellow',
  green: 'green',
  red: 'red',
  orange: 'orange',
  blue: 'blue',
  violet: 'violet',
};

const STEPS: Record<Exclude<RoundStep, Location>, string> = {
  'starting-part': 'Starting Part',
  briefing: 'Briefing',
  send: 'Send ships',
  drop: 'Ship drop',
  'np-actions': 'Their actions',
  actions: 'Your actions',
  battle: 'Battle',
  coins: 'Coins',
  crazy: 'Dice',
  loot: 'Loot',
  sailors: 'Sailors',
  repairs: 'Repairs',
  stow: 'Stow',
  unload: 'Stow',
  over: 'The end',
};

const POWER_NAMES: Record<Power, string> = { soft: 'soft', firm: 'firm', hard: 'hard' };

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const sentences = (them: readonly (string | null)[]): string => them.filter(Boolean).join(' ');

export const words = defineWords('games/rattle-battle/board', {
  colours: COLOURS,

  /** Dice by their names, as they stand inside a sentence. */
  dice: {
    ship: (n: string) => `ship ${n}`,
    captain: 'Captain Ship',
    coloured: (colour: string, n: string) => `${colour} ship ${n}`,
    theColoured: (colour: string, n: string) => `the ${colour} ship ${n}`,
    yourShip: (n: string) => `your ship ${n}`,
    yourCaptain: 'your Captain Ship',
    playersShip: (name: string, n: string) => `${name}’s ship ${n}`,
    playersCaptain: (name: string) => `${name}’s Captain Ship`,
    faces: { cannon: 'a cannon', sail: 'a sail', grape: 'grapeshot', skull: 'a skull' },
  },

  /** On a small screen on its side: what can be shown beside the table. */
  tabs: {
    sea: 'Battle, and how close the Sea is shown',
    adventure: 'The Adventure, and how far the game is',
    galleons: 'The Galleons',
  },

  progress: {
    steps: { ...STEPS, ...locationNames },
    quests: 'Quests',
    quest: {
      past: (n: number) => `Quest ${n}, over:`,
      now: (n: number) => `Quest ${n}, being played:`,
      next: (n: number) => `Quest ${n}, to come:`,
    },
    piles: {
      lesson: 'lesson Adventure',
      soft: 'soft Adventure',
      hard: 'hard Adventure',
      final: 'final Adventure',
      crazy: 'crazy Adventure',
    },
    portVisit: 'Port Visit',
    stepOf: (step: number, all: number) => `${step} of ${all}`,
  },

  adventure: {
    title: (name: string) => `Adventure: ${name}`,
    piles: {
      lesson: 'An introductory Adventure',
      soft: 'A soft Adventure: one sabre',
      hard: 'A hard Adventure: two sabres',
      final: 'A final Adventure: three sabres',
      crazy: 'A Crazy Adventure: everybody plays, with all dice, and no ship goes to sea',
    },
    loot: 'Loot for everybody who takes part',
    layout: 'How the Sea is laid out',
    readings: 'What their faces mean',
    faces: { sail: 'Sail', grape: 'Grapeshot', skull: 'Skull', number: 'Number' },
    strength: 'Strength',
    noAction: 'nothing more',
    faceStrength: (face: string, strength: number) => `${face}: Strength ${strength} in the Battle.`,
    sentences,
    /** What an action does, for those who have not met it yet. */
    actions: {
      escape: 'It leaves the Sea at once; nobody is paid for it.',
      explode: 'It sinks the closest ships and is gone itself; nobody is paid.',
      towards: 'It sails up to 88 mm straight that way, until it touches.',
      away: 'It sails up to 88 mm straight the other way.',
      volley: 'It sinks the ship closest to it, all of them if several are equally close.',
      redrop: 'It is dropped again and acts by what it shows then, at most three times.',
      surrender: 'Sinking it brings a Loot instead of the coin.',
    },
  },

  sea: {
    enlarged: 'The Sea Box, enlarged',
    fromAbove: 'The Sea Box from above',
    closer: 'Closer',
    closerHint: 'Closer (+)',
    closest: 'This is as close as it gets.',
    farther: 'Farther',
    fartherHint: 'Farther (−)',
    whole: 'The whole Sea is shown.',
    pointAtShip: 'Point at a ship: what it shows, how strong it is, who is how far away.',
    battle: 'Battle',
    battleHint: 'If the battle began now: who fights whom, in order (V)',
    ifBattle: 'The battle, if it began now',
    orderHow: 'point at a line: its pair lights up',
    numbered: (n: number, duel: string) => `${n}: ${duel}`,
    duel: (ours: string, strength: number, theirs: string, other: number) =>
      `${capitalised(ours)} with ${strength} against ${theirs} with ${other}.`,
    sinks: (ship: string) => `${capitalised(ship)} sinks.`,
    bothSink: 'Both sink.',
    noneSinks: 'None sinks.',
    of: (name: string) => `${name}:`,
    coins: 'coins',
    loot: 'Loot',
    ships: (n: number) => plural(n, { one: 'ship', other: 'ships' }),
    raft: 'On the raft',
    theRaft: 'The raft that is tossed at',
    onRaft: (name: string, dice: number) => `on the raft, ${name}, ${dice} to toss`,
  },

  /** What rings and discs in the Sea mean. */
  rings: {
    legend: 'Full ring: how far it can move. Dotted: how far it fires.',
    moves: (mm: number) => `So far it can move: ${mm} mm, for a Sail`,
    fires: (mm: number) => `So far it fires: ${mm} mm`,
    reaches: (mm: number) => `So far this reaches: ${mm} mm`,
    bertha: (mm: number) => `So far Big Bertha reaches from the ship she hits: ${mm} mm`,
    long: (mm: number) => `The long range: ${mm} mm`,
    short: (mm: number) => `The short range: ${mm} mm`,
    cost: (cannons: number) =>
      plural(cannons, { one: `A shot at it costs ${cannons} Cannon`, other: `A shot at it costs ${cannons} Cannons` }),
  },

  /** What is said of the ship that is pointed at. */
  ship: {
    shows: (ship: string, face: string) => `${capitalised(ship)} shows ${face}.`,
    tells: (ship: string, face: string, remarks: readonly string[]) =>
      `${capitalised(ship)} shows ${face}: ${remarks.join('; ')}.`,
    strength: (strength: number) => `Strength ${strength}`,
    strengthBecause: (strength: number, reasons: readonly string[]) => `Strength ${strength} (${series(reasons)})`,
    touches: (ship: string) => `touches ${ship}`,
    away: (mm: string, ship: string) => `${mm} mm to ${ship}`,
    more: (n: number) => `${n} more`,
    lessByDrill: (n: number) => `${n} less by a Drill`,
    moreInBattle: (n: number) => `${n} more in the Battle`,
    bribed: 'bribed, it surrenders',
    byBombs: 'by Bombs',
    byCannons: 'by the Cannons on the Galleon',
  },

  galleons: {
    title: 'Galleons',
    you: 'You',
    baron: 'Baron',
    baronHint: 'The Baron: first in turn order in this Quest',
    wanted: 'Wanted',
    wantedHint: 'Wanted by the navy',
    revenge: 'Revenge cards',
    coins: 'coins',
    cardPoints: 'points of VP cards',
    total: 'points so far',
    totalHint: 'Points so far',
    sails: { hint: (ready: number, all: number) => `${ready} of ${all} Sails ready`, ready: 'Sails ready' },
    cannons: { hint: (ready: number, all: number) => `${ready} of ${all} Cannons ready`, ready: 'Cannons ready' },
    holds: 'Holds',
    hamsters: 'Hamsters',
    wilds: 'wild tokens',
    loot: (count: number, room: number) => `Loot ${count}/${room}`,
    places: 'places',
    ships: { sunk: 'sunk, to be repaired', sent: 'sent to sea', home: 'at home' },
    crew: 'Upgrades and Sailors',
    card: (name: string, text: string) => `${name}: ${text}`,
    exhausted: 'exhausted',
  },

  /** What an Adventure brought and cost. */
  gains: {
    title: (adventure: string) => `${adventure}: what it brought`,
    close: 'Put this away',
    nothing: 'nothing',
    more: (n: number) => `+${n}`,
    sunk: (ships: readonly string[]) => `sunk: ${series(ships)}`,
    lost: (ships: readonly string[]) => `lost: ${series(ships)}`,
    paid: (loot: number) => `repairs: ${loot} Loot`,
  },

  charter: {
    title: 'The voyage ahead',
    quest: (n: number) => `Quest ${n}`,
    adventures: (n: number) => plural(n, { one: `${n} Adventure, port`, other: `${n} Adventures, port` }),
    faces: 'What a ship shows',
    facesMean: 'The higher number wins a fight. A cannon is worth 2, and 1 more for each of your Cannons.',
  },

  port: {
    title: 'Port',
    inside: 'Who is where',
    house: (name: string, says: string) => `${name}: ${says}`,
    visited: 'already visited',
    onlyFor: (name: string) => `only for ${name}`,
    needs: {
      market: 'needs 2 Loot',
      tavern: (rum: number) => `needs ${rum} Rum`,
      shipyard: 'needs Fabrics',
      workshop: 'needs Spices and Fabrics',
      pit: 'needs Loot',
      guild: (coins: number) => plural(coins, { one: `needs ${coins} coin`, other: `needs ${coins} coins` }),
      soldOut: 'sold out',
    },
    offers: {
      market: (bag: number) => `2 Loot for 1; ${bag} in the bag`,
      tavern: (rum: number, sailors: number) => `${rum} Rum: a Sailor of ${sailors}`,
      shipyard: (sails: number, cannons: number, holds: number) =>
        `1 Fabrics: a Part (${plural(sails, { one: `${sails} Sail`, other: `${sails} Sails` })}, ${plural(cannons, { one: `${cannons} Cannon`, other: `${cannons} Cannons` })}, ${plural(holds, { one: `${holds} Hold`, other: `${holds} Holds` })})`,
      workshop: (upgrades: number) => `Spices, Fabrics: an Upgrade of ${upgrades}`,
      pit: 'Loot for coins',
      guild: (vp: number, price: number) =>
        `${plural(vp, { one: `${vp} point`, other: `${vp} points` })} for ${plural(price, { one: `${price} coin`, other: `${price} coins` })}`,
      soldOut: 'Sold out',
    },
  },

  crazy: {
    wall: (height: number) => `The wall is ${height} high.`,
    hasChosen: 'has chosen',
    noDice: 'no dice left',
    notRolled: 'not rolled',
    die: (ship: string, value: string) => `${capitalised(ship)}: ${value}`,
    values: (values: readonly string[]) => series(values),
    done: 'done',
  },

  result: {
    galleons: 'The Galleons',
    cards: 'points of VP cards',
    coins: 'coins',
    sailors: 'points of Sailors',
    idol: 'points of the Cursed Idol',
    fitted: (parts: number, upgrades: number, sailors: number, cards: number) =>
      series([
        plural(parts, { one: `${parts} Part`, other: `${parts} Parts` }),
        plural(upgrades, { one: `${upgrades} Upgrade`, other: `${upgrades} Upgrades` }),
        plural(sailors, { one: `${sailors} Sailor`, other: `${sailors} Sailors` }),
        plural(cards, { one: `${cards} VP card`, other: `${cards} VP cards` }),
      ]),
    curves: 'VP cards and coins, Adventure by Adventure',
    atSea: 'At sea',
    sunk: 'Ships sunk',
    boarded: 'of them boarded',
    lost: 'Own ships lost',
    prizes: 'Coins in Crazy Adventures',
    farthestShot: (ship: string, target: string, mm: string) => `The farthest shot: ${ship} at ${target}, ${mm} mm.`,
    unluckiestDrop: <T>(who: T, faces: readonly string[]) => [
      'The unluckiest drop: ',
      who,
      `, ${plural(faces.length, { one: `${faces.length} ship`, other: `${faces.length} ships` })} showing ${series(faces)}.`,
    ],
  },

  bar: {
    key: (n: number) => `Key ${n}`,
    enter: 'Enter',
    send: 'Send',
    stow: 'Stow',
    keep: 'Keep',
    pay: 'Pay',
    take: 'Take',
    trade: 'Trade',
    tradeMissing: 'Choose what you give and what you take.',
    give: 'Give',
    giveMissing: 'Choose what you give.',
    keepAll: 'Keep all',
    rollAgain: (dice: number) => `Roll ${dice} again`,
    dig: 'Dig',
    done: 'Done',
    doneHint: 'Nothing more here (D)',
    toss: 'Toss',
    tossHint: 'Pull back on the Sea as with a sling, or press where you aim.',
    powers: POWER_NAMES,
  },

  /** The prompt once something is chosen. */
  asks: {
    step: (next: string, { sails, cannons }: { sails: number; cannons: number }) =>
      `${next} Ready: ${plural(sails, { one: `${sails} Sail`, other: `${sails} Sails` })}, ${plural(cannons, { one: `${cannons} Cannon`, other: `${cannons} Cannons` })}.`,
    move: (left: number) =>
      `The ship goes there for a Sail: ${plural(left, { one: `${left} stays`, other: `${left} stay` })} ready.`,
    fire: (cost: number, ready: number) =>
      plural(cost, {
        one: `Sinks it for ${cost} Cannon: ${ready - cost} of ${ready} stay ready.`,
        other: `Sinks it for ${cost} Cannons: ${ready - cost} of ${ready} stay ready.`,
      }),
    fireByKeg: 'Sinks it for a Powder Keg, and no Cannon.',
    use: (text: string) => text,
    send: (sent: number, { room, loot }: { room: number; loot: number }) =>
      `${plural(sent, { one: `${sent} ship`, other: `${sent} ships` })}: room for ${Math.min(room, loot)} of your ${loot} Loot stays, and each ship sunk costs 1.`,
    rollAgain: (dice: number) =>
      plural(dice, {
        one: `${dice} die is rolled again, once; the others stay.`,
        other: `${dice} dice are rolled again, once; the others stay.`,
      }),
    dig: (dice: number) => plural(dice, { one: `${dice} die is shared out.`, other: `${dice} dice are shared out.` }),
    trade: (given: number, price: number) => `${given} of ${price} Loot to give for one of your choice.`,
    keep: (kept: number, room: number) => `${kept} Loot kept, with room for ${room}; the rest goes back into the bag.`,
    pay: (paid: number, due: number) => `${paid} of ${due} Loot to pay for the repairs.`,
    give: (given: number) => `${given} Loot to give: a coin for each Valuables, and for every 2 other Loot.`,
  },

  turn: {
    yourShip: (ship: string, face: string) => `${ship}, showing ${face}`,
    yourShipHint: (ship: string) => `${capitalised(ship)} (S: the next)`,
    aimAt: (ship: string) => `Aim at ${ship}`,
    aimAtHint: (ship: string) => `Aim at ${ship} (F: the next)`,
    aimAtCost: (ship: string, cannons: number) =>
      plural(cannons, {
        one: `Aim at ${ship}, for ${cannons} Cannon (F: the next)`,
        other: `Aim at ${ship}, for ${cannons} Cannons (F: the next)`,
      }),
    whiteFlag: 'White Flag',
    whiteFlagText: 'One of your ships goes home unharmed.',
    chooseAgain: 'Choose again',
    chooseAgainHint: 'Choose again (Escape)',
    move: 'Move',
    fire: 'Fire',
    use: (name: string) => `Use ${name}`,
    pass: 'Pass',
    passHint: 'Passing ends your part in this Adventure (P)',
    endTurn: 'End turn',
    endTurnHint: 'The next player acts (P)',
    drill: 'Drill',
    keg: 'Powder Keg',
    kegHint: 'Instead of Cannons',
    bertha: (ship: string) => `+ ${ship}`,
    berthaHint: (ship: string) => `Big Bertha: ${ship} too`,
    sentences,
    fireAt: (ship: string, cost: number, ready: number) => `At ${ship}, for ${cost} of ${ready} Cannons.`,
    fireAtByKeg: (ship: string) => `At ${ship}, for a Powder Keg.`,
    sail: (mm: string) => `${mm} mm, for a Sail.`,
    sailOf: (mm: string, most: number) => `${mm} of ${most} mm, for a Sail.`,
    put: (mm: string) => `${mm} mm.`,
    putOf: (mm: string, most: number) => `${mm} of ${most} mm.`,
    chooseShip: 'Choose or drag one of your ships.',
    chooseShipForIt: 'Choose one of your ships for it.',
    chooseTarget: 'Choose a ship to aim at.',
    choosePlace: 'Choose a place in the Sea.',
    chooseFace: 'Choose a face.',
    moveOrFire: 'Choose a place to move to, or a ship to fire at.',
    moveOnly: 'Choose a place to move to.',
    fireOnly: 'Choose a ship to fire at.',
    acted: 'You have moved or fired on this turn.',
    neither: (whyNotMove: string, whyNotFire: string) =>
      `It can neither move (${whyNotMove}) nor fire (${whyNotFire}).`,
    noSail: 'no Sail is ready',
    noWay: 'there is no way to go',
    noCannons: (n: number) =>
      plural(n, { one: `that takes ${n} ready Cannon`, other: `that takes ${n} ready Cannons` }),
    noEnemy: 'no Enemy is in range',
  },

  keys: [
    ['S', 'choose the next of your ships'],
    ['Arrow keys', 'move its ghost by 1 mm; with Shift by 10 mm; or the aim of a toss'],
    ['N', 'the ghost goes to the next place worth moving to: just touching, or in firing range'],
    ['F', 'aim at the next ship'],
    ['Enter', 'do what is chosen; on a token or a ship (Tab): put it into the other tray'],
    ['P', 'pass, or end your turn'],
    ['D', 'done at a port location, with Sailors, with bargains'],
    [
      '1 to 9',
      'the first to ninth choice; a die to roll again; a pit to dig in; so many ships to send; how hard to toss',
    ],
    ['V', 'show or hide the battle as it would be fought now'],
    ['+ and −', 'closer to the Sea; farther away'],
    ['Escape', 'choose again'],
  ],
});
