// The examples in the rules of Waves of Fortune: positions of the lessons, in which any legal move may be tried.

import { say } from '../../kit/phrase.ts';
import type { Examples } from '../../lesson.ts';

const words = {
  load: {
    title: 'crew and food in 12 spaces',
    say: say`Split your hold as you like: crew fights, and one food is eaten each turn at sea.`,
  },
  reach: {
    title: 'how far a ship sails',
    say: say`A step across a corner counts two. Sail to any tile within reach; only the one where you end is turned over.`,
  },
  ram: {
    title: 'where a rammed ship goes',
    say: say`You have rammed your rival, who carries 400 gold and has no food. Push the ship to any tile you are let.`,
  },
  pirates: {
    title: 'fight pirates, or let them lie',
    say: say`Harbour Bandits, 3 HP, 150 gold. Fight them, or let them lie here for whoever comes next.`,
  },
  dice: {
    title: 'how dice are paired',
    say: say`Three pirates roll three dice. Send one, two or three of your crew, and see which dice meet.`,
  },
  king: {
    title: 'the King turned over',
    say: say`You have found the Pirate King. Fight him with your 11 crew, or escape home at once.`,
  },
  dock: {
    title: 'business at home',
    say: say`You have brought 800 gold home. Buy an upgrade, or load the hold and set out at once.`,
  },
};

export const examples: Examples<typeof words> = {
  words,
  examples: w => [
    { id: 'load', rule: '1.5', lesson: 'turn', step: 1, ...w.load },
    { id: 'reach', rule: '3.1', lesson: 'turn', step: 6, ...w.reach },
    { id: 'ram', rule: '3.3', lesson: 'others', step: 2, ...w.ram },
    { id: 'pirates', rule: '6.1', lesson: 'battle', step: 1, ...w.pirates },
    { id: 'dice', rule: '6.5', lesson: 'battle', step: 2, ...w.dice },
    { id: 'king', rule: '6.9', lesson: 'king', step: 3, ...w.king },
    { id: 'dock', rule: '9.2', lesson: 'home', step: 5, ...w.dock },
  ],
};
