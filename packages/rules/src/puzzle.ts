// Practice as data: positions of recorded games in which one move is clearly best. `quayside puzzles` makes the files
// (`<game>/puzzles.json`), engine/src/puzzle.ts sets a position up again, docs/puzzles.md tells how they are found.

import type { Options, Seat } from './game.ts';

/**
 * A game between bots. Whoever decides first in the order of seats moves, so a move needs no seat: a number is the
 * place in the menu, anything else is the move itself (where the menu does not list all).
 */
export type PuzzleGame = {
  readonly seats: number;
  /** Those left out have their default. */
  readonly options?: Options;
  readonly seed: string;
  readonly moves: readonly (number | object)[];
};

/**
 * What a move is worth, found by a search. `worth`: as the bots judge, 0 to 1; `chance`: of winning, 0 to 1. `gains`:
 * how the seat's score changes in the near future, by source (keys of words.sources).
 */
export type PuzzleLine = {
  readonly move: object;
  readonly worth: number;
  readonly chance: number;
  readonly gains: readonly { readonly source: string; readonly value: number }[];
};

export type Puzzle = {
  /** Made from the position, so it stays the same when the file is made anew. */
  readonly id: string;
  /** The index of the game it comes from, and how many moves of it have been made. */
  readonly of: number;
  readonly after: number;
  readonly me: Seat;
  /** The kind of decision: `menu.ask`. */
  readonly ask: string;
  /** A digest of what the seat sees: whoever sets the position up compares it. */
  readonly sees: string;
  /** The best move, and other moves of the menu that lead to the same position. */
  readonly best: readonly object[];
  /** The best move first, then others, the better before the worse. */
  readonly lines: readonly PuzzleLine[];
  /** How hard it is, as in Elo: whoever has this rating finds it every second time. */
  readonly rating: number;
};

export type PuzzleSet = {
  readonly game: string;
  /** Of the rules. */
  readonly version: number;
  /** What the check of all puzzles rested on (bots/src/puzzles/basis.ts); left out where they were not checked. */
  readonly checked?: string;
  readonly games: readonly PuzzleGame[];
  readonly puzzles: readonly Puzzle[];
};
