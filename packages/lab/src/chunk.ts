// A plan is played in chunks: some games of one cell. A chunk is what a worker is given, and what it is answered with
// depends on nothing but the plan and the chunk.

import { loadEvaluation } from '@quayside/bots';
import type { GameRecord } from '@quayside/engine';
import { loadGame } from '@quayside/rules';
import { csvRow } from './csv.ts';
import { loadThings } from './games.ts';
import type { GameResult } from './measure.ts';
import { type Cell, cellsOf, hasPrograms, type Plan, termsOf } from './plan.ts';
import { type DeciderOf, type GameTerms, type LoadedGame, playGame } from './playGame.ts';
import { gameSeed } from './seed.ts';
import { emptyTally, type Tally, tallyGame } from './summary.ts';

/**
 * Games `from` to `to - 1` of a cell, which is named by its place in the list of cells. `isRecorded`: it is answered
 * with the records of its games, too.
 */
export type Chunk = { cell: number; from: number; to: number; isRecorded?: true };

/**
 * `rows`: a line of games.csv for each game. `records`: by number of the game; of games that cannot be played again
 * from their seeds, and where the chunk asks for them.
 */
export type ChunkResult = {
  chunk: Chunk;
  sides: number;
  tally: Tally;
  rows: string[];
  records?: Record<number, GameRecord>;
};

/**
 * Small enough that a killed worker costs little and progress is seen, large enough to be worth its place in a file.
 */
const CHUNKS_A_CELL = 100;
const LARGEST_CHUNK = 250;

export const chunkName = ({ cell, from, to }: Chunk): string => `${cell}:${from}-${to}`;

/** The chunks of a plan; the same for everybody who reads the plan. */
export function chunksOf(cells: readonly Cell[]): Chunk[] {
  return cells.flatMap(({ games }, cell) => {
    const size = Math.min(LARGEST_CHUNK, Math.ceil(games / CHUNKS_A_CELL));
    const count = Math.ceil(games / size);
    return Array.from({ length: count }, (_, i) => ({ cell, from: i * size, to: Math.min(games, (i + 1) * size) }));
  });
}

export async function loadForLab(id: string, version?: number): Promise<LoadedGame> {
  const game = await loadGame(id, version);
  return { game, evaluation: await loadEvaluation(game), things: await loadThings(id) };
}

/** `deciderOf`: where programs play too. */
export async function playChunk(plan: Plan, chunk: Chunk, deciderOf?: DeciderOf): Promise<ChunkResult> {
  const cell = cellsOf(plan)[chunk.cell]!;
  const loaded = await loadForLab(plan.game);
  if (loaded.game.version !== plan.version)
    throw new Error(`the plan is for version ${plan.version} of the rules, and here is version ${loaded.game.version}`);
  const tally = emptyTally(cell.seats.length);
  const rows: string[] = [];
  const records: Record<number, GameRecord> = {};
  const isRecorded = chunk.isRecorded ?? hasPrograms(cell.seats);
  let sides = 0;
  for (let index = chunk.from; index < chunk.to; index++) {
    const result = await playGame(loaded, gameTerms(plan, cell, index), deciderOf);
    tallyGame(tally, result);
    if (isRecorded) records[index] = namedRecord(result);
    rows.push(csvRow(cell.id, result));
    sides = new Set(result.sides).size;
  }
  return { chunk, sides, tally, rows, ...(isRecorded && { records }) };
}

/** The record of one game, by playing it once more. */
export async function recordOf(plan: Plan, cell: Cell, index: number): Promise<GameRecord> {
  return namedRecord(await playGame(await loadForLab(plan.game), gameTerms(plan, cell, index)));
}

const namedRecord = ({ record, players }: GameResult): GameRecord => ({
  ...record,
  names: players.map((player, seat) => `${player.startsWith('cmd:') ? 'program' : player} ${seat + 1}`),
});

/** A game of the first cell, as a chunk plays it. */
export const gameOf = (plan: Plan, index: number): GameTerms => gameTerms(plan, cellsOf(plan)[0]!, index);

/** Players change places from game to game, so that no place favours one of them. */
const gameTerms = (plan: Plan, cell: Cell, index: number): GameTerms => ({
  index,
  seed: gameSeed(termsOf(plan, cell), index),
  options: cell.options,
  players: cell.seats.map((_, seat) => cell.seats[(seat + index) % cell.seats.length]!),
});
