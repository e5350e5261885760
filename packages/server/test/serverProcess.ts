// The server as a process of its own, started by the command line as a host starts it.

import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url));

type Ended = { code: number | null; out: string; err: string };

/** A command of the command line, run to its end. */
export const quayside = (...args: string[]): Promise<Ended> =>
  new Promise(resolve => {
    const child = execFile(process.execPath, [MAIN, ...args], (_, out, err) =>
      resolve({ code: child.exitCode, out, err }),
    );
  });

export const serveFlags = (folder: string, ...flags: string[]): string[] => [
  ...['serve', '--host', '127.0.0.1', '--port', '0', '--data-dir', folder, '--pages', 'no', '--log-level', 'error'],
  ...['--bot-pause-ms', '0', '--bot-threads', '1'],
  ...flags,
];

type ProcessOptions = { flags?: string[]; log?: string; imports?: string[] };

export class ServerProcess {
  readonly #child: ChildProcess;
  readonly url: string;

  private constructor(child: ChildProcess, url: string) {
    this.#child = child;
    this.url = url;
  }

  get pid(): number {
    return this.#child.pid!;
  }

  /** Resolves when it listens. `log`: the file it writes its log to. `imports`: modules it loads before all others. */
  static async start(folder: string, { flags = [], log, imports = [] }: ProcessOptions = {}): Promise<ServerProcess> {
    const args = [...imports.flatMap(it => ['--import', it]), MAIN, ...serveFlags(folder, ...flags)];
    const stderr = log ? openSync(log, 'a') : null;
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', stderr ?? 'inherit'] });
    if (stderr !== null) closeSync(stderr);
    const [line] = await Promise.race([
      once(createInterface(child.stdout!), 'line'),
      once(child, 'exit').then(([code]) => Promise.reject(new Error(`the server ended with ${code}`))),
    ]);
    return new ServerProcess(child, String(line).split(' ').at(-1)!);
  }

  async end(signal: 'SIGKILL' | 'SIGTERM' = 'SIGTERM'): Promise<number | null> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return this.#child.exitCode;
    const ended = once(this.#child, 'exit');
    this.#child.kill(signal);
    const [code] = await ended;
    return code as number | null;
  }
}
