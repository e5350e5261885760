// Plays chunks in worker threads of this process.

import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { Chunk, ChunkResult } from './chunk.ts';
import type { Plan } from './plan.ts';
import type { ChunkPlayer } from './run.ts';

/** `threads`: left out, one for each core. */
export function threadPlayer(threads: number = availableParallelism()): ChunkPlayer {
  const workers = new Piscina<{ plan: Plan; chunk: Chunk }, ChunkResult>({
    filename: new URL('./worker.ts', import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
  });
  return {
    atOnce: threads,
    play: (plan, chunk) => workers.run({ plan, chunk }),
    close: () => workers.destroy(),
  };
}
