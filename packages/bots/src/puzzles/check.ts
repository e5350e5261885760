// Whether the best move of a puzzle still is: searched again as when it was made, with seeds of its own.

import { puzzlePosition } from '@quayside/engine';
import type { AnyGame, AnyShape, Puzzle, PuzzleSet } from '@quayside/rules';
import type { Evaluation } from '../bot.ts';
import { type Effort, judgeMoves, lead } from './judge.ts';
import { settingsOf } from './settings.ts';

/** `found`: the move that looked better. */
export type Doubt = { puzzle: Puzzle; found: object; margin: number };

/** The puzzle whose best move is not found again; null where it is. `effort` left out: as when it was made. */
export function doubtsAbout(
  game: AnyGame,
  evaluation: Evaluation<AnyShape>,
  set: PuzzleSet,
  puzzle: Puzzle,
  effort: Effort = settingsOf(game.id).verify,
): Doubt | null {
  const view = puzzlePosition(game, set, puzzle).view(puzzle.me);
  const judged = judgeMoves(game, evaluation, view, `check ${puzzle.id}`, effort);
  const found = judged[0]!.moves;
  const best = JSON.stringify(puzzle.best[0]);
  if (found.some(move => JSON.stringify(move) === best)) return null;
  return { puzzle, found: found[0]!, margin: lead(judged).margin };
}
