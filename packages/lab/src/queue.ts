// Plays chunks on other machines, by a queue: `lab --queue` gives them in, `worker --queue` plays them.

import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { JobQueue, JobWorker } from '@quayside/jobs';
import type { Chunk, ChunkResult } from './chunk.ts';
import { buildHere, type Plan, PlanError, planText } from './plan.ts';
import type { ChunkPlayer } from './run.ts';

const QUEUE = 'quayside-lab';
const GIVEN_IN_AT_ONCE = 256; // more than all workers together are likely to play at a time
const TRIES = 5; // until a worker of the same build must have answered
const TRY_AGAIN_MS = 500;

type ChunkJob = { plan: Plan; chunk: Chunk };

/** `result`: null where the worker is of another build than the plan. */
type ChunkAnswer = { build: string; result: ChunkResult | null };

/** `failed`: told of errors of the connection, which is restored by itself. */
export function queuePlayer(url: string, failed?: (error: Error) => void): ChunkPlayer {
  let isClosed = false;
  const queue = new JobQueue<ChunkJob, ChunkAnswer>(url, QUEUE, error => {
    if (!isClosed) failed?.(error); // what was being asked when it was closed fails
  });
  return {
    atOnce: GIVEN_IN_AT_ONCE,
    // The id follows from plan and chunk: a lab that is started again finds what workers did in the meantime.
    play: (plan, chunk) => ofThisBuild(plan, () => queue.run(jobName(plan, chunk), { plan, chunk })),
    isUnattended: () => queue.isUnattended(),
    close() {
      isClosed = true;
      return queue.close();
    },
  };
}

/** Asks until a worker of the plan's build has answered, a few times; then throws a PlanError. */
async function ofThisBuild({ build }: Plan, ask: () => Promise<ChunkAnswer>): Promise<ChunkResult> {
  for (let tries = 1; ; tries++) {
    const answer = await ask();
    if (answer.build === build && answer.result) return answer.result;
    if (tries === TRIES)
      throw new PlanError(
        `A worker of another build of Quayside takes games from this queue (${answer.build ?? 'an older one'}; this lab is ${build}): end it, start workers of the same build, and give the same command again. What is done is kept.`,
      );
    await sleep(TRY_AGAIN_MS);
  }
}

/** Plays what others give in, as many chunks at a time as `player` takes; of plans of its own build alone. */
export function chunkWorker(
  url: string,
  player: ChunkPlayer,
  { played, failed, build = buildHere() }: ChunkWorkerTerms,
): { close(): Promise<void> } {
  const work = async ({ plan, chunk }: ChunkJob): Promise<ChunkAnswer> => {
    if (plan.build !== build) return { build, result: null };
    const result = await player.play(plan, chunk);
    played(chunk);
    return { build, result };
  };
  return new JobWorker(url, QUEUE, work, { atOnce: player.atOnce, failed });
}

type ChunkWorkerTerms = { played(chunk: Chunk): void; failed(error: Error): void; build?: string };

const jobName = (plan: Plan, { cell, from, isRecorded }: Chunk): string =>
  `${digestOf(plan)}-${cell}-${from}${isRecorded ? '-recorded' : ''}`;

const digestOf = (plan: Plan): string => createHash('sha256').update(planText(plan)).digest('hex').slice(0, 16);
