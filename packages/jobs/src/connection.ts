// Connections to Redis.

import { Redis } from 'ioredis';

/** The address of a queue cannot be used; `message` is a sentence for whoever gave it. */
export class QueueAddressError extends Error {
  override name = 'QueueAddressError';
}

const ANSWER_MS = 5000;

/** Throws a QueueAddressError when there is no Redis that answers. */
export async function checkQueue(url: string): Promise<void> {
  if (!/^rediss?:\/\/[^/\s]+/.test(url) || !URL.canParse(url))
    throw new QueueAddressError(`"${url}" is no address of a queue; one looks like redis://host:6379.`);
  // It is asked once: a queue that is in use reconnects for ever, one that was never there is a mistake.
  const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null, connectTimeout: ANSWER_MS });
  let cause: unknown = null;
  redis.on('error', error => {
    cause = error;
  });
  try {
    await redis.connect();
    await redis.ping();
  } catch (error) {
    throw new QueueAddressError(
      `There is no Redis that answers at ${withoutPassword(url)} (${reasonOf(cause ?? error)}).`,
    );
  } finally {
    redis.disconnect();
  }
}

const reasonOf = (error: unknown): string => {
  const { code, message } = error as NodeJS.ErrnoException;
  return code ?? message;
};

export function withoutPassword(url: string): string {
  const parsed = new URL(url);
  parsed.password = '';
  return parsed.href;
}

const RECONNECT_MS = 1000;

/**
 * What a connection that waits for jobs needs: commands wait for the connection to come back, however long. Once it is
 * closed it is not tried again: without a Redis that answers it would keep the process alive for ever.
 */
export const lasting = (url: string, isClosed: () => boolean) => ({
  url,
  maxRetriesPerRequest: null,
  retryStrategy: () => (isClosed() ? null : RECONNECT_MS),
});

export const CLOSE_MS = 1000;

/** Closing waits for commands that are under way, and without a Redis these never end. */
export async function endWithin(ms: number, closing: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise(resolve => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([closing.catch(() => {}), tooLong]);
  clearTimeout(timer);
}
