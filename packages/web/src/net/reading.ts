// A text frame from the server as a message.

import type { ToClient } from '@quayside/protocol';

/** Null where it cannot be read. That it fits its schema is the server's business: pages do without the schemas. */
export function messageIn(data: unknown): ToClient | null {
  try {
    const message = JSON.parse(String(data)) as ToClient | null;
    return typeof message?.t === 'string' ? message : null;
  } catch {
    return null;
  }
}
