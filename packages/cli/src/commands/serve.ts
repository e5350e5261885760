// `serve`: server and web by one command. Builds the web when it is older than what it is made of, then listens.

import { type Dirent, existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CONFIG_FLAGS, CONFIG_HELP, readConfig, SettingError, startServer, untilStopped } from '@quayside/server';
import { type Command, type Flags, UsageError } from '../command.ts';

const packages = fileURLToPath(new URL('../../..', import.meta.url));
const WEB = join(packages, 'web');
const DIST = join(WEB, 'dist');
const MADE_OF = [
  ...[
    'web/src',
    'web/public',
    'web/index.html',
    'web/vite.config.ts',
    'web/rulesHtml.ts',
    'web/precompress.ts',
    'web/fontSubsets.ts',
    'web/breakpointNames.ts',
  ],
  ...['rules/src', 'rules/released', 'engine/src', 'dice/src', 'protocol/src'],
].map(path => join(packages, path));

export const serve: Command = {
  name: 'serve',
  summary: 'start the server',
  help: `
Usage: npm start -- [flags]

Builds the web if it is out of date, then serves the place until it is stopped (Ctrl-C).
Every setting can be given as a flag or as a variable of the environment; the flag wins.

${CONFIG_HELP}
`,
  flags: CONFIG_FLAGS,
  run: serveUntilStopped,
};

async function serveUntilStopped(_words: string[], flags: Flags): Promise<number> {
  try {
    const config = readConfig(flags, process.env);
    const running = await startServer(config, config.pages ? built : null);
    // Before anybody is told that it runs: a signal that comes at once must find it listening for signals.
    const stopped = untilStopped(running);
    process.stdout.write(`Quayside is open at ${running.url}\n`);
    if (running.networkUrl) process.stdout.write(`In your network: ${running.networkUrl}\n`);
    return await stopped;
  } catch (error) {
    if (error instanceof SettingError) throw new UsageError(error.message);
    throw error;
  }
}

/** The folder of the web, which is built first if it is out of date. */
async function built(): Promise<string> {
  const page = join(DIST, 'index.html');
  if (!existsSync(page) || newest(MADE_OF) > statSync(page).mtimeMs) await build();
  return DIST;
}

async function build(): Promise<void> {
  process.stderr.write('Building the web …\n');
  const vite = await import('vite');
  await vite.build({ root: WEB, logLevel: 'warn' });
  forgetOld(join(DIST, 'assets'));
}

const FORGOTTEN_AFTER_MS = 7 * 24 * 3_600_000;

/** Each build adds its files to those of the builds before, which open pages still ask for; old ones are deleted. */
function forgetOld(folder: string): void {
  for (const path of inside(folder)) if (Date.now() - statSync(path).mtimeMs > FORGOTTEN_AFTER_MS) rmSync(path);
}

/** When the newest of these files, or of the files in these folders, was changed. */
function newest(paths: string[]): number {
  let time = 0;
  for (const path of paths) {
    if (!existsSync(path)) continue;
    const entry = statSync(path);
    time = Math.max(time, entry.isDirectory() ? newest(inside(path)) : entry.mtimeMs);
  }
  return time;
}

const inside = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry: Dirent) => entry.name !== 'test')
    .map(entry => join(folder, entry.name));
