// The examples in the rules of Rattle, Battle, Grab the Loot: positions of the lessons, in which any legal move may be
// tried.

import { say } from '../../kit/phrase.ts';
import type { Examples } from '../../lesson.ts';

const words = {
  send: {
    title: 'ships that sail leave Loot behind',
    say: say`Two Loot lie on two of your ships. Send as many ships as you like, and see what you can keep.`,
  },
  move: {
    title: 'a ship moved by a Sail',
    say: say`Your ship 2 with a 3 lies closest to the green 3: both would sink. Move any ship with a Sail, or pass, and look at the Battle.`,
  },
  fire: {
    title: 'a shot before the Battle',
    say: say`The red 5 will sink your cannon, which counts 4. Fire at what is within reach, move, or pass.`,
  },
  boarding: {
    title: 'a ship that touches its enemy',
    say: say`The Captain Ship shows 4, the yellow ship near it 3. Move it close until they touch, or only near, and compare the Loot.`,
  },
  repair: {
    title: 'what a sunk ship costs',
    say: say`One of your ships was sunk. Pay any one Loot to repair it.`,
  },
  crazy: {
    title: 'dice rolled once more',
    say: say`You have three cannons worth 4 each, and two ones. Choose any dice to roll again, or none.`,
  },
  market: {
    title: 'two Loot for one',
    say: say`You have five Loot. Give any two for one of your choice, or leave the Market.`,
  },
  guild: {
    title: 'coins for victory points',
    say: say`The top card of the Guild is worth 6 points. Buy it, or keep your coins: each is a point too.`,
  },
};

export const examples: Examples<typeof words> = {
  words,
  examples: w => [
    { id: 'send', rule: '4.4', lesson: 'teeth', step: 3, ...w.send },
    { id: 'move', rule: '7.2', lesson: 'wind', step: 3, ...w.move },
    { id: 'fire', rule: '7.5', lesson: 'guns', step: 3, ...w.fire },
    { id: 'boarding', rule: '8.6', lesson: 'rocks', step: 3, ...w.boarding },
    { id: 'repair', rule: '10.7', lesson: 'teeth', step: 5, ...w.repair },
    { id: 'crazy', rule: '14.7', lesson: 'tavern', step: 2, ...w.crazy },
    { id: 'market', rule: '15.2', lesson: 'port', step: 1, ...w.market },
    { id: 'guild', rule: '15.7', lesson: 'port', step: 7, ...w.guild },
  ],
};
