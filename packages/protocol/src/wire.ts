// How messages travel: the address of a socket and the version of the wire. Apart from the schemas, which the browser
// does without. How messages are packed: packed.ts.

/**
 * Raised whenever a page built before the change and a server built after it, or the other way round, could
 * misunderstand each other: a message or a field is added, removed or means something else, or PHRASES changes. Both
 * ends must have the same number; whoever has another is told to reload the page. Raising it costs everybody who has a
 * page open one press of a button, so when in doubt, raise it. `npm run protocol` does so where the schemas have
 * changed.
 */
export const WIRE_VERSION = 10;
/** Digest of the schemas and of PHRASES for which WIRE_VERSION stands; a test compares it. */
export const WIRE_DIGEST = '3115e72dc4d375e0';

/**
 * The code of the `bye` to a page with another WIRE_VERSION. Neither the code nor the shape of `bye` may ever change.
 */
export const RELOAD_PAGE = 'reload-page';

/**
 * `packed`: messages come as codes of phrases. `seat`: where several people share a device, for whom this socket
 * speaks.
 */
export type SocketOptions = { packed?: boolean; seat?: number | null };

/** Path and query of the socket of a table. */
export function socketPath(table: string, { packed = false, seat = null }: SocketOptions = {}): string {
  return `/socket/${table}?v=${WIRE_VERSION}${packed ? '&packed' : ''}${seat === null ? '' : `&seat=${seat}`}`;
}
