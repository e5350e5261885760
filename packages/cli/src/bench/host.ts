// The real server as a second process, on a free port and with a data folder of its own.

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export type Host = { url: string; rssMb(): Promise<number>; stop(): Promise<void> };

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const UNLIMITED = [
  '--requests-per-minute',
  '10000000',
  '--frames-per-second',
  '100000',
  '--tables-per-guest',
  '1000000',
];

export async function startHost(): Promise<Host> {
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
  const server = spawn(process.execPath, [MAIN, 'serve', ...settings, ...UNLIMITED], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>(resolve => server.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(server.stdout).on('line', line => resolve(line.slice(line.indexOf('http'))));
    server.once('exit', code => reject(new Error(`the server ended with ${code}`)));
  });
  return {
    url,
    async rssMb() {
      const metrics = await (await fetch(`${url}/metrics`)).text();
      return Number(metrics.match(/^process_resident_memory_bytes (\S+)/m)![1]) / 1e6;
    },
    async stop() {
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
