// The real server on a free port, with a data folder of its own: started before a file's first test, stopped after its
// last.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { type BrowserContext, test as base, type Page } from '@playwright/test';
import { messageIn, unpacked } from '@quayside/protocol/frames';

export { expect, type Page } from '@playwright/test';

export const ROOT = resolve(import.meta.dirname, '../../..');

/** A server that is running: where it is open, how it is told something, how it is stopped or killed. */
export type RunningServer = {
  pid: number;
  address: string;
  tell(line: string): Promise<string>;
  close(signal?: 'SIGTERM' | 'SIGKILL'): Promise<unknown>;
};

/** Starts a server and waits until it says where it is open; what it is told moves it. */
export async function startServer(file: string, ...flags: string[]): Promise<RunningServer> {
  const server = spawn(process.execPath, [file, ...flags], { cwd: ROOT, stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(server, 'exit');
  const lines = createInterface(server.stdout)[Symbol.asyncIterator]();
  const address = async (): Promise<string> => {
    for (;;) {
      const { value, done } = await lines.next();
      if (done) throw new Error('The server ended before it was open.');
      const found = /open at (http:\S+)/.exec(value)?.[1];
      if (found) return found;
    }
  };
  return {
    address: await address(),
    pid: server.pid!,
    tell(line) {
      server.stdin.write(`${line}\n`);
      return address();
    },
    close(signal = 'SIGTERM') {
      server.kill(signal);
      return ended;
    },
  };
}

/** A browser that needs no tips: a test that is about them turns them on by a script of its own. */
function withoutTips(): void {
  try {
    localStorage.setItem('quayside.tips', 'off');
  } catch {
    // A page without an address has no storage.
  }
}

/** Reads every frame that a page of this context receives; what is wrong with one goes to `found`. */
const reading = (found: (wrong: unknown) => void) => (context: BrowserContext) => {
  void context.addInitScript(withoutTips);
  context.on('page', page =>
    page.on('websocket', socket =>
      socket.on('framereceived', ({ payload }) => {
        try {
          messageIn(typeof payload === 'string' ? payload : unpacked(payload));
        } catch (error) {
          found(error);
        }
      }),
    ),
  );
};

export const test = base.extend<{ baseURL: string; frames: undefined }, { flags: string; serverUrl: string }>({
  /** Settings of the server that a file wants otherwise, as on the command line. */
  flags: ['', { option: true, scope: 'worker' }],
  serverUrl: [
    async ({ flags: more }, use) => {
      const data = await mkdtemp(join(tmpdir(), 'quayside-'));
      const flags = ['--port', '0', '--host', '127.0.0.1', '--data-dir', data, '--bot-pause-ms', '0'];
      flags.push(...more.split(' ').filter(Boolean));
      const server = await startServer('packages/cli/src/main.ts', 'serve', ...flags);
      await use(server.address);
      await server.close();
      await rm(data, { recursive: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ serverUrl }, use) => use(serverUrl),
  frames: [
    async ({ browser }, use) => {
      let wrong: unknown = null;
      const read = reading(error => {
        wrong ??= error;
      });
      browser.on('context', read);
      await use(undefined);
      browser.off('context', read);
      if (wrong) throw wrong;
    },
    { auto: true },
  ],
});

export type TableRequest = { game: string; seats: number; options?: Record<string, string> };

/** A table that has begun, with a deckhand on every place but mine. */
export async function tableAgainstBots(page: Page, { game, seats, options = {} }: TableRequest): Promise<void> {
  await page.request.get('/api/me');
  const bots = Object.fromEntries(Array.from({ length: seats - 1 }, (_, i) => [i + 1, 'deckhand']));
  const made = await page.request.post('/api/tables', {
    data: { game, seats, options, bots, start: true, listed: false },
  });
  const { id } = await made.json();
  await page.goto(`/t/${id}`);
}
