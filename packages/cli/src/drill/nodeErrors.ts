// What nodes log as an error while parts of the cluster are broken on purpose, and what they must never log.

/**
 * They say themselves that the database cannot be reached; and where processors are busy, bots get no time to think.
 */
const EXPECTED = [
  'a bot played without thinking',
  'no session with the database can be begun',
  'nothing can be saved; the server tries again every few seconds',
];

/** Of errors that follow from a database that is away or a session that is lost, while a fault makes it so. */
const LOST = [
  ...[
    'Connection terminated',
    'ECONNREFUSED',
    'ECONNRESET',
    'EPIPE',
    'ETIMEDOUT',
    'Client was closed',
    'not queryable',
  ],
  ...['terminating connection', 'the database system is', 'timeout', 'cannot be reached', 'connection to the database'],
  ...['no session with the database', 'session with the database is lost', 'home to the table no more', 'stood still'],
  ...['the database has not answered', 'another node has ended this session'],
];

/** What Node itself writes about features that are new. */
const WARNING = /^\(node:\d+\) \w*Warning:|^\(Use `node --trace-/;

const ERROR_LEVEL = 50; // of pino

/**
 * The error a line of a node's log tells of, in one line; null where it tells of none, or of one that was to be
 * expected. `isTrouble`: a fault is on, or was until a moment ago.
 */
export function errorIn(line: string, isTrouble: boolean): string | null {
  if (!line.startsWith('{')) return line.trim() === '' || WARNING.test(line) ? null : line;
  const { level, msg, err, reason } = JSON.parse(line) as LogLine;
  if (level < ERROR_LEVEL || EXPECTED.includes(msg)) return null;
  const why = err ? `${err.type ?? ''} ${err.message}` : (reason ?? '');
  if (isTrouble && LOST.some(text => why.includes(text))) return null;
  return why === '' ? msg : `${msg}: ${why.trim()}`;
}

type LogLine = { level: number; msg: string; err?: { type?: string; message: string }; reason?: string };
