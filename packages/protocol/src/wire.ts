// How messages travel: the address of a socket, the version of the wire, and how long messages are packed. Apart from the
// schemas, which the browser does without.

/**
 * Raised whenever a page built before the change and a server built after it, or the other way round, could
 * misunderstand each other: a message or a field is added, removed or means something else, or VOCABULARY changes. Both
 * ends must have the same number; whoever has another is told to reload the page. Raising it costs everybody who has a
 * page open one press of a button, so when in doubt, raise it. `npm run protocol` does so where the schemas have changed.
 */
export const WIRE_VERSION = 5;
/** Digest of the schemas and of VOCABULARY for which WIRE_VERSION stands; a test compares it. */
export const WIRE_DIGEST = '696230c294a82c9d';

/** The code of the `bye` to a page with another WIRE_VERSION. Neither the code nor the shape of `bye` may ever change. */
export const RELOAD_PAGE = 'reload-page';

/** `packed`: long messages come deflated. `seat`: where several people share a device, for whom this socket speaks. */
export type SocketOptions = { packed?: boolean; seat?: number | null };

/** Path and query of the socket of a table. */
export function socketPath(table: string, { packed = false, seat = null }: SocketOptions = {}): string {
  return `/socket/${table}?v=${WIRE_VERSION}${packed ? '&packed' : ''}${seat === null ? '' : `&seat=${seat}`}`;
}

/**
 * Preset deflate dictionary of packed messages: the words of the protocol, the most frequent last. Both ends need the
 * same bytes.
 */
export const VOCABULARY =
  '"history":[{"ply":"rematch":null,"createdAt":1,"commitment":"","contributed":[false,"hints":true,"asking":null,"origin":' +
  'null,"endedAt":null,"terms":{"clock":"none","runOut":"bot","standIn":"mate","watching":"open","lateBy":{"entries":' +
  '10,"minutes":0},"readyMarks":true,"spectatorsTalk":false},"webhook":false},"you":{"seat":0,"host":false,"name":"",' +
  '"here":[0]}}{"t":"table","table":{"id":"","game":"","version":1,"options":{"seats":[{"kind":"bot","name":"","level":' +
  '"mate"},{"kind":"person","name":"","online":true,"standIn":null}],"status":"playing","host":0,"spectators":0,' +
  '{"t":"view","ply":"back":true,"to":"cards":[[],"count":"mayTakeBack":true,"decision":1,"asides":[[0,"own":{"hand":' +
  '{}]}],"open":{{"t":"update","by":0,"events":[{"type":"","seat":0},{"type":"';

/** A packed message begins with the length of its deflated part, in so many bytes; the rest of it follows as it is. */
export const PACKED_FROM = 4;
