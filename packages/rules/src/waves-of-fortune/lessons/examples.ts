// The examples in the rules of Waves of Fortune: positions of the lessons, in which any legal move may be tried.

import { say } from '../../kit/phrase.ts';
import type { Examples } from '../../lesson.ts';

const words = {
  load: {
    title: 'crew and food in 12 spaces',
    say: say`Split your hold as you like: crew fights, and one food is eaten each turn at sea.`,
  },
  food: {
    title: 'home before the food is due',
    say: say`You have no food left, and 800 gold aboard. Sail home, or end the turn at sea and see what becomes of the ship.`,
  },
  reach: {
    title: 'how far a ship sails',
    say: say`A step across a corner counts two. Sail to any tile within reach; only the one where you end is turned over.`,
  },
  ram: {
    title: 'where a rammed ship goes',
    say: say`You have rammed your rival, who carries 400 gold and has no food. Push the ship to any tile you are let.`,
  },
  cards: {
    title: 'a card of the zone',
    say: say`All tiles within two steps are hidden. Sail to any of them: an ocean or an island draws a card, and what it says is done at once.`,
  },
  token: {
    title: 'pirates that stay on their tile',
    say: say`The Widowmaker has 8 HP, and you have 4 crew. Let them lie, and they stay here as a token for every ship that comes; or begin the battle.`,
  },
  whirlpool: {
    title: 'through a whirlpool',
    say: say`Your ship lies on a whirlpool, and another is turned over at G7. Go through it, or sail: your map has its X at I7.`,
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
  sinking: {
    title: 'a ship without food sinks',
    say: say`Your rival has no food left and must end this turn at home. Push the ship near to home or away from it, and see whether it sinks.`,
  },
  wreck: {
    title: 'gold of a wreck',
    say: say`A wreck with 400 gold lies beside you. Sail there and take it, or leave it for your rival.`,
  },
  dig: {
    title: 'the X of a map',
    say: say`You carry a map with its X at I7, two steps away. Sail there and dig, or anywhere else.`,
  },
  dock: {
    title: 'business at home',
    say: say`You have brought 800 gold home. Buy an upgrade, or load the hold and set out at once.`,
  },
  over: {
    title: 'who wins when the King falls',
    say: say`You have one point and your rival has two; the fall of the King gives four and ends the game. Begin the fight, or escape and play on.`,
  },
};

export const examples: Examples<typeof words> = {
  words,
  examples: w => [
    { id: 'load', rule: '1.5', lesson: 'turn', step: 1, ...w.load },
    { id: 'food', rule: '2.4', lesson: 'home', step: 4, ...w.food },
    { id: 'reach', rule: '3.1', lesson: 'turn', step: 6, ...w.reach },
    { id: 'ram', rule: '3.3', lesson: 'others', step: 2, ...w.ram },
    { id: 'whirlpool', rule: '3.7', lesson: 'out-there', step: 6, ...w.whirlpool },
    { id: 'cards', rule: '4.1', lesson: 'turn', step: 3, ...w.cards },
    { id: 'token', rule: '5.1', lesson: 'battle', step: 7, ...w.token },
    { id: 'pirates', rule: '6.1', lesson: 'battle', step: 1, ...w.pirates },
    { id: 'dice', rule: '6.5', lesson: 'battle', step: 2, ...w.dice },
    { id: 'king', rule: '6.9', lesson: 'king', step: 3, ...w.king },
    { id: 'sinking', rule: '7.1', lesson: 'others', step: 2, ...w.sinking },
    { id: 'wreck', rule: '8.3', lesson: 'others', step: 5, ...w.wreck },
    { id: 'dig', rule: '8.4', lesson: 'out-there', step: 8, ...w.dig },
    { id: 'dock', rule: '9.2', lesson: 'home', step: 5, ...w.dock },
    { id: 'over', rule: '10.1', lesson: 'king', step: 3, ...w.over },
  ],
};
