import { type Phrase, say } from '@quayside/rules';
import { defineWords } from '../words/define.ts';
import { listParts } from '../words/grammar.ts';

export const words = defineWords('hint', {
  title: 'Hint',
  thinking: 'The bot is thinking…',
  nothing: 'The bot sees nothing to choose here.',
  unknownMove: 'A move',
  playIt: 'Play it',
  another: 'Another idea',
  hide: 'Hide',
  /** In whole percent. */
  wins: (percent: number) => `wins ${percent} in 100`,
  because: (reason: Phrase): Phrase => say`Because ${reason}.`,
  although: (price: Phrase): Phrase => say`For now ${price}, but it pays in the end.`,
  /** Of a move that is not the first idea. */
  lessGood: (price: Phrase): Phrase => say`Less good: ${price}.`,
  /** Instead of a reason. `games`: of 100. */
  ahead: (games: number, other: Phrase): Phrase => say`It wins about ${games} games in 100 more than “${other}”.`,
  behind: (games: number, other: Phrase): Phrase => say`It wins about ${games} games in 100 fewer than “${other}”.`,
  alikeTo: (moves: readonly Phrase[]): Phrase =>
    say`About as good as ${listParts(moves.map(move => say`“${move}”`)).flat()}.`,
  alike: 'Other moves are about as good.',
  only: 'It is the only move worth a thought.',
  next: (move: Phrase): Phrase => say`Next best: ${move}.`,
});
