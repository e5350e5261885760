// The sentences of the orders: what is asked that takes more than a button or two.

import type { Location } from '@quayside/rules/rattle-battle';
import { defineWords } from '../../../words/define.ts';
import { plural } from '../../../words/grammar.ts';

const IN_PORT: Record<Location, string> = {
  market: 'In port: market',
  tavern: 'In port: tavern',
  shipyard: 'In port: shipyard',
  workshop: 'In port: workshop',
  pit: 'In port: pit',
  guild: 'In port: guild',
};

export const words = defineWords('games/rattle-battle/decisions', {
  title: 'Your choice',
  nothing: 'Nothing.',

  send: {
    home: 'At home',
    cup: 'In the cup',
    emptyCup: 'Slide ships in here',
    intoCup: (die: string) => `${die}: into the cup`,
    staysHome: (die: string) => `${die}: stays at home`,
    aboard: (room: number) => `Aboard, room for ${room}`,
    noRoom: 'No room at home.',
    left: 'Stays behind, lost',
    noLoot: 'You have no Loot that could be left behind.',
    enoughRoom: (room: number, loot: number) => `There is room at home for ${room}: none of your ${loot} Loot is lost.`,
  },

  tokens: { toTray: (token: string, tray: string) => `${token}: to “${tray}”` },

  loot: {
    stowed: (room: number) => `Stowed, room for ${room}`,
    backIntoBag: 'Back into the bag',
    pay: (cost: number, ships: number) =>
      plural(ships, {
        one: `Repair: you pay ${cost}`,
        other: `${ships} repairs: you pay ${cost}`,
      }),
    keep: 'You keep',
    take: 'You take',
    inBag: 'In the bag',
    drawBlindly: 'Draw blindly instead',
  },

  market: {
    yourLoot: 'Your Loot',
    nothingLeft: 'Nothing left.',
    give: 'You give',
    takeOne: 'You take one',
    wild: 'Wild token',
    ofBag: (count: number) => `of ${count}`,
  },

  pit: {
    title: 'For the Pirate King',
    empty: 'Press or drag what you give.',
    /** `coins`: the drawing of so many. */
    pays: <T>(coins: T) => ['He pays ', coins],
    rates: '1 for each Valuables, 1 for every two others',
    coins: 'coins',
    revenge: 'Take a Revenge card for it',
  },

  guild: {
    onTop: 'On top',
    next: 'Next',
    coins: 'coins',
    offer: <T>(vp: T, pointsFor: T, coins: T) => [vp, ' ', pointsFor, ' ', coins],
    pointsFor: 'points for',
  },

  dig: {
    yourDice: 'Your dice',
    left: (dice: number) => `${dice} left to share out`,
    allShared: 'All your dice are shared out.',
    takeBackFirst: 'All your dice are shared out: take one back first.',
    pit: (n: number) => `Pit ${n}`,
    oneMore: (n: number) => `One more die into pit ${n}`,
    oneMoreHint: (n: number) => `One more die into this pit (${n})`,
    coins: 'coins to win',
    intoPit: (die: string, n: number) => `${die}: into pit ${n}`,
    backToHand: (die: string) => `${die}: back to your hand`,
  },

  reroll: {
    how: 'Pick the dice you roll again; the others stay as they are.',
    die: (die: string, worth: string) => `Roll ${die} again, which is worth ${worth}`,
    again: 'again',
    stays: 'stays',
  },

  choices: {
    active: { ...IN_PORT, sea: 'At sea, once an Adventure', end: 'At the end of the game' },
    modes: {
      exhaust: 'Exhausted when used: once a Quest',
      once: 'Once an Adventure',
      passive: 'Works by itself',
    },
    partsFor: {
      sail: 'Choose it to pick your fights.',
      cannon: 'Choose it to win the fights you get.',
      hold: 'Choose it to bring more home to port.',
    },
    parts: {
      sail: 'Moves a ship within a ring, once until the next port.',
      cannon: 'Fires, once until the next port; makes your cannon faces stronger.',
      hold: 'Room for 1 Loot; three become a Hamster with room for 3.',
    },
  },
});
