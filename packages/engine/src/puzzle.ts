// Sets up the position of a puzzle on the real rules, compares moves by what they lead to, and checks a file of
// puzzles.

import {
  type AnyGame,
  type AnyShape,
  type Puzzle,
  type PuzzleGame,
  type PuzzleSet,
  rngOf,
  type Seat,
  settle,
  type View,
} from '@quayside/rules';
import { isVisiblyAhead, VISIBLE_MARGIN } from './margin.ts';
import { Match } from './match.ts';
import { seedOf } from './seed.ts';
import { SILENT } from './step.ts';

/** The position is not what it was when the puzzle was made: the rules or the file have changed. */
export class PuzzleError extends Error {
  override name = 'PuzzleError';
}

const DIGITS = 12;

/** What the seat sees, in short. */
export const sightOf = (match: Match, seat: Seat): string => seedOf(JSON.stringify(match.view(seat))).slice(0, DIGITS);

/** The game before its first move. */
export function puzzleMatch(game: AnyGame, { seats, options = {}, seed }: PuzzleGame): Match {
  const settled = settle(game, seats, options);
  if (settled.refusal) throw new PuzzleError(`the options are refused: ${settled.refusal.code}`);
  return Match.start(game, seats, settled.options, seedOf(seed));
}

/** The position of the puzzle, at its seat's decision. Throws a PuzzleError where it is not reached. */
export function puzzlePosition(game: AnyGame, set: PuzzleSet, puzzle: Puzzle): Match {
  const played = set.games[puzzle.of];
  if (!played) throw new PuzzleError(`there is no game ${puzzle.of}`);
  const match = puzzleMatch(game, played);
  if (played.moves.length < puzzle.after) throw new PuzzleError(`the game has no ${puzzle.after} moves`);
  for (const written of played.moves.slice(0, puzzle.after)) followMove(match, written);
  if (match.deciding[0] !== puzzle.me) throw new PuzzleError(`seat ${puzzle.me} is not asked`);
  if (sightOf(match, puzzle.me) !== puzzle.sees) throw new PuzzleError('the position is another one');
  return match;
}

function followMove(match: Match, written: number | object): void {
  const seat = match.deciding[0];
  if (seat === undefined) throw new PuzzleError(`the game is over at move ${match.ply}`);
  const move = typeof written === 'number' ? match.menu(seat).moves[written] : written;
  const { refusal } = match.submit(seat, move);
  if (refusal) throw new PuzzleError(`move ${match.ply} of seat ${seat} is refused: ${refusal.code}`);
}

/** How a move is written in a file: its place in the menu, or itself where the menu does not have it. */
export function writtenMove(match: Match, seat: Seat, move: object): number | object {
  const text = JSON.stringify(move);
  const place = match.menu(seat).moves.findIndex(it => JSON.stringify(it) === text);
  return place < 0 ? move : place;
}

const WORLDS = 3; // in which results are compared

/**
 * What the move leads to, as text: two moves with the same are the same in effect. Looked at in worlds that the seat
 * could be in, with the same chance for every move, and never in the real one.
 */
export function effectOf(game: AnyGame, view: View<AnyShape>, move: object): string {
  const worlds = Array.from({ length: WORLDS }, (_, i) => {
    const state = { ...game.imagine(view, rngOf(i)), rng: rngOf(WORLDS + i) };
    game.play(state, view.seat!, move, SILENT);
    return [state.open, state.own, state.shut];
  });
  return JSON.stringify(worlds);
}

/** The puzzle's own move that the try is, or has the same effect as; null where it is none of them. */
export function meantMove(game: AnyGame, view: View<AnyShape>, { best, lines }: Puzzle, tried: object): object | null {
  const known = [...best, ...lines.map(({ move }) => move)];
  const text = JSON.stringify(tried);
  const same = known.find(move => JSON.stringify(move) === text);
  if (same) return same;
  const effect = effectOf(game, view, tried);
  return known.find(move => effectOf(game, view, move) === effect) ?? null;
}

/**
 * The puzzles of both, without those whose margin is not seen and without positions that are there already; of the
 * games those that are still needed. The whole has not been checked.
 */
export function mergePuzzles(set: PuzzleSet, more: PuzzleSet): PuzzleSet {
  const known = new Set<string>();
  const games: PuzzleGame[] = [];
  const puzzles: Puzzle[] = [];
  for (const { games: from, puzzles: found } of [set, more])
    for (const puzzle of found) {
      if (known.has(puzzle.sees) || known.has(puzzle.id) || !isVisiblyAhead(puzzle.lines)) continue;
      known.add(puzzle.sees).add(puzzle.id);
      const played = from[puzzle.of]!;
      if (!games.includes(played)) games.push(played);
      puzzles.push({ ...puzzle, of: games.indexOf(played) });
    }
  puzzles.sort(byRating);
  return { game: set.game, version: set.version, games, puzzles };
}

export const byRating = (a: Puzzle, b: Puzzle): number => a.rating - b.rating || (a.id < b.id ? -1 : 1);

/** What is wrong with a file of puzzles, one sentence each; it is replayed, nothing is searched. */
export function checkPuzzles(game: AnyGame, set: PuzzleSet): string[] {
  const faults: string[] = [];
  if (set.game !== game.id) faults.push(`the puzzles are of ${set.game}`);
  if (set.version !== game.version) faults.push(`made for version ${set.version} of the rules, not ${game.version}`);
  const ids = set.puzzles.map(({ id }) => id);
  if (new Set(ids).size !== ids.length) faults.push('two puzzles have the same id');
  for (const puzzle of set.puzzles)
    for (const fault of checkPuzzle(game, set, puzzle)) faults.push(`puzzle ${puzzle.id}: ${fault}`);
  return faults;
}

function checkPuzzle(game: AnyGame, set: PuzzleSet, puzzle: Puzzle): string[] {
  try {
    const match = puzzlePosition(game, set, puzzle);
    const { me, ask, best, lines } = puzzle;
    const view = match.view(me);
    const menu = match.menu(me);
    const faults: string[] = [];
    if (menu.ask !== ask) faults.push(`asks for ${menu.ask}, not ${ask}`);
    if (menu.moves.length < 2) faults.push('leaves no choice');
    if (best.length === 0) faults.push('has no best move');
    if (lines.length < 2) faults.push('compares no moves');
    if (JSON.stringify(lines[0]?.move) !== JSON.stringify(best[0])) faults.push('the first line is not the best move');
    for (const move of [...best, ...lines.map(line => line.move)]) {
      const parsed = game.parse(move);
      const refusal = parsed ? game.check(view, parsed) : { code: 'not-a-move' };
      if (refusal) faults.push(`${JSON.stringify(move)} is refused: ${refusal.code}`);
    }
    if (!isVisiblyAhead(lines)) faults.push(`does not win ${VISIBLE_MARGIN} games in 100 more than every other move`);
    const texts = new Set(best.map(move => JSON.stringify(move)));
    if (lines.slice(1).some(({ move }) => texts.has(JSON.stringify(move))))
      faults.push('a best move is compared with itself');
    return faults;
  } catch (error) {
    if (!(error instanceof PuzzleError)) throw error;
    return [error.message];
  }
}
