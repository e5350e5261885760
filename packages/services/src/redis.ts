// A Redis of one's own: a free port of 127.0.0.1, a folder in the temporary one.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './ports.ts';
import { findProgram } from './programs.ts';

const START_MS = 10_000;

/**
 * `persistent`: keeps what it holds over a kill. Resolves when it accepts connections; throws when Redis is missing.
 */
export async function startRedis({ persistent = false } = {}): Promise<Redis> {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-redis-'));
  const redis = new Redis(folder, await freePort(), persistent);
  try {
    await redis.start();
    return redis;
  } catch (error) {
    await redis.stop();
    throw error;
  }
}

export class Redis {
  readonly url: string;
  readonly #port: number;
  readonly #folder: string;
  readonly #args: string[];
  #child: ChildProcess | null = null;

  constructor(folder: string, port: number, persistent: boolean) {
    this.#folder = folder;
    this.#port = port;
    this.url = `redis://127.0.0.1:${port}`;
    const place = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder];
    this.#args = [...place, '--save', '', '--appendonly', persistent ? 'yes' : 'no'];
  }

  async start(): Promise<void> {
    const program = findProgram('redis-server');
    if (program === null) throw new Error('Redis is not here.');
    const child = spawn(program, this.#args, { stdio: 'ignore' });
    this.#child = child;
    const ended = Promise.race([once(child, 'error'), once(child, 'exit')]).then(() => {
      throw new Error('Redis ended as soon as it was started');
    });
    ended.catch(() => {});
    await Promise.race([accepts(this.#port), ended]);
  }

  /** As a crash ends it; `start` begins anew on the same port. */
  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

async function accepts(port: number): Promise<void> {
  for (const until = performance.now() + START_MS; performance.now() < until; await sleep(20)) {
    const socket = connect(port, '127.0.0.1');
    const isUp = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isUp) return;
  }
  throw new Error(`Redis did not accept connections within ${START_MS / 1000} s`);
}
