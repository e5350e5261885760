// Plays a plan: gives chunks to workers, keeps what they answer, and writes summary, list of games, records and report.

import { once } from 'node:events';
import { createWriteStream, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { type GameRecord, parseRecord } from '@quayside/engine';
import { loadGame } from '@quayside/rules';
import { type Chunk, type ChunkResult, chunksOf } from './chunk.ts';
import { CSV_HEADER } from './csv.ts';
import { claimFolder, writeWhole } from './folder.ts';
import { loadThings } from './games.ts';
import { packedRecord } from './packedRecord.ts';
import { type Cell, canonicalJson, cellsOf, hasPrograms, type Plan } from './plan.ts';
import { gamesLinked, renderReport } from './report/renderReport.ts';
import { type CellResult, ResultsFile } from './resultsFile.ts';
import { emptyTally, labelsOf, recordFile, type Summary } from './summary.ts';

/** Something that plays chunks, several at once. */
export type ChunkPlayer = {
  /** How many chunks it should be given at a time. */
  atOnce: number;
  play(plan: Plan, chunk: Chunk): Promise<ChunkResult>;
  /** Of a player that only hands chunks on: whether nobody plays any of them now. */
  isUnattended?(): Promise<boolean>;
  close(): Promise<void>;
};

/**
 * Games done and to do, of those done how many since this start, and what is known of each cell. `records`: once all
 * games are done, of those the report links to how many are played once more, and how many of them are done.
 */
export type Progress = {
  done: number;
  sinceStart: number;
  games: number;
  records: { done: number; games: number } | null;
  cells: readonly Cell[];
  results: ReadonlyMap<number, CellResult>;
};

type RunTerms = {
  plan: Plan;
  folder: string;
  player: ChunkPlayer;
  progress?(progress: Progress): void;
  /** Stops the run; what is done stays. */
  signal?: AbortSignal;
  /** Address of a server whose replay page the report links to. */
  server?: string;
};

/** The summary; null when it was stopped before all games were played. */
export async function runPlan({ plan, folder, player, progress, signal, server }: RunTerms): Promise<Summary | null> {
  claimFolder(folder, plan);
  const cells = cellsOf(plan);
  const chunks = chunksOf(cells);
  const results = await ResultsFile.open(folder);
  try {
    const missing = chunks.filter(chunk => !results.has(chunk));
    const games = gamesIn(chunks);
    const before = games - gamesIn(missing);
    let sinceStart = 0;
    const tell = (records: Progress['records'] = null) =>
      progress?.({ done: before + sinceStart, sinceStart, games, records, cells, results: results.cells });
    tell();
    await playAll(missing, player, plan, signal, async result => {
      await results.append(result);
      sinceStart += gamesIn([result.chunk]);
      tell();
    });
    if (signal?.aborted) return null;
    await writeCsv(join(folder, 'games.csv'), results.rows(chunks));
    const summary = await summaryOf(plan, cells, results);
    const records = await writeRecords({ plan, folder, player, signal }, summary, results, tell);
    if (signal?.aborted) return null;
    writeWhole(join(folder, 'summary.json'), `${canonicalJson(summary, 1)}\n`);
    const served = server === undefined ? {} : { served: { server, records } };
    writeWhole(join(folder, 'report.html'), renderReport(summary, served));
    return summary;
  } finally {
    await results.close();
  }
}

const gamesIn = (chunks: readonly Chunk[]): number => chunks.reduce((sum, { from, to }) => sum + to - from, 0);

/** Gives out chunks in order, as many at once as the player takes; the first error ends it. */
async function playAll(
  chunks: readonly Chunk[],
  player: ChunkPlayer,
  plan: Plan,
  signal: AbortSignal | undefined,
  done: (result: ChunkResult) => Promise<void>,
): Promise<void> {
  let next = 0;
  let failed = false;
  const lane = async () => {
    while (next < chunks.length && !failed && !signal?.aborted) {
      const chunk = chunks[next++]!;
      try {
        await done(await player.play(plan, chunk));
      } catch (error) {
        if (signal?.aborted) return;
        failed = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: player.atOnce }, lane));
}

export async function writeCsv(path: string, rows: AsyncIterable<string[]> | Iterable<string[]>): Promise<void> {
  const file = createWriteStream(`${path}.part`);
  file.write(`${CSV_HEADER}\n`);
  for await (const lines of rows)
    if (lines.length > 0 && !file.write(`${lines.join('\n')}\n`)) await once(file, 'drain');
  file.end();
  await once(file, 'close');
  renameSync(`${path}.part`, path);
}

async function summaryOf(plan: Plan, cells: readonly Cell[], results: ResultsFile): Promise<Summary> {
  const game = await loadGame(plan.game);
  const things = await loadThings(game.id);
  return {
    format: plan.format,
    plan,
    game: { id: game.id, title: game.title, version: game.version },
    labels: labelsOf(game, things),
    cells: cells.map((cell, i) => {
      const { tally, sides } = results.cells.get(i) ?? {
        tally: emptyTally(cell.seats.length),
        sides: cell.seats.length,
      };
      const absent = things.absent?.(cell.options) ?? [];
      return { ...cell, sides, version: game.version, absent, tally };
    }),
  };
}

/**
 * Records of the games the report links to; packed, by their place in the folder. They are played once more from their
 * seeds by the same player, but for those with programs, which were kept. What an earlier run has written is taken as
 * it is.
 */
async function writeRecords(
  { plan, folder, player, signal }: Pick<RunTerms, 'plan' | 'folder' | 'player'> & { signal: AbortSignal | undefined },
  summary: Summary,
  results: ResultsFile,
  tell: (records: NonNullable<Progress['records']>) => void,
): Promise<Record<string, string>> {
  mkdirSync(join(folder, 'records'), { recursive: true });
  const packed: Record<string, string> = {};
  const missing: Chunk[] = [];
  for (const [cell, games] of gamesLinked(summary)) {
    const number = summary.cells.indexOf(cell);
    const kept = hasPrograms(cell.seats) ? await results.records(number, games) : null;
    for (const game of [...games].sort((a, b) => a - b)) {
      const file = recordFile(cell, game);
      const record = kept ? kept.get(game)! : heldRecord(join(folder, file));
      if (kept) writeRecord(folder, file, record!);
      if (record) packed[file] = packedRecord(record);
      else missing.push({ cell: number, from: game, to: game + 1, isRecorded: true });
    }
  }
  let done = 0;
  const told = () => missing.length > 0 && tell({ done, games: missing.length });
  told();
  await playAll(missing, player, plan, signal, async ({ chunk, records }) => {
    const file = recordFile(summary.cells[chunk.cell]!, chunk.from);
    const record = records![chunk.from]!;
    writeRecord(folder, file, record);
    packed[file] = packedRecord(record);
    done += 1;
    told();
  });
  return Object.fromEntries(Object.entries(packed).sort(([a], [b]) => (a < b ? -1 : 1))); // in whatever order they came
}

const writeRecord = (folder: string, file: string, record: GameRecord): void =>
  writeWhole(join(folder, file), `${JSON.stringify(record)}\n`);

/** Null where there is no whole record. */
function heldRecord(path: string): GameRecord | null {
  try {
    const record: GameRecord = JSON.parse(readFileSync(path, 'utf8'));
    parseRecord(record);
    return record;
  } catch {
    return null;
  }
}
