// Compares the speed of random playouts here and in another checkout, whose packages are installed. Both are loaded
// into one process and play the same seeded games by turns, a fraction of a second each, measured in processor time of
// the process: what else runs on the machine slows both alike. How the compiler of the machine treats a function
// differs from process to process by a few percent, so several processes are run, and the error is that between them.
//
//   node scripts/compare-playouts.ts /path/to/checkout --game waves --players 4 --processes 24

import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { AnyGame, Options } from '@quayside/rules';
import type { Checkout } from './playGames.ts';

const HERE = join(import.meta.dirname, '..');
const WARM_UPS = 20; // of each checkout
const PAIRS = 50; // in a process

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    game: { type: 'string', default: 'waves' },
    players: { type: 'string', default: '4' },
    games: { type: 'string', default: '1500' }, // in a turn
    processes: { type: 'string', default: '24' },
    /** In a process of its own: which checkout is loaded first. */
    first: { type: 'string' },
  },
});
const [other] = positionals;
const processes = Number(values.processes);
if (other === undefined || !(processes >= 2)) {
  process.stderr.write('Usage: compare-playouts.ts CHECKOUT [--game G] [--players N] [--games N] [--processes N]\n');
  process.exit(2);
}

type Turn = (first: number) => number;
type Loaded = Checkout & {
  loadGame(id: string): Promise<AnyGame>;
  settle(game: AnyGame, players: number, chosen: object): { options: Options | null };
};

/** Plays a turn of games by this checkout; decisions in a microsecond of processor time. */
async function turnsOf(checkout: string): Promise<Turn> {
  const load = (name: string) => import(join(checkout, `packages/${name}/src/index.ts`));
  const loaded: Loaded = { ...(await load('rules')), ...(await load('engine')) };
  const players = Number(values.players);
  const game = await loaded.loadGame(values.game);
  const table = { game, players, options: loaded.settle(game, players, {}).options! };
  const { playGames }: typeof import('./playGames.ts') = await import(`./playGames.ts?${checkout}`);
  const count = Number(values.games);
  return first => {
    const before = process.cpuUsage();
    const decisions = playGames(loaded, table, { first, count });
    return decisions / process.cpuUsage(before).user;
  };
}

const meanOf = (numbers: readonly number[]): number => numbers.reduce((sum, it) => sum + it, 0) / numbers.length;

/** The logarithm of how many times as fast it is here, from one process. */
async function compared(first: string): Promise<number> {
  const order = first === 'here' ? [HERE, resolve(other!)] : [resolve(other!), HERE];
  const turns = new Map<string, Turn>();
  for (const checkout of order) turns.set(checkout, await turnsOf(checkout));
  const [here, there] = [turns.get(HERE)!, turns.get(resolve(other!))!];
  for (let n = 0; n < WARM_UPS; n++) for (const turn of turns.values()) turn(n);
  const logs: number[] = [];
  for (let pair = 0; pair < PAIRS; pair++) {
    const seed = 1_000_000 + pair * Number(values.games);
    // Which of the two goes first changes with every pair.
    const early = pair % 2 === 0 ? here(seed) : 0;
    const late = there(seed);
    logs.push(Math.log((early || here(seed)) / late));
  }
  return meanOf(logs);
}

if (values.first !== undefined) process.stdout.write(`${await compared(values.first)}\n`);
else {
  const logs: number[] = [];
  for (let n = 0; n < processes; n++) {
    const args = [...process.argv.slice(1), '--first', n % 2 === 0 ? 'here' : 'there'];
    const ran = spawnSync(process.execPath, args, { encoding: 'utf8' });
    if (ran.status !== 0) throw new Error(ran.stderr);
    logs.push(Number(ran.stdout));
    process.stdout.write(`${Math.exp(logs.at(-1)!).toFixed(3)}\n`);
  }
  const mean = meanOf(logs);
  const deviation = Math.sqrt(logs.reduce((sum, log) => sum + (log - mean) ** 2, 0) / (processes - 1));
  const error = deviation / Math.sqrt(processes);
  const shown = (log: number): string => Math.exp(log).toFixed(3);
  process.stdout.write(
    `${values.game}: here is ${shown(mean)} times as fast, 95 % interval ${shown(mean - 2 * error)} to ` +
      `${shown(mean + 2 * error)}; one process scatters by ${(100 * deviation).toFixed(1)} %\n`,
  );
}
