// The lab as a process of its own, which can be killed.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const CLI = fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url));

export function startCli(args: readonly string[]): ChildProcess {
  return spawn(process.execPath, [CLI, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
}

type Ended = { code: number | null; printed: string; complained: string };

/** Waits for the end of a process. */
async function ended(child: ChildProcess): Promise<Ended> {
  const complained: Buffer[] = [];
  const printed: Buffer[] = [];
  child.stderr!.on('data', (bytes: Buffer) => complained.push(bytes));
  child.stdout!.on('data', (bytes: Buffer) => printed.push(bytes));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, printed: String(Buffer.concat(printed)), complained: String(Buffer.concat(complained)) };
}

/** Runs to the end; resolves with what it printed, throws with what it complained of when it fails. */
export async function finished(child: ChildProcess): Promise<string> {
  const { code, printed, complained } = await ended(child);
  if (code !== 0) throw new Error(`the lab ended with ${code}: ${complained}`);
  return printed;
}

/** Ctrl-C; resolves with how it ended. */
export function interrupt(child: ChildProcess): Promise<Ended> {
  const end = ended(child);
  child.kill('SIGINT');
  return end;
}

/** Chunks that are done, as lines of the file; the last may be torn. */
export function chunksDone(folder: string): number {
  const file = join(folder, 'chunks.jsonl');
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').length - 1 : 0;
}

/** Waits until so many chunks are done, or the process has ended. */
export async function untilChunks(folder: string, chunks: number, child: ChildProcess): Promise<void> {
  while (chunksDone(folder) < chunks) {
    if (child.exitCode !== null)
      throw new Error(`the lab ended with ${child.exitCode} after ${chunksDone(folder)} chunks`);
    await sleep(5);
  }
}

export async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** Everything a run leaves behind for its reader, byte by byte. */
export function written(folder: string): Record<string, string> {
  const records = readdirSync(join(folder, 'records')).map(name => join('records', name));
  const files = ['summary.json', 'games.csv', ...records].sort();
  return Object.fromEntries(files.map(name => [name, readFileSync(join(folder, name), 'utf8')]));
}
