// Thinks for servers on other machines, by the queue they share.

import { BotPool } from '@quayside/bots';
import { JobWorker } from '@quayside/jobs';
import { type QueuedQuestion, questionsQueue } from './queue.ts';

const BACK_MS = 50; // of the time that is left, for the answer's way back

type WorkerTerms = {
  threads: number;
  /** A question was answered. */
  thought(): void;
  /** Errors of the connection, which is restored by itself, or of a thread. */
  failed(error: Error): void;
};

export function thinkingWorker(url: string, { threads, thought, failed }: WorkerTerms): { close(): Promise<void> } {
  const pool = new BotPool({ threads, failed });
  const work = async ({ question, ms }: QueuedQuestion, msLeft: number | null): Promise<unknown> => {
    const patience = (msLeft ?? Number.POSITIVE_INFINITY) - BACK_MS;
    const raw = await pool.answer(question, Math.min(ms, patience), patience);
    thought();
    return raw;
  };
  const worker = new JobWorker<QueuedQuestion, unknown>(url, questionsQueue(), work, { atOnce: threads, failed });
  return {
    async close() {
      await worker.close();
      await pool.close();
    },
  };
}
