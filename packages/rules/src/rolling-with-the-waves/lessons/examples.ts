// The examples in the rules of Rolling with the Waves: positions of the lessons, in which any legal move may be tried.

import { say } from '../../kit/phrase.ts';
import type { Examples } from '../../lesson.ts';

const words = {
  map: {
    title: 'levels of the areas',
    say: say`Some squares of your map are filled, and your dice show 5, 3 and 1. Put them where a level is near, or bury a chest, and see what is written.`,
  },
  round: {
    title: 'one die each time around',
    say: say`Every captain has taken one die of three. Take your second: the rival follows, and when all have three the dice are put to work.`,
  },
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
  ports: {
    title: 'Ports and crew at the end of a round',
    say: say`Put the 6, the 4 or the 2 into Raid Ports and another into Hire Crew. Whoever has the greatest sum in Ports gains 1 Infamy more.`,
  },
  lastRound: {
    title: 'the round that ends the game',
    say: say`Two of your chests are full, and the third has one square left. Fill it, or put the dice elsewhere and see that the game goes on.`,
  },
  areas: {
    title: 'five points for a full Hull',
    say: say`Your Hull has one square left: all five filled count 5, whatever they show. Put a die there or none, and compare the points.`,
  },
};

export const examples: Examples<typeof words> = {
  words,
  examples: w => [
    { id: 'map', rule: '2.1', lesson: 'bury', step: 3, ...w.map },
    { id: 'round', rule: '3.1', lesson: 'first', step: 7, ...w.round },
    { id: 'draft', rule: '4.3', lesson: 'first', step: 4, ...w.draft },
    { id: 'allocate', rule: '5.2', lesson: 'round', step: 3, ...w.allocate },
    { id: 'bury', rule: '5.5', lesson: 'bury', step: 3, ...w.bury },
    { id: 'raise', rule: '6.3', lesson: 'spirits', step: 2, ...w.raise },
    { id: 'fire', rule: '7.4', lesson: 'fire', step: 3, ...w.fire },
    { id: 'ports', rule: '8.2', lesson: 'round', step: 3, ...w.ports },
    { id: 'last-round', rule: '9.1', lesson: 'end', step: 3, ...w.lastRound },
    { id: 'areas', rule: '10.3', lesson: 'end', step: 3, ...w.areas },
  ],
};
