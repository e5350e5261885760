// Plays games of strong bots and picks positions in which one move is clearly best: seen at a first look, confirmed by
// a longer search with other seeds. The same seed gives the same puzzles.

import { setImmediate } from 'node:timers/promises';
import {
  byRating,
  isVisiblyAhead,
  type Match,
  puzzleMatch,
  rngAt,
  seedOf,
  sightOf,
  VISIBLE_MARGIN,
  writtenMove,
} from '@quayside/engine';
import {
  type AnyGame,
  type AnyShape,
  below,
  type Puzzle,
  type PuzzleGame,
  type PuzzleLine,
  type PuzzleSet,
  plain,
  type Rng,
  rngOf,
  type Seat,
  type View,
} from '@quayside/rules';
import { gainsOf } from '../advice.ts';
import type { Evaluation } from '../bot.ts';
import { decide } from '../levels.ts';
import { difficultyOf } from './difficulty.ts';
import {
  type Effort,
  isClear,
  isJudgedByCandidates,
  type JudgedMove,
  judgedMoves,
  judgeMoves,
  strongest,
  worthOf,
} from './judge.ts';
import { type Settings, settingsOf } from './settings.ts';
import { Variety } from './variety.ts';

/** `report` is told what happens, one line each. `stop`: after the game being played no other is begun. */
export type PuzzleRequest = {
  count: number;
  seed: string;
  settings?: Partial<Settings>;
  report?(line: string): void;
  stop?: AbortSignal;
};

const MOST_GAMES = 400; // after which no more puzzles are expected
const PATIENCE = 8; // games without a puzzle, after which the next may be less different from those found
const IN_ONE_GAME = 3;
const COMPARED = 4; // lines of a puzzle
const AHEAD = VISIBLE_MARGIN + 2; // wins in 100: what is found now should still be seen after a change of the bots
const GLANCED = 2; // wins in 100: a short look at the chances drops what will hardly show a margin
const HOPELESS = 0.1; // worth of the best move below which there is little to teach

type Maker = { game: AnyGame; evaluation: Evaluation<AnyShape>; settings: Settings; variety: Variety };

export async function findPuzzles(
  game: AnyGame,
  evaluation: Evaluation<AnyShape>,
  request: PuzzleRequest,
): Promise<PuzzleSet> {
  const settings = { ...settingsOf(game.id), ...request.settings };
  const variety = new Variety(request.count, settings);
  const maker = { game, evaluation, settings, variety };
  const games: PuzzleGame[] = [];
  const puzzles: Puzzle[] = [];
  let vain = 0;
  for (let number = 0; puzzles.length < request.count && number < MOST_GAMES; number++) {
    await setImmediate(); // signals are heard between games
    if (request.stop?.aborted) break;
    const { played, found } = searchGame(maker, `${request.seed}/${number}`, number, request.count - puzzles.length);
    request.report?.(`game ${number + 1}: ${found.length} found, ${puzzles.length + found.length} of ${request.count}`);
    vain = found.length > 0 ? 0 : vain + 1;
    if (vain > 0 && vain % PATIENCE === 0) variety.relax();
    if (found.length === 0) continue;
    puzzles.push(...found.map(puzzle => ({ ...puzzle, of: games.length })));
    games.push(played);
  }
  puzzles.sort(byRating);
  return { game: game.id, version: game.version, games, puzzles };
}

function searchGame(maker: Maker, seed: string, number: number, most: number): { played: PuzzleGame; found: Puzzle[] } {
  const { game, evaluation, settings, variety } = maker;
  const seats = settings.seats[number % settings.seats.length]!;
  const moves: (number | object)[] = [];
  const found: Puzzle[] = [];
  const match = puzzleMatch(game, { seats, seed, moves });
  const rng = rngAt(seedOf(`${seed}/bots`), 0);
  const begin = below(rng, settings.begin);
  while (!match.outcome && found.length < Math.min(most, IN_ONE_GAME)) {
    const seat = match.deciding[0]!;
    if (moves.length >= begin && isLookedAt(maker, match, seat, rng)) {
      const puzzle = puzzleAt(maker, match, seat, moves.length, seed);
      if (puzzle && variety.takes(puzzle, match)) found.push(puzzle);
    }
    const move = decide(settings.player, game, evaluation, match.view(seat), rng, Number.POSITIVE_INFINITY);
    moves.push(writtenMove(match, seat, move));
    match.submit(seat, move);
  }
  const last = Math.max(0, ...found.map(({ after }) => after));
  return { played: { seats, seed, moves: moves.slice(0, last) }, found };
}

/**
 * Where the menu is not complete, a move that is not in it may be as good: only where the game says it lists the best,
 * or where the bots' own candidates are judged.
 */
function isLookedAt({ game, evaluation, settings }: Maker, match: Match, seat: Seat, rng: Rng): boolean {
  const { every, longestMenu, asks } = settings;
  if (below(rng, every) !== 0) return false;
  const { complete, ask } = match.menu(seat);
  if (asks && !asks.includes(ask)) return false;
  if (!complete && !LISTS_THE_BEST.has(`${game.id}/${ask}`) && !isJudgedByCandidates(game, ask)) return false;
  const { length } = judgedMoves(game, evaluation, match.view(seat));
  return length > 1 && length <= longestMenu;
}

/** Decisions whose menu leaves out only worse ways to do the same. */
const LISTS_THE_BEST = new Set(['rolling-seas/action']);

function puzzleAt(maker: Maker, match: Match, me: Seat, after: number, seed: string): Puzzle | null {
  const { game, evaluation, settings, variety } = maker;
  const view = match.view(me);
  const { ask } = match.menu(me);
  if (!variety.wants(ask)) return null;
  const looked = judgeMoves(game, evaluation, view, `${seed}/${after}/look`, settings.look);
  if (looked[0]!.worth < HOPELESS || !isClear(looked, settings.margin)) return null;
  // No hand puts a piece on the very place that a bot thought of, and a place beside it may be as good.
  if (isJudgedByCandidates(game, ask) && namesPlace(looked[0]!.moves[0]!)) return null;
  if (!variety.wantsAnswer(ask, answerOf(game, looked[0]!.moves[0]!))) return null;
  const best = looked[0]!.moves;
  if (!isVisiblyAhead(chancesOf(maker, view, looked.slice(0, 2), `${seed}/${after}/glance`, settings.look), GLANCED))
    return null;
  const { rating, isFound, tempting } = difficultyOf(game, evaluation, view, best, `${seed}/${after}`);
  if (!isFound) return null;
  const judged = judgeMoves(game, evaluation, view, `${seed}/${after}/verify`, settings.verify);
  if (!isClear(judged, settings.margin) || JSON.stringify(best) !== JSON.stringify(judged[0]!.moves)) return null;
  const lines = linesOf(maker, view, judged, tempting, `${seed}/${after}/lines`);
  if (!isVisiblyAhead(lines, AHEAD)) return null;
  const sees = sightOf(match, me);
  return { id: `${ask}-${sees.slice(0, 6)}`, of: 0, after, me, ask, sees, best, lines, rating };
}

const namesPlace = (move: object): boolean => 'x' in move || ('place' in move && move.place !== null);

const answerOf = (game: AnyGame, move: object): string => plain(game.words.move(move), seat => `${seat}`);

/** The best, the second, what others chose instead, and what is usual. */
function linesOf(
  { game, evaluation, settings }: Maker,
  view: View<AnyShape>,
  judged: readonly JudgedMove[],
  tempting: readonly string[],
  seed: string,
): PuzzleLine[] {
  const [best, second, ...others] = judged;
  const tempted = tempting.flatMap(text => others.filter(it => it.moves.some(move => JSON.stringify(move) === text)));
  const usual = others[Math.floor(others.length / 2)];
  const chosen = [...new Set([best!, second!, ...tempted, ...(usual ? [usual] : [])])].slice(0, COMPARED);
  chosen.sort((a, b) => b.worth - a.worth);
  const iterations = settings.verify.iterations * 2;
  const chances = chancesOf({ game, evaluation }, view, chosen, seed, { iterations, batches: 1 });
  return chosen.map(({ moves: [move], worth }, i) => ({
    move: move!,
    worth: rounded(worth),
    chance: chances[i]!.chance,
    gains: gainsOf(game, evaluation, view, move!, { rng: rngOf(1), until: Number.POSITIVE_INFINITY }),
  }));
}

/** Judged as it stands, not by what was gained since: what is told is the chance to win. */
function chancesOf(
  { game, evaluation }: Pick<Maker, 'game' | 'evaluation'>,
  view: View<AnyShape>,
  judged: readonly JudgedMove[],
  seed: string,
  { iterations, batches }: Effort,
): { chance: number }[] {
  const known = strongest(evaluation);
  const plainly = { ...known, judge: ((world, asking) => evaluation.judge(world, asking)) as typeof known.judge };
  return judged.map(({ moves: [move] }) => ({
    chance: rounded(worthOf(game, plainly, view, move!, seed, iterations * batches)),
  }));
}

const rounded = (value: number): number => Math.round(1000 * value) / 1000;
