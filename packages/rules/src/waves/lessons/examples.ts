// The examples in the rules of W·A·V·E·S: positions of the lessons, in which any legal move may be tried.

import { say } from '../../kit/phrase.ts';
import type { Examples } from '../../lesson.ts';

const words = {
  win: {
    title: 'the move that ends the game',
    say: say`You have three different Elders and need a fourth class. A Knight lies in front of you, and you act first. Play anything, and see whether the game ends at once.`,
  },
  shells: {
    title: 'two Shells for four players',
    say: say`Knights are the most among the Elders, and they bring 2 Shells. Your Elder is a Noble, which no card of yours can beat. Play anything, and see who comes too late for a Shell.`,
  },
  rebels: {
    title: 'one Follower, or two Rebels',
    say: say`A Seer lies in front of you, and no Follower of yours has more power. Two Scholars can rebel together. Try both ways and look at the tablet.`,
  },
  majority: {
    title: 'which tablet becomes active',
    say: say`Two Knights and a Keeper lie in the Council, and your neighbour has two Rebels face down. Follow or rebel with what you like, and see which class has the most in the end.`,
  },
  collect: {
    title: 'when an Elder is collected',
    say: say`Your Elder is a Knight, power 3. Try a card with more power, one with less, and one that is equal.`,
  },
  tide: {
    title: 'an Elder that moves away',
    say: say`Two Seers are the most here, so Turning Tide becomes active unless somebody rebels. Play at your Elder and see which Elder your Agent meets.`,
  },
  discard: {
    title: 'six cards, and five are the limit',
    say: say`You hold six cards. Discard any of them; everybody lays theirs down together.`,
  },
  token: {
    title: 'where the round begins, head to head',
    say: say`Your opponent starts, and you put the Wave token at one of their two Elders. Try each.`,
  },
};

export const examples: Examples<typeof words> = {
  words,
  examples: w => [
    { id: 'win', rule: '2.4', lesson: 'last', step: 2, ...w.win },
    { id: 'shells', rule: '3.2', lesson: 'round', step: 2, ...w.shells },
    { id: 'rebels', rule: '4.3', lesson: 'rebels', step: 3, ...w.rebels },
    { id: 'majority', rule: '5.2', lesson: 'others', step: 5, ...w.majority },
    { id: 'collect', rule: '6.3', lesson: 'first', step: 2, ...w.collect },
    { id: 'tide', rule: '7.11', lesson: 'tide', step: 3, ...w.tide },
    { id: 'discard', rule: '8.3', lesson: 'round', step: 6, ...w.discard },
    { id: 'token', rule: '9.2', lesson: 'two', step: 2, ...w.token },
  ],
};
