import { type Phrase, say } from '@quayside/rules';
import { defineWords } from '../../words/define.ts';
import { plural } from '../../words/grammar.ts';

const games = (count: number): string => plural(count, { one: `${count} game`, other: `${count} games` });

export const words = defineWords('learn/practice', {
  title: 'Find the move',
  page: (game: string) => `Find the move, ${game}`,
  loading: 'Setting up the position…',
  notLoaded: 'The position could not be loaded. Is the network there?',
  none: 'There are no positions for this game yet.',
  toCourse: 'Lessons',
  /** Of the meter, and of the link to the page. */
  solved: (count: number, total: number) => `${count} of ${total} found`,
  yourRating: (rating: number) => `Your rating: ${rating}`,
  controls: 'Controls',
  speech: 'The task',
  find: 'Find the best move.',
  difficulty: (stars: number, most: number, rating: number) => `Difficulty ${stars} of ${most}, rating ${rating}`,
  skip: 'Skip',
  showMe: 'Show me',
  playIt: 'Play it',
  next: 'Next',
  watch: 'Watch.',
  tryAgain: 'Not this time:',
  found: 'Found!',
  foundLater: 'Found now.',
  shown: 'That was the move.',
  ratingUp: (rating: number, by: number) => `Your rating: ${rating} (+${by})`,
  ratingDown: (rating: number, by: number) => `Your rating: ${rating} (−${by})`,
  bestIs: (move: Phrase): Phrase => say`The best move: ${move}.`,
  chances: (best: number, second: Phrase, chance: number): Phrase =>
    say`It wins about ${games(best)} in 100; the next best, “${second}”, about ${chance}.`,
  nextBest: (second: Phrase): Phrase => say`The next best: ${second}.`,
  better: 'There is a better move.',
  betterBecause: (reason: Phrase): Phrase => say`There is a better move: ${reason}.`,
  betterAlthough: (price: Phrase): Phrase => say`There is a better move, although ${price}: it pays in the end.`,
  chancesOfTry: (mine: number, best: number): Phrase =>
    say`After yours you win about ${games(mine)} in 100, after the best about ${best}.`,
});
