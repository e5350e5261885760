// Plays chunks on other machines, by a queue: `lab --queue` gives them in, `worker --queue` plays them.

import { createHash } from 'node:crypto';
import { JobQueue, JobWorker } from '@quayside/jobs';
import type { Chunk, ChunkResult } from './chunk.ts';
import { type Plan, planText } from './plan.ts';
import type { ChunkPlayer } from './run.ts';

const QUEUE = 'quayside-lab';
const GIVEN_IN_AT_ONCE = 256; // more than all workers together are likely to play at a time

type ChunkJob = { plan: Plan; chunk: Chunk };

/** `failed`: told of errors of the connection, which is restored by itself. */
export function queuePlayer(url: string, failed?: (error: Error) => void): ChunkPlayer {
  const queue = new JobQueue<ChunkJob, ChunkResult>(url, QUEUE, failed);
  return {
    atOnce: GIVEN_IN_AT_ONCE,
    // The id follows from plan and chunk: a lab that is started again finds what workers did in the meantime.
    play: (plan, chunk) => queue.run(`${digestOf(plan)}-${chunk.cell}-${chunk.from}`, { plan, chunk }),
    close: () => queue.close(),
  };
}

/** Plays what others give in, as many chunks at a time as `player` takes. */
export function chunkWorker(
  url: string,
  player: ChunkPlayer,
  { played, failed }: { played(chunk: Chunk): void; failed(error: Error): void },
): { close(): Promise<void> } {
  const work = async ({ plan, chunk }: ChunkJob): Promise<ChunkResult> => {
    const result = await player.play(plan, chunk);
    played(chunk);
    return result;
  };
  return new JobWorker(url, QUEUE, work, { atOnce: player.atOnce, failed });
}

const digestOf = (plan: Plan): string => createHash('sha256').update(planText(plan)).digest('hex').slice(0, 16);
