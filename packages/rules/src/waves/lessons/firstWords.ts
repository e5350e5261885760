// What W·A·V·E·S explains when it is first met: one sentence what it is, one what to look at.

import { say } from '../../kit/phrase.ts';

export const firstWords = {
  noShell: say`Your Agent acted when no Shell was left, so it won no Elder, whatever its power. Look how many act before you, and how many Shells there are.`,
  tooWeak: say`Your Agent had no more power than the Elder, so the Elder came to your hand. Everybody saw it; look whether it makes a pair that can rebel together.`,
  tablet: say`Elders and Rebels were counted together, and the largest class made its tablet active for one round. Look at the counts on the tablets: Rebels you add count too.`,
  rebel: say`A Rebel lies over this Elder: it counts for the tablet of the round. Rebels usually act after the Followers, so look whether a Shell will be left for them.`,
  nobodysElder: say`This Elder belongs to nobody and cannot be collected, but it counts for both majorities. Look at its class before you choose an Agent.`,
  shells: say`All Elders together are the Council, and its largest class brings these Shells. Each Elder collected costs one: look whether one will be left for you.`,
  token: say`The round and both waves begin at the Wave token. Look how many act before you from there: each Elder they collect takes a Shell.`,
};
