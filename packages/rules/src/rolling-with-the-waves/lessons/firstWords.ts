// What Rolling with the Waves explains when it is first met: one sentence what it is, one what to look at.

import { say } from '../../kit/phrase.ts';

export const firstWords = {
  hit: say`A volley took treasure from the top of this chest. Look at your Hull: every level of it blocks one shot of a volley, and a buried chest cannot be hit.`,
  loaded: say`One square of this captain’s cannon is still empty: when it is filled, the cannon fires that round. Look which of your chests lie open, and at your Hull.`,
  sailor: say`A drunken sailor: no die of the captain’s own colour and no clear one was left, so any die came for nothing, as a 1. Look what is left for you.`,
  noInfamy: say`Your Infamy is gone: dice of other captains cannot be bought, and whoever has some fires before you. Look at Raid Ports: every level brings Infamy each round.`,
  buried: say`A buried chest is safe for the rest of the game, closed, and counts 2 more. Look how many chests are full or buried: three on one map end the game.`,
  level: say`The sum here has reached a level. Look at what it gives: Hull blocks a shot, Ports bring Infamy every round, Crew puts one more die of yours into the bag.`,
};
