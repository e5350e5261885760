// haproxy in front of nodes on this machine, with the configuration of docs/haproxy.cfg: only addresses are exchanged.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './ports.ts';
import { findProgram } from './programs.ts';

const MANUAL = new URL('../../../docs/haproxy.cfg', import.meta.url);
const START_MS = 10_000;

export type Haproxy = { url: string; stop(): Promise<void> };

/**
 * `nodes`: host and port of each. Resolves when it accepts connections. `ownGroup`: Ctrl-C in a terminal does not end
 * it.
 */
export async function startHaproxy(nodes: readonly string[], { ownGroup = false } = {}): Promise<Haproxy> {
  const program = findProgram('haproxy');
  if (program === null) throw new Error('haproxy is not here.');
  const folder = mkdtempSync(join(tmpdir(), 'quayside-haproxy-'));
  const port = await freePort();
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, configured(readFileSync(MANUAL, 'utf8'), `127.0.0.1:${port}`, nodes));
  let errors = '';
  const child = spawn(program, ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'pipe'], detached: ownGroup });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors = (errors + text).slice(-4000);
  });
  const ended = once(child, 'exit').catch(() => {});
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const failed = Promise.race([once(child, 'error'), once(child, 'exit')]).then(() => {
    throw new Error(`haproxy ended: ${errors.trim()}`);
  });
  const url = `http://127.0.0.1:${port}`;
  try {
    await Promise.race([accepts(url), failed]);
  } catch (error) {
    await stop();
    throw error;
  }
  failed.catch(() => {});
  return { url, stop };
}

/** The manual's configuration with these addresses in its `bind` and `server` lines. */
export function configured(text: string, bind: string, nodes: readonly string[]): string {
  const lines = text.split('\n').filter(line => !/^\s+server /.test(line));
  const servers = nodes.map((address, n) => `  server node${n + 1} ${address}`);
  return `${lines
    .join('\n')
    .replace(/^(\s+bind ).*$/m, `$1${bind}`)
    .trimEnd()}\n${servers.join('\n')}\n`;
}

/** Any answer will do: without a node haproxy itself says 503. */
async function accepts(url: string): Promise<void> {
  for (const until = performance.now() + START_MS; performance.now() < until; ) {
    const isUp = await fetch(`${url}/healthz`).then(
      answer => answer.arrayBuffer().then(() => true),
      () => false,
    );
    if (isUp) return;
    await new Promise(resolve => setTimeout(resolve, 50));
  }
  throw new Error(`haproxy did not accept connections within ${START_MS / 1000} s`);
}
