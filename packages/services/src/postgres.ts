// A PostgreSQL server of one's own: a data folder in the temporary one, a free port of 127.0.0.1.

import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { freePort } from './ports.ts';
import { endAtOnce } from './processes.ts';
import { findProgram } from './programs.ts';

const run = promisify(execFile);

const SUPERUSER = 'postgres';
const START_MS = 60_000; // after a crash it first replays its log
const LOG_LINES = 30;

export type PostgresOptions = {
  /** Whether a commit waits for the disk. Tests that kill no machine may do without. */
  fsync?: boolean;
  /** Asked of everybody who connects; without it nobody is asked. */
  password?: string;
  /** Settings such as `max_connections`. */
  settings?: Record<string, string | number>;
  /** Ctrl-C in a terminal does not end it. */
  ownGroup?: boolean;
};

/** Throws when PostgreSQL is missing or does not start. Ends with this process, however that ends. */
export async function startPostgres(options: PostgresOptions = {}): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-postgres-'));
  try {
    const account = await accountToUse();
    if (account) chownSync(folder, account.uid, account.gid);
    await initialise(folder, options.password, account);
    const server = new Postgres(folder, await freePort(), options, account);
    await server.start();
    return server;
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

type Account = { uid: number; gid: number };

export class Postgres {
  /** Of the database `postgres`, as its superuser. */
  readonly url: string;
  readonly port: number;
  readonly #folder: string;
  readonly #args: string[];
  readonly #account: Account | null;
  readonly #password: string | undefined;
  readonly #ownGroup: boolean;
  #child: ChildProcess | null = null;

  constructor(folder: string, port: number, options: PostgresOptions, account: Account | null) {
    this.port = port;
    this.#folder = folder;
    this.#account = account;
    this.#password = options.password;
    this.#ownGroup = options.ownGroup ?? false;
    this.url = this.#urlOf(SUPERUSER);
    const durable = options.fsync === false ? { fsync: 'off', full_page_writes: 'off' } : {};
    const settings = {
      ...{ listen_addresses: '127.0.0.1', port, unix_socket_directories: folder, lc_messages: 'C' },
      ...{ ...durable, ...options.settings },
    };
    this.#args = ['-D', folder, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  }

  /** The process that accepts connections; null while it is down. */
  get pid(): number | null {
    return this.#child?.pid ?? null;
  }

  /** Resolves when it accepts connections. */
  async start(): Promise<void> {
    const [command, ...args] = asAccount(this.#account, [programOf('postgres'), ...this.#args]);
    const cwd = this.#folder;
    const child = spawn(command!, args, { stdio: ['ignore', 'ignore', 'pipe'], cwd, detached: this.#ownGroup });
    this.#child = child;
    const ended = once(child, 'exit');
    const lines: string[] = [];
    const ready = new Promise<void>(resolve => {
      createInterface(child.stderr!).on('line', line => {
        lines.push(line);
        if (lines.length > LOG_LINES) lines.shift();
        if (line.includes('database system is ready to accept connections')) resolve();
      });
    });
    const tooLong = setTimeout(() => child.kill('SIGKILL'), START_MS);
    const failed = ended.then(() => Promise.reject(new Error(`PostgreSQL did not start:\n${lines.join('\n')}`)));
    try {
      await Promise.race([ready, failed]);
      failed.catch(() => {});
    } finally {
      clearTimeout(tooLong);
    }
  }

  /** In good order, though somebody may be connected; its data is deleted. */
  async stop(): Promise<void> {
    await this.#end();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** As a crash: all its processes at once. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child?.pid) return;
    this.#child = null;
    const ended = once(child, 'exit');
    await endAtOnce(child.pid);
    await ended;
  }

  /** Ends it in good order if it runs, and starts it again on the same port with the same data. */
  async restart(): Promise<void> {
    await this.#end();
    await this.start();
  }

  /** The address of a new, empty database. */
  async createDatabase(name: string): Promise<string> {
    const args = ['-h', '127.0.0.1', '-p', String(this.port), '-U', SUPERUSER, name];
    await run(programOf('createdb'), args, { env: { ...process.env, PGPASSWORD: this.#password } });
    return this.#urlOf(name);
  }

  #urlOf(database: string): string {
    const password = this.#password === undefined ? '' : `:${encodeURIComponent(this.#password)}`;
    return `postgres://${SUPERUSER}${password}@127.0.0.1:${this.port}/${database}`;
  }

  async #end(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGINT'); // to PostgreSQL: end now, in good order
    await ended;
  }
}

function programOf(name: string): string {
  const program = findProgram(name);
  if (program === null) throw new Error(`PostgreSQL is not here: there is no program "${name}".`);
  return program;
}

/** PostgreSQL refuses to run as root: then it runs as the account its package made. Null: as ourselves. */
async function accountToUse(): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null;
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find(entry => entry.startsWith(`${SUPERUSER}:`));
  if (!line) throw new Error(`There is no account "${SUPERUSER}" that PostgreSQL could run as.`);
  const [, , uid, gid] = line.split(':');
  return { uid: Number(uid), gid: Number(gid) };
}

/**
 * As that account, and told to end when this process ends, so that none is left over. The signal is set last: a change
 * of account would clear it.
 */
function asAccount(account: Account | null, command: string[]): string[] {
  const setpriv = findProgram('setpriv');
  if (setpriv === null) {
    if (account) throw new Error('PostgreSQL cannot run as root, and "setpriv" is not here to run it as another.');
    return command;
  }
  const identity = account ? [`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups'] : [];
  return [setpriv, ...identity, '--pdeathsig=QUIT', '--', ...command];
}

async function initialise(folder: string, password: string | undefined, account: Account | null): Promise<void> {
  const passwordFile = `${folder}.password`; // not inside: initdb wants an empty folder
  const asked = password === undefined ? ['-A', 'trust'] : ['-A', 'scram-sha-256', `--pwfile=${passwordFile}`];
  if (password !== undefined) writeFileSync(passwordFile, password, { mode: 0o600 });
  if (password !== undefined && account) chownSync(passwordFile, account.uid, account.gid);
  const wanted = ['--no-sync', '-E', 'UTF8', '--locale=C', '-U', SUPERUSER, ...asked];
  const [command, ...args] = asAccount(account, [programOf('initdb'), '-D', folder, ...wanted]);
  try {
    await run(command!, args, { cwd: folder });
  } finally {
    rmSync(passwordFile, { force: true });
  }
}
