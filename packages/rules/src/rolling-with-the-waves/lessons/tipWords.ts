// The tips of Rolling with the Waves, how it is won, and why a hint is good.

import { say } from '../../kit/phrase.ts';

export const tipWords = {
  howToWin: [
    say`Each round you take three dice and write them on your map: treasure into chests, or hull, cannons, ports and crew.`,
    say`Treasure counts its value at the end. But cannons of the others can take what lies in a chest, until you bury it.`,
    say`The game ends when somebody has three chests full or buried, or hull, ports and crew filled. The most points win.`,
  ],
  tips: {
    draft: say`Take three dice, one each time around. Clear dice and your own are free; another’s costs its number in Infamy. If neither clear nor own dice are left, any die may be a drunken sailor: free, and it counts 1. Which square do you want to fill?`,
    allocate: say`One die to an icon, in secret. High dice are best in chests; hull, ports and crew pay 5 when all five squares are filled, whatever they show. All three dice bury a chest: then nobody can rob it.`,
    raise: say`You may write a 7 instead of one die and lose both squares of Raise Spirits. It is worth most for a low die in a chest or in a cannon. If no low die lies there, keep it.`,
    fire: say`Each shot takes the topmost treasure of a chest, and each level of their Hull blocks one. Look for a chest with high numbers on top, and for room in one of your own: what finds no room is lost.`,
    'fire-too': say`Both your cannons are full. At one captain their shots are added and the Hull blocks once; at two captains each Hull blocks. Together is better against a strong Hull.`,
  },

  /** After “because”, by source of the score. */
  reasons: {
    treasure: { more: say`it brings more treasure into your chests`, less: say`it leaves treasure to the others` },
    buried: { more: say`it makes a chest safe`, less: say`it puts off burying a chest` },
    completed: {
      more: say`it brings hull, ports or crew nearer to full`,
      less: say`it leaves hull, ports and crew unfilled`,
    },
    infamy: { more: say`it keeps or earns Infamy`, less: say`it costs Infamy` },
  },

  /** Why a bot did something that surprises, told from what everybody sees. */
  surprises: {
    firedAtYou: say`A full cannon has to fire, and it takes what lies open. Bury a chest, or build Hull, before the next one is loaded.`,
    boughtYours: say`A die of your colour costs Infamy, but it is a die that you would have had for nothing: you lose what they gain.`,
    bought: say`A high die can be worth more than its price: three Infamy are one point at the end, a die in a chest is as many points as it shows.`,
    sailor: say`A drunken sailor costs nothing and counts 1: good enough to fill a square of Hull, Ports, Crew or Raise Spirits.`,
    buried: say`Three dice are a high price, but a buried chest is safe from every shot for the rest of the game, and counts 2 more.`,
  },
};
