// The examples in the rules of Rattle, Battle, Grab the Loot: positions of the lessons, in which any legal move may be
// tried.

import { say } from '../../kit/phrase.ts';
import type { Examples } from '../../lesson.ts';

const words = {
  drop: {
    title: 'ships dropped into the Sea',
    say: say`Three merchants wait. Send any of your ships: all dice are dropped together, and the Battle is fought as they lie.`,
  },
  np: {
    title: 'what enemy ships do before you',
    say: say`Red ships and an orange cutter lie in wait, and their symbols act first. Send what you like, and read the log.`,
  },
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
  coins: {
    title: 'coins for every ship sunk',
    say: say`A yellow ship lies closest to your rival, who would be paid for it. Fire at any, or pass, and compare the coins.`,
  },
  boarding: {
    title: 'a ship that touches its enemy',
    say: say`The Captain Ship shows 4, the yellow ship near it 3. Move it close until they touch, or only near, and compare the Loot.`,
  },
  repair: {
    title: 'what a sunk ship costs',
    say: say`One of your ships was sunk. Pay any one Loot to repair it.`,
  },
  upgrade: {
    title: 'three Upgrades, and one is yours',
    say: say`The Workshop shows a Turbine, a Steering Wheel and a Black Flag: one for once an Adventure, two that are exhausted. Keep any.`,
  },
  wheel: {
    title: 'a ship turned to another face',
    say: say`You have a Steering Wheel. Turn any of your ships to any face, fire or move, and look at the order of the Battle.`,
  },
  sailor: {
    title: 'three Sailors, and one joins you',
    say: say`Three Sailors sit in the Tavern. Read what each does, and keep any.`,
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
  wars: {
    title: 'a shot at a rival’s ship',
    say: say`In the Pirate Wars your Captain Ship may fire at your rival’s ships. Fire at one, or at a merchant, and see what your rival does.`,
  },
  revenge: {
    title: 'Revenge cards in the Pit',
    say: say`The Pit gives a coin or a Revenge card for your Valuables. Take either, or neither.`,
  },
  over: {
    title: 'the last purchase before points are counted',
    say: say`The last Port Visit: you have 11 coins, and the top card costs 4 for 6 points. Buy it or not, and the game is over.`,
  },
};

export const examples: Examples<typeof words> = {
  words,
  examples: w => [
    { id: 'send', rule: '4.4', lesson: 'teeth', step: 3, ...w.send },
    { id: 'drop', rule: '5.2', lesson: 'merchant', step: 2, ...w.drop },
    { id: 'np', rule: '6.2', lesson: 'cutter', step: 2, ...w.np },
    { id: 'move', rule: '7.2', lesson: 'wind', step: 3, ...w.move },
    { id: 'fire', rule: '7.5', lesson: 'guns', step: 3, ...w.fire },
    { id: 'boarding', rule: '8.6', lesson: 'rocks', step: 3, ...w.boarding },
    { id: 'coins', rule: '9.1', lesson: 'guns', step: 4, ...w.coins },
    { id: 'repair', rule: '10.7', lesson: 'teeth', step: 5, ...w.repair },
    { id: 'upgrade', rule: '11.1', lesson: 'workshop', step: 2, ...w.upgrade },
    { id: 'wheel', rule: '11.2', lesson: 'workshop', step: 5, ...w.wheel },
    { id: 'sailor', rule: '12.2', lesson: 'port', step: 5, ...w.sailor },
    { id: 'crazy', rule: '14.7', lesson: 'tavern', step: 2, ...w.crazy },
    { id: 'market', rule: '15.2', lesson: 'port', step: 2, ...w.market },
    { id: 'guild', rule: '15.7', lesson: 'coins', step: 2, ...w.guild },
    { id: 'wars', rule: '16.2', lesson: 'wars', step: 2, ...w.wars },
    { id: 'revenge', rule: '16.4', lesson: 'wars', step: 8, ...w.revenge },
    { id: 'over', rule: '17.1', lesson: 'last', step: 3, ...w.over },
  ],
};
