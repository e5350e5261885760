// The examples in the rules of Rolling with the Waves: positions of the lessons, in which any legal move may be tried.

import { say } from '../../kit/phrase.ts';
import type { Examples } from '../../lesson.ts';

const words = {
  draft: {
    title: 'what a die costs',
    say: say`You have 5 Infamy. Take a clear die, one of your own, or one of your rival, and look at your Infamy afterwards.`,
  },
  allocate: {
    title: 'three dice, three icons',
    say: say`You took a 6, a 4 and a 2. Put each on an icon of your own choice, and see what is written.`,
  },
  bury: {
    title: 'bury a chest, or use the dice',
    say: say`Your rival’s large cannon needs one more die to fire. Bury chest A with all three dice, or use them otherwise and see what is shot.`,
  },
  raise: {
    title: 'a 7 instead of a die',
    say: say`Both squares of Raise Spirits are filled. Write a 7 in the place of one of your dice, or keep your Spirits up for later.`,
  },
  fire: {
    title: 'aim, and choose a chest for the loot',
    say: say`Your small cannon has three shots, and your rival has no Hull. Fire at any chest, into any of yours.`,
  },
  lastRound: {
    title: 'the round that ends the game',
    say: say`Two of your chests are full, and the third has one square left. Fill it, or put the dice elsewhere and see that the game goes on.`,
  },
};

export const examples: Examples<typeof words> = {
  words,
  examples: w => [
    { id: 'draft', rule: '4.3', lesson: 'first', step: 3, ...w.draft },
    { id: 'allocate', rule: '5.2', lesson: 'round', step: 3, ...w.allocate },
    { id: 'bury', rule: '5.5', lesson: 'bury', step: 3, ...w.bury },
    { id: 'raise', rule: '6.3', lesson: 'spirits', step: 2, ...w.raise },
    { id: 'fire', rule: '7.4', lesson: 'fire', step: 3, ...w.fire },
    { id: 'last-round', rule: '9.1', lesson: 'end', step: 3, ...w.lastRound },
  ],
};
