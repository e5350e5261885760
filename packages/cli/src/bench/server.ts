// `bench server`: a real server under real sockets. Every seat of every table is a client of its own.

import { setTimeout as sleep } from 'node:timers/promises';
import type { Created } from '@quayside/protocol';
import { rngOf } from '@quayside/rules';
import { type Flags, whole } from '../command.ts';
import { type Chosen, chosenGame } from '../game.ts';
import { startHost } from './host.ts';
import { benchIdle } from './idle.ts';
import { Player, type Tally } from './player.ts';
import { report } from './report.ts';

const WARM_UP_SECONDS = 2;

export async function benchServer(flags: Flags): Promise<number> {
  if (flags['idle'] !== undefined) return benchIdle(flags);
  const tables = whole(flags, 'tables', 100, { max: 5000 });
  const seconds = whole(flags, 'seconds', 10);
  const paceMs = whole(flags, 'pace', 0, { min: 0 });
  const chosen = await chosenGame({ ...flags, players: flags['players'] ?? '4' });
  const tally: Tally = { moves: 0, bytes: 0, waits: [] };
  const host = await startHost();
  const empty = await host.rssMb();
  const stopped = new AbortController();
  const companies = await gather(host.url, chosen, tables, whole(flags, 'seed', 1), tally, paceMs);
  const playing = companies.map(company => playOn(host.url, chosen, company, stopped.signal));
  while (companies.flat().some(player => !player.hasPlayed)) await sleep(50);
  await sleep(1000 * WARM_UP_SECONDS + 2 * paceMs);
  Object.assign(tally, { moves: 0, bytes: 0, waits: [] });
  await sleep(seconds * 1000);
  const { moves, bytes } = tally;
  const waits = tally.waits.toSorted((a, b) => a - b);
  const full = await host.rssMb();
  stopped.abort();
  for (const player of companies.flat()) player.leave();
  await Promise.all(playing);
  await host.stop();
  report(
    {
      bench: 'server',
      tables,
      movesPerSecond: Math.round(moves / seconds),
      p50Ms: at(waits, 0.5),
      p95Ms: at(waits, 0.95),
      p99Ms: at(waits, 0.99),
      bytesPerMove: Math.round(bytes / moves),
      rssMb: Math.round(full),
      kbPerTable: Math.round(((full - empty) * 1000) / tables),
    },
    flags,
  );
  return 0;
}

const at = (sorted: number[], share: number): number =>
  Number((sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(2));

/** The guests of all tables, a few arriving at a time. */
async function gather(
  url: string,
  { game, players }: Chosen,
  tables: number,
  seed: number,
  tally: Tally,
  paceMs: number,
): Promise<Player[][]> {
  const companies: Player[][] = [];
  for (let table = 0; table < tables; table++)
    companies.push(
      await Promise.all(
        Array.from({ length: players }, (_, seat) =>
          Player.arrive(url, game, rngOf(seed + table * players + seat), tally, paceMs),
        ),
      ),
    );
  return companies;
}

/** One game after another, until the bench is over. */
async function playOn(url: string, chosen: Chosen, company: Player[], stopped: AbortSignal): Promise<void> {
  const over = new Promise<void>(resolve => stopped.addEventListener('abort', () => resolve()));
  while (!stopped.aborted) {
    const table = await create(url, chosen, company[0]!);
    const sent = company.map((): number[] => []);
    for (const [seat, player] of company.entries()) await Promise.race([player.join(url, table, seat, sent), over]);
    const ended = company.map(player => player.over());
    company[0]!.start();
    await Promise.race([Promise.all(ended), over]);
    for (const player of company) player.leave();
  }
}

async function create(url: string, { game, players, options }: Chosen, host: Player): Promise<string> {
  const answer = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: host.cookie },
    body: JSON.stringify({ game: game.id, seats: players, options, bots: {}, start: false, listed: false }),
  });
  return ((await answer.json()) as Created).id;
}
