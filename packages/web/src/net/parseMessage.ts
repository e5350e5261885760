// A text frame from the server as a message.

import type { ToClient } from '@quayside/protocol';

/**
 * Null if it cannot be parsed. Not checked against its schema: the server does that in tests, and schemas are large.
 */
export function parseMessage(data: unknown): ToClient | null {
  try {
    const message = JSON.parse(String(data)) as ToClient | null;
    return typeof message?.t === 'string' ? message : null;
  } catch {
    return null;
  }
}
