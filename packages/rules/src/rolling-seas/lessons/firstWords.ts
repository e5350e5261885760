// What Rolling Seas explains when it is first met: one sentence what it is, one what to look at.

import { say } from '../../kit/phrase.ts';

export const firstWords = {
  stuck: say`You hove to: the ship stayed where it was for a turn. Look at land or a port beside you: to explore or visit, no wind is needed.`,
  explored: say`You explored this land: the exploration die said what you found, and it is explored once only. Look for the next coast before you sail on.`,
  noProvisions: say`Your Provisions are gone: you sail by the ship’s own speed, and enter no Sea Monster. Look for land to explore, or a port where 1 Gold fills the hold.`,
  told: say`This captain told the Story at a port: its length became Reputation, and it goes on growing. Look which port you can reach to tell yours.`,
  storm: say`This is a Storm: each of its cells you cross adds 1 to your Story, once. No sail ends in it; look whether your points take you out again.`,
  monster: say`This is a Sea Monster: each of its cells costs a Provision besides the step and adds 2 to your Story. Look at your Provisions before you sail there.`,
  rocks: say`These are Rocks: no ship sails onto them, and they stay for the whole game. Look for the way around before you choose a wind.`,
};
