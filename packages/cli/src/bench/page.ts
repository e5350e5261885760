// What a phone has to fetch and do: the front page and a table of each game in a slowed-down Chromium, against a server
// of its own. What happens in the browser is measured by a script of the web (packages/web/timing/page.ts), because it
// drives the browser as the tests there do and cli does not import the web.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@quayside/rules';
import { type Flags, UsageError, whole } from '../command.ts';
import { chosenMeta } from '../game.ts';
import { startServerProcess } from './serverProcess.ts';

const SCRIPT = fileURLToPath(new URL('../../../web/timing/page.ts', import.meta.url));
const NO_BROWSER = 3; // exit code of the script, which has said why

/** What the web answers for each page: its name and figures; null where a page has no such figure. */
type Figures = { page: string } & Record<string, string | number | null>;

export async function benchPage(flags: Flags): Promise<number> {
  const games = flags['game'] === undefined ? Object.keys(GAMES) : [chosenMeta(flags).id];
  const slowdown = whole(flags, 'slowdown', 4, { max: 20 });
  const wanted = { games, slowdown, moves: whole(flags, 'moves', 5, { min: 0 }), seed: whole(flags, 'seed', 1) };
  const runs = whole(flags, 'runs', 1, { max: 99 });
  await scriptOutput(); // says that there is no Chromium before a server is started
  const server = await startServerProcess(['--pages', 'yes']);
  try {
    const found: Figures[][] = [];
    for (let n = 0; n < runs; n++) found.push(await measure(server.url, { ...wanted, seed: wanted.seed + n }));
    const pages = found[0]!.map(({ page }, n) =>
      medianOf(
        page,
        found.map(run => run[n]!),
      ),
    );
    if (flags['json']) process.stdout.write(`${JSON.stringify({ bench: 'page', slowdown, runs, pages })}\n`);
    else process.stdout.write(tableOf(pages));
  } finally {
    await server.stop();
  }
  return 0;
}

const measure = async (url: string, wanted: object): Promise<Figures[]> =>
  JSON.parse(await scriptOutput(url, JSON.stringify(wanted)));

async function scriptOutput(...args: string[]): Promise<string> {
  const child = spawn(process.execPath, [SCRIPT, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const [out, errors] = [text(child.stdout), text(child.stderr)];
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code === NO_BROWSER) throw new UsageError((await errors).trim());
  if (code !== 0) throw new Error(`the pages could not be measured: ${await errors}`);
  return out;
}

function medianOf(page: string, runs: readonly Figures[]): Figures {
  const names = Object.keys(runs[0]!).filter(name => name !== 'page');
  const median = (name: string): number | null => {
    const values = runs.flatMap(run => (typeof run[name] === 'number' ? [run[name]] : [])).toSorted((a, b) => a - b);
    return values[Math.floor((values.length - 1) / 2)] ?? null;
  };
  return { page, ...Object.fromEntries(names.map(name => [name, median(name)])) };
}

/** A line for each page, a column for each figure. */
function tableOf(pages: readonly Figures[]): string {
  const names = Object.keys(pages[0]!);
  const lines = [names, ...pages.map(page => names.map(name => page[name]?.toLocaleString('en') ?? '-'))];
  return lines
    .map(
      ([page, ...figures]) =>
        `${page!.padEnd(24)}${figures.map((cell, n) => cell.padStart(Math.max(10, names[n + 1]!.length + 2))).join('')}\n`,
    )
    .join('');
}
