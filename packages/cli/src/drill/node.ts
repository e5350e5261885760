// One node of a cluster: the real server as a process of its own, started as a host starts it.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TcpProxy } from '@quayside/services';
import { errorIn } from './nodeErrors.ts';
import type { Trouble } from './trouble.ts';

/** `root`: the folder of the state of Quayside that this node runs. `imports`: modules loaded before anything else. */
export type NodeOptions = {
  root: string;
  imports: readonly string[];
  port: number;
  database: string;
  secret: string;
  /** Where its compiled modules are kept, so that the next start is quicker. */
  cache: string;
  flags: readonly string[];
  /** The file its log is written to; null: it is only read. */
  logFile: string | null;
};

/**
 * Lines of a node's log that matter: conflicts of a key, and errors that no fault explains, with how often they came.
 */
export type NodeLog = { conflicts: string[]; errors: Map<string, number>; last: string[] };

/** Of the state that the node runs: it must change the clocks of that one. */
const SHORT_CLOCKS = 'packages/cli/src/drill/shortClocks.ts';
const LAST_LINES = 40;
const START_MS = 120_000; // on a machine that is busy with other things
const CONFLICT = /duplicate key value|23505/;
const LIMITS = [
  ...['--requests-per-minute', '10000000', '--frames-per-second', '100000', '--tables-per-guest', '1000000'],
  ...['--sign-ins-per-minute', '100000', '--pending-per-address', '100000'],
];

export class Node {
  readonly address: string;
  readonly url: string;
  readonly log: NodeLog = { conflicts: [], errors: new Map(), last: [] };
  readonly proxy: TcpProxy;
  readonly #trouble: Trouble;
  options: NodeOptions;
  #child: ChildProcess | null = null;
  #isFrozen = false;

  constructor(options: NodeOptions, proxy: TcpProxy, trouble: Trouble) {
    this.options = options;
    this.#trouble = trouble;
    this.proxy = proxy;
    this.address = `127.0.0.1:${options.port}`;
    this.url = `http://${this.address}`;
  }

  get isRunning(): boolean {
    return this.#child !== null && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Resolves when it listens. One that does not for so long is killed. */
  async start(limitMs = START_MS): Promise<void> {
    const { root, imports, port, database, secret, cache, flags } = this.options;
    const args = [
      ...[join(root, SHORT_CLOCKS), ...imports].flatMap(module => ['--import', module]),
      ...[join(root, 'packages/cli/src/main.ts'), 'serve', '--host', '127.0.0.1', '--port', `${port}`],
      ...['--database', database, '--address', this.url, '--cluster-secret', secret, '--trust-proxy', '1'],
      ...['--pages', 'no', '--log-level', 'warn', '--bot-pause-ms', '0', '--bot-threads', '1', '--snapshot-every', '7'],
      ...LIMITS,
      ...flags,
    ];
    const env = { ...process.env, NODE_COMPILE_CACHE: cache };
    // In a group of its own: Ctrl-C in a terminal is sent to the whole group of the drill.
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env, detached: true });
    this.#child = child;
    createInterface(child.stderr).on('line', line => this.#read(line));
    const lastWords = () => this.log.last.slice(-5).join(' | ');
    const begun = new AbortController();
    const tooLate = sleep(limitMs, undefined, { signal: begun.signal }).then(() => {
      child.kill('SIGKILL');
      throw new Error(`${this.address} does not listen after ${limitMs / 1000} s: ${lastWords()}`);
    });
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`${this.address} ended with ${code}: ${lastWords()}`);
    });
    try {
      await Promise.race([once(createInterface(child.stdout), 'line'), ended, tooLate]);
    } finally {
      begun.abort();
    }
  }

  /** Resolves with its exit code; null after a signal it could not catch. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const child = this.#child;
    if (!child || !this.isRunning) return null;
    const ended = once(child, 'exit');
    if (this.#isFrozen) this.thaw();
    child.kill(signal);
    const [code] = await ended;
    return code as number | null;
  }

  freeze(): void {
    this.#isFrozen = true;
    this.#child!.kill('SIGSTOP');
  }

  thaw(): void {
    this.#isFrozen = false;
    this.#child!.kill('SIGCONT');
  }

  async isHealthy(): Promise<boolean> {
    if (!this.isRunning || this.#isFrozen) return false;
    const signal = AbortSignal.timeout(2000);
    const answer = await fetch(`${this.url}/healthz`, { signal }).catch(() => null);
    await answer?.arrayBuffer().catch(() => null);
    return answer?.ok ?? false;
  }

  #read(line: string): void {
    const { conflicts, errors, last } = this.log;
    if (this.options.logFile) appendFileSync(this.options.logFile, `${line}\n`);
    last.push(line);
    if (last.length > LAST_LINES) last.shift();
    if (CONFLICT.test(line)) conflicts.push(line);
    const error = errorIn(line, this.#trouble.isOn);
    if (error !== null) errors.set(error, (errors.get(error) ?? 0) + 1);
  }
}
