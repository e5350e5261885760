// The examples in the rules of Rolling Seas: positions of the lessons, in which any legal move may be tried.

import { say } from '../../kit/phrase.ts';
import type { Examples } from '../../lesson.ts';

const words = {
  island: {
    title: 'an island turned and flipped',
    say: say`The Backbone must cover J6. Turn it, flip it, and lay it anywhere it fits.`,
  },
  home: {
    title: 'a Home Port and a start',
    say: say`Press any water beside a port: the ship starts there, and the port is your home.`,
  },
  stormDrawn: {
    title: 'where a Storm may be drawn',
    say: say`The Easterly Sulk must touch column S or row 9. Turn it, move it, and draw it wherever you are let.`,
  },
  action: {
    title: 'one action of three kinds',
    say: say`A Wreck is to be found on the land beside your ship. Explore it, or sail with one of the three winds: either takes the whole turn.`,
  },
  wind: {
    title: 'what a step costs',
    say: say`The winds blow to the south, to the north and to the south-west. Press any cell, and see what the way costs in points and Provisions. Then sail.`,
  },
  stormCrossed: {
    title: 'through a Storm and out again',
    say: say`A Storm lies to the south. Sail through it for the Story, or around it; you cannot end in it.`,
  },
  explore: {
    title: 'which land can be explored',
    say: say`Land lies beside your ship, and the exploration die shows a Wreck. Explore a cell, or sail on.`,
  },
  visit: {
    title: 'what to do in a port',
    say: say`You are at Gullhaven with Story 19 and 10 Gold. Tell, resupply, upgrade: tick what you like.`,
  },
  gift: {
    title: 'a box that carries a gift',
    say: say`The find brings 3 Story, and you have 1: box 4 of the Story track carries a Bonus Movement. Explore, and look at your ledger.`,
  },
  lastTurns: {
    title: 'where to be at the end',
    say: say`It is turn 24 of 25, and Rib Harbour is your Home Port. Sail wherever you like and see what the next turn lets you do.`,
  },
  rocksAlone: {
    title: 'Rocks on your own chart',
    say: say`You sail alone, so the Grindstones go onto your own chart. They must cover D13, where the column and the row of the card meet. Turn them and draw them.`,
  },
};

export const examples: Examples<typeof words> = {
  words,
  examples: w => [
    { id: 'island', rule: '2.2', lesson: 'chart', step: 1, ...w.island },
    { id: 'home', rule: '3.3', lesson: 'chart', step: 5, ...w.home },
    { id: 'storm-drawn', rule: '4.3', lesson: 'storm', step: 2, ...w.stormDrawn },
    { id: 'action', rule: '5.1', lesson: 'rocks', step: 6, ...w.action },
    { id: 'wind', rule: '6.2', lesson: 'turn', step: 3, ...w.wind },
    { id: 'storm-crossed', rule: '6.5', lesson: 'storm', step: 4, ...w.stormCrossed },
    { id: 'explore', rule: '7.1', lesson: 'explore', step: 2, ...w.explore },
    { id: 'visit', rule: '8.2', lesson: 'telling', step: 3, ...w.visit },
    { id: 'gift', rule: '9.2', lesson: 'explore', step: 5, ...w.gift },
    { id: 'last-turns', rule: '11.1', lesson: 'last', step: 2, ...w.lastTurns },
    { id: 'rocks-alone', rule: '12.2', lesson: 'chart', step: 4, ...w.rocksAlone },
  ],
};
