// `--queue redis://…`: the address of a queue from the command line.

import { checkQueue, QueueAddressError, withoutPassword } from '@quayside/jobs';
import { type Flags, UsageError } from '../command.ts';

/** The address, once a Redis has answered there. */
export async function reachableQueue(flags: Flags): Promise<string> {
  const url = String(flags['queue']);
  try {
    await checkQueue(url);
    return url;
  } catch (error) {
    throw error instanceof QueueAddressError ? new UsageError(error.message) : error;
  }
}

const TOLD_EVERY_MS = 30_000;

/** Says that the queue cannot be reached, once for many failed attempts. */
export function complaints(url: string): (error: Error) => void {
  let toldAt = Number.NEGATIVE_INFINITY;
  return error => {
    if (performance.now() - toldAt < TOLD_EVERY_MS) return;
    toldAt = performance.now();
    process.stderr.write(`${withoutPassword(url)} does not answer (${error.message}); trying again …\n`);
  };
}
