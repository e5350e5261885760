// What is done of a plan: `chunks.jsonl` in its folder, one line for each chunk, written when the chunk is done. A line
// that a kill cut off has no valid digest: it is passed over, and its chunk is played again.

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { GameRecord } from '@quayside/engine';
import { type Chunk, type ChunkResult, chunkName } from './chunk.ts';
import { mergeTally, type Tally } from './summary.ts';

const FILE = 'chunks.jsonl';
const DIGEST_LENGTH = 16;

/** What is known of a cell so far. */
export type CellResult = { tally: Tally; sides: number };

export class ResultsFile {
  readonly #path: string;
  readonly #file: FileHandle;
  readonly #done = new Set<string>();
  /** By cell. */
  readonly cells = new Map<number, CellResult>();
  /** Appends wait for each other, so that lines are never mixed. */
  #appending: Promise<void> = Promise.resolve();

  private constructor(path: string, file: FileHandle) {
    this.#path = path;
    this.#file = file;
  }

  /** Opens the file in this folder, or creates it, and reads what is done. */
  static async open(folder: string): Promise<ResultsFile> {
    const path = join(folder, FILE);
    const file = await open(path, 'a+');
    const results = new ResultsFile(path, file);
    for await (const result of results.#read()) results.#add(result);
    await results.#endTornLine();
    return results;
  }

  has(chunk: Chunk): boolean {
    return this.#done.has(chunkName(chunk));
  }

  /** Resolves once the line is on the disk. */
  append(result: ChunkResult): Promise<void> {
    this.#appending = this.#appending.then(async () => {
      if (this.has(result.chunk)) return;
      await this.#file.appendFile(lineOf(result));
      await this.#file.datasync();
      this.#add(result);
    });
    return this.#appending;
  }

  /** Rows of games.csv, chunk by chunk in this order; each chunk must be done. */
  async *rows(chunks: readonly Chunk[]): AsyncGenerator<string[]> {
    const waiting = new Map<string, string[]>();
    let next = 0;
    for await (const { chunk, rows } of this.#read()) {
      waiting.set(chunkName(chunk), rows);
      for (; next < chunks.length && waiting.has(chunkName(chunks[next]!)); next++) {
        const name = chunkName(chunks[next]!);
        yield waiting.get(name)!;
        waiting.set(name, []); // a chunk may stand in the file twice; its rows are written once
      }
    }
  }

  /** Records that were kept of this cell, by the number of the game; those asked for. */
  async records(cell: number, games: ReadonlySet<number>): Promise<Map<number, GameRecord>> {
    const found = new Map<number, GameRecord>();
    for await (const { chunk, records = {} } of this.#read()) {
      if (chunk.cell !== cell) continue;
      for (const [game, record] of Object.entries(records))
        if (games.has(Number(game)) && !found.has(Number(game))) found.set(Number(game), record);
    }
    return found;
  }

  async close(): Promise<void> {
    await this.#appending.catch(() => {});
    await this.#file.close();
  }

  #add({ chunk, sides, tally }: ChunkResult): void {
    const name = chunkName(chunk);
    if (this.#done.has(name)) return;
    this.#done.add(name);
    const cell = this.cells.get(chunk.cell);
    if (cell) mergeTally(cell.tally, tally);
    else this.cells.set(chunk.cell, { tally, sides });
  }

  async *#read(): AsyncGenerator<ChunkResult> {
    const lines = createInterface({ input: createReadStream(this.#path, 'utf8'), crlfDelay: Number.POSITIVE_INFINITY });
    for await (const line of lines) {
      const result = parseLine(line);
      if (result) yield result;
    }
  }

  /** After a line without an end the next one would be lost with it. */
  async #endTornLine(): Promise<void> {
    const { size } = await this.#file.stat();
    if (size === 0) return;
    const { buffer } = await this.#file.read(Buffer.alloc(1), 0, 1, size - 1);
    if (buffer[0] !== 0x0a) await this.#file.appendFile('\n');
  }
}

const digestOf = (json: string): string => createHash('sha256').update(json).digest('hex').slice(0, DIGEST_LENGTH);

function lineOf(result: ChunkResult): string {
  const json = JSON.stringify(result);
  return `${digestOf(json)} ${json}\n`;
}

function parseLine(line: string): ChunkResult | null {
  const json = line.slice(DIGEST_LENGTH + 1);
  return digestOf(json) === line.slice(0, DIGEST_LENGTH) ? (JSON.parse(json) as ChunkResult) : null;
}
