// Every setting of the server: its default, what it means, and how its text is read. A setting comes from the command
// line (--data-dir), else from the environment (DATA_DIR), else it is the default.

import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { LIMITS } from '@quayside/protocol';

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

/** A setting that cannot be used: one line for the person who typed it. */
export class SettingError extends Error {}

type Setting<T> = {
  flag: string;
  fallback: T;
  help: string;
  read(text: string): T | null;
  takes: string;
  /** Not repeated on the screen or in a log when it is wrong. */
  isSecret?: boolean;
};

const number = (flag: string, fallback: number, min: number, max: number, help: string): Setting<number> => ({
  flag,
  fallback,
  help,
  takes: `a number from ${min} to ${max}`,
  read: text => (text.trim() !== '' && Number(text) >= min && Number(text) <= max ? Number(text) : null),
});

const whole = (flag: string, fallback: number, min: number, max: number, help: string): Setting<number> => ({
  ...number(flag, fallback, min, max, help),
  takes: `a whole number from ${min} to ${max}`,
  read: text => (/^\d+$/.test(text) && Number(text) >= min && Number(text) <= max ? Number(text) : null),
});

const yes = (flag: string, fallback: boolean, help: string): Setting<boolean> => ({
  flag,
  fallback,
  help,
  takes: 'yes or no',
  read: text => (text === 'yes' ? true : text === 'no' ? false : null),
});

const text = (flag: string, fallback: string, help: string): Setting<string> => ({
  flag,
  fallback,
  help,
  takes: 'a text that is not empty',
  read: text => text.trim() || null,
});

/** Nobody, so many proxies counted from this server outwards, or these addresses and subnets. */
type TrustedProxies = false | number | string[];

function readProxies(text: string): TrustedProxies | null {
  if (text === 'no') return false;
  if (/^[1-9]$/.test(text)) return Number(text);
  const proxies = text.split(',').map(proxy => proxy.trim());
  return proxies.every(isAddressOrSubnet) ? proxies : null;
}

/** Not /0: whoever trusts every address believes what any client claims. */
function isAddressOrSubnet(text: string): boolean {
  const [address = '', bits = '1', ...rest] = text.split('/');
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return rest.length === 0 && /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= most;
}

const SETTINGS = {
  port: whole('port', 8080, 0, 65535, 'port to listen on; 0 takes any free one'),
  host: text('host', '0.0.0.0', 'address to listen on; 127.0.0.1 for this machine alone'),
  dataDir: text('data-dir', './data', 'folder of the database'),
  database: {
    flag: 'database',
    fallback: '',
    help: 'PostgreSQL instead of the folder, such as postgres://user:password@host/name',
    takes: 'an address such as postgres://user:password@host:5432/name',
    isSecret: true,
    read: (text: string) => (URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol) ? text : null),
  } as Setting<string>,
  databasePool: whole(
    'database-pool',
    10,
    1,
    1000,
    'connections to PostgreSQL for reading, beside three for other purposes',
  ),
  address: {
    flag: 'address',
    fallback: '',
    help: 'where the other nodes reach this one, if not by the host and port it listens on',
    takes: 'an address such as http://10.0.0.5:8080',
    read: (text: string) => (URL.canParse(text) && /^http:/.test(text) ? new URL(text).origin : null),
  } as Setting<string>,
  clusterSecret: {
    flag: 'cluster-secret',
    fallback: '',
    help: 'shared by all nodes on one database: by it they know each other',
    takes: 'at least 16 letters, digits or signs, without spaces',
    isSecret: true,
    read: (text: string) => (/^[\x21-\x7e]{16,}$/.test(text) ? text : null),
  } as Setting<string>,
  publicUrl: {
    flag: 'public-url',
    fallback: '',
    help: 'where people reach the server, if it stands behind another one',
    takes: 'an address such as https://games.example.org',
    read: (text: string) => (URL.canParse(text) && /^https?:/.test(text) ? new URL(text).origin : null),
  } as Setting<string>,
  pages: yes('pages', true, 'serve the web pages; no for the sockets and the interface alone'),
  trustProxy: {
    flag: 'trust-proxy',
    fallback: false,
    help: 'whose X-Forwarded headers count: so many proxies in front (1), or their addresses (10.0.0.2,fd00::/8)',
    takes: 'no, the number of proxies in front (such as 1), or their addresses (such as 10.0.0.2,fd00::/8)',
    read: readProxies,
  } as Setting<TrustedProxies>,
  logLevel: {
    flag: 'log-level',
    fallback: 'info',
    help: 'how much is written to the log',
    takes: `one of ${LOG_LEVELS.join(', ')}`,
    read: (text: string) => LOG_LEVELS.find(level => level === text) ?? null,
  } as Setting<LogLevel>,
  botThreads: whole('bot-threads', Math.max(1, availableParallelism() - 1), 1, 64, 'threads the bots think on'),
  queue: {
    flag: 'queue',
    fallback: '',
    help: 'Redis by which other machines think for the bots (quayside worker), such as redis://host:6379',
    takes: 'an address such as redis://host:6379',
    isSecret: true,
    read: (text: string) => (URL.canParse(text) && /^rediss?:\/\/[^/]/.test(text) ? text : null),
  } as Setting<string>,
  botPauseMs: whole('bot-pause-ms', 400, 0, 60_000, 'a bot takes at least this long, so that people can follow'),
  idleMinutes: number('idle-minutes', 10, 0.001, 10_000, 'a table nobody looks at leaves memory after this long'),
  hostAwayMinutes: number('host-away-minutes', 5, 0.001, 100_000, 'a host away for this long hands the table on'),
  seatAwayMinutes: number(
    'seat-away-minutes',
    10,
    0.001,
    100_000,
    'absent for this long, one may lose a seat to others',
  ),
  snapshotEvery: whole('snapshot-every', 50, 1, 100_000, 'moves between two snapshots of a game'),
  framesPerSecond: whole('frames-per-second', LIMITS.framesPerSecond, 1, 100_000, 'messages a socket may send'),
  requestsPerMinute: whole('requests-per-minute', 600, 1, 10_000_000, 'HTTP requests one address may send'),
  requestSeconds: number('request-seconds', 30, 0.05, 3600, 'a request that has not arrived by then is cut off'),
  maxConnections: whole('max-connections', 20_000, 1, 1_000_000, 'connections the server holds at once'),
  helloSeconds: number('hello-seconds', 10, 0.05, 3600, 'a socket that has not said hello by then is closed'),
  pendingPerAddress: whole('pending-per-address', 200, 1, 1_000_000, 'sockets before hello one address may hold'),
  pendingPerGuest: whole('pending-per-guest', 20, 1, 1_000_000, 'sockets before hello one guest may hold'),
  signInsPerMinute: whole(
    'sign-ins-per-minute',
    20,
    1,
    100_000,
    'tries to sign in by link, code or passkey from one address',
  ),
  metricsToken: text('metrics-token', '', 'lets others than this machine read /metrics, as a bearer token'),
  privateWebhooks: yes('private-webhooks', false, 'webhooks of tables may lead into the server’s own network'),
  pushDelaySeconds: number(
    'push-delay-seconds',
    5,
    0,
    3600,
    'a turn not made by then is told to devices that asked for it',
  ),
  privatePush: yes('private-push', false, 'push services may be in the server’s own network, by http too (for tests)'),
  sweepGuestsDays: number(
    'sweep-guests-days',
    14,
    0,
    10_000,
    'guests who never sat or spoke are deleted when they were not here for this long; 0: never',
  ),
  sweepTablesDays: number(
    'sweep-tables-days',
    14,
    0,
    10_000,
    'tables nobody played are deleted when nothing changed at them for this long; 0: never',
  ),
  tablesPerGuest: whole(
    'tables-per-guest',
    LIMITS.tablesPerGuest,
    1,
    1_000_000,
    'unfinished tables one guest may host',
  ),
};

type Read<S> = S extends Setting<infer T> ? T : never;
export type Config = { [K in keyof typeof SETTINGS]: Read<(typeof SETTINGS)[K]> };

const variableOf = (flag: string): string => flag.toUpperCase().replaceAll('-', '_');

/** Reads all settings; the flags win over the environment. */
export function readConfig(
  flags: Record<string, string | boolean | undefined>,
  environment: Record<string, string | undefined>,
): Config {
  const read = Object.entries(SETTINGS).map(([name, setting]) => {
    const flag = flags[setting.flag];
    const variable = variableOf(setting.flag);
    const given = flag ?? environment[variable];
    if (given === undefined || (flag === undefined && given === '')) return [name, setting.fallback];
    const value = setting.read(String(given));
    if (value === null) {
      const where = flag === undefined ? variable : `--${setting.flag}`;
      throw new SettingError(`${where} takes ${setting.takes}${setting.isSecret ? '' : `, not "${given}"`}.`);
    }
    return [name, value];
  });
  return Object.fromEntries(read) as Config;
}

/** The flags as the command line parses them. */
export const CONFIG_FLAGS = Object.fromEntries(
  Object.values(SETTINGS).map(({ flag }) => [flag, { type: 'string' as const }]),
);

/** One line per setting. */
export const CONFIG_HELP = Object.values(SETTINGS)
  .map(({ flag, fallback, help }) => {
    const shown = fallback === true ? 'yes' : fallback === false ? 'no' : fallback === '' ? 'none' : fallback;
    return `  --${flag.padEnd(20)} ${variableOf(flag).padEnd(20)} ${help} (default ${shown})`;
  })
  .join('\n');
