// What the verdict about a game's puzzles rests on, in short: a digest of a glance at every move that is compared,
// through the rules, the evaluation and the search. It stays when code is only written otherwise, and becomes another
// when any of these says something else; then all puzzles have to be searched again (`quayside puzzles --check`).

import { puzzlePosition, seedOf } from '@quayside/engine';
import type { AnyGame, AnyShape, PuzzleSet } from '@quayside/rules';
import type { Evaluation } from '../bot.ts';
import { strongest, worthOf } from './judge.ts';
import { settingsOf } from './settings.ts';

const GLANCE = 2; // iterations: the first plays a move out, the second searches below it
const PLACES = 4; // of a worth: what differs after these is how a machine rounds
const DIGITS = 12;

export function basisOf(game: AnyGame, evaluation: Evaluation<AnyShape>, set: PuzzleSet): string {
  const { margin, verify } = settingsOf(game.id);
  const known = strongest(evaluation);
  const glances = set.puzzles.map(puzzle => {
    const view = puzzlePosition(game, set, puzzle).view(puzzle.me);
    const worths = puzzle.lines.map(({ move }) =>
      worthOf(game, known, view, move, `basis ${puzzle.id}`, GLANCE).toFixed(PLACES),
    );
    return [puzzle.id, puzzle.best, ...worths];
  });
  return seedOf(JSON.stringify([game.version, margin, verify, glances])).slice(0, DIGITS);
}

/** So many puzzles: always the same of the same file, others of another. */
export function sampleOf(set: PuzzleSet, count: number): PuzzleSet['puzzles'] {
  const rank = new Map(set.puzzles.map(({ id }) => [id, seedOf(`${id} ${set.checked}`)]));
  return set.puzzles.toSorted((a, b) => (rank.get(a.id)! < rank.get(b.id)! ? -1 : 1)).slice(0, count);
}
