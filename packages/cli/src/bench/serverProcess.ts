// The real server as a second process, on a free port and with a data folder of its own.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { GaugeCommand } from './gauge.ts';
import type { CpuProfile, Profiled } from './profile.ts';

export type ServerProcess = Profiled & {
  url: string;
  /** It ended by itself. */
  readonly hasEnded: boolean;
  /** What the operating system has given it. */
  rssMb(): Promise<number>;
  /** What it holds: the heap after a collection, and buffers outside of it. */
  heldMb(): Promise<number>;
  /** Of a core, so far. */
  cpuSeconds(): Promise<number>;
  tablesInMemory(): Promise<number>;
  stop(): Promise<void>;
};

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const GAUGE = new URL('gauge.ts', import.meta.url).href;
const UNLIMITED = [
  '--requests-per-minute',
  '10000000',
  '--frames-per-second',
  '100000',
  '--tables-per-guest',
  '1000000',
];

/**
 * `isLimited`: with the limits a server has by default. `onLog` gets the server's log, which is else passed on;
 * `onExit` is called when it ends by itself.
 */
type ProcessOptions = { isLimited?: boolean; onLog?: (line: string) => void; onExit?: (code: number | null) => void };

export async function startServerProcess(
  extraFlags: string[] = [],
  options: ProcessOptions = {},
): Promise<ServerProcess> {
  const { isLimited = false, onLog, onExit } = options;
  const folder = mkdtempSync(join(tmpdir(), 'quayside-bench-'));
  const settings = [
    '--host',
    '127.0.0.1',
    '--port',
    '0',
    '--data-dir',
    folder,
    '--pages',
    'no',
    '--log-level',
    'error',
  ];
  const limits = isLimited ? [] : UNLIMITED;
  const server = spawn(process.execPath, ['--import', GAUGE, MAIN, 'serve', ...settings, ...limits, ...extraFlags], {
    stdio: ['ignore', 'pipe', onLog ? 'pipe' : 'inherit', 'ipc'],
  });
  let isStopping = false;
  if (onLog) createInterface(server.stderr!).on('line', onLog);
  let hasEnded = false;
  server.once('exit', code => {
    hasEnded = !isStopping;
    if (hasEnded) onExit?.(code);
  });
  const ended = new Promise<void>(resolve => server.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(server.stdout!).on('line', line => resolve(line.slice(line.indexOf('http'))));
    server.once('exit', code => reject(new Error(`the server ended with ${code}`)));
  });
  const figure = async (name: string): Promise<number> => {
    const metrics = await (await fetch(`${url}/metrics`)).text();
    return Number(metrics.match(new RegExp(`^${name} (\\S+)`, 'm'))![1]);
  };
  const ask = async (question: GaugeCommand): Promise<unknown> => {
    server.send(question);
    const [{ answer }] = (await once(server, 'message')) as [{ answer: unknown }];
    return answer;
  };
  return {
    url,
    get hasEnded() {
      return hasEnded;
    },
    rssMb: async () => (await figure('process_resident_memory_bytes')) / 1e6,
    heldMb: async () => ((await ask('held')) as number) / 1e6,
    beginProfile: async () => void (await ask('begin-profile')),
    endProfile: async () => (await ask('end-profile')) as CpuProfile,
    cpuSeconds: () => figure('process_cpu_seconds_total'),
    tablesInMemory: () => figure('quayside_tables'),
    async stop() {
      isStopping = true;
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
