// Compares the speed of random playouts here and in another checkout, whose packages are installed: runs `bench
// playouts` of both by turns, so that a machine that becomes slower slows both. A checkout whose bench has no figure by
// processor time needs a copy of packages/cli/src/bench/playouts.ts first.
//
//   node scripts/compare-playouts.ts /path/to/checkout --game waves --players 4 --pairs 10 --seconds 3

import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const HERE = join(import.meta.dirname, '..');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    game: { type: 'string', default: 'waves' },
    players: { type: 'string', default: '4' },
    pairs: { type: 'string', default: '10' },
    seconds: { type: 'string', default: '3' },
  },
});
const [other] = positionals;
const pairs = Number(values.pairs);
if (other === undefined || !(pairs >= 2)) {
  process.stderr.write('Usage: compare-playouts.ts CHECKOUT [--game G] [--players N] [--pairs N] [--seconds N]\n');
  process.exit(2);
}

/** Decisions in a second of processor time: waiting for other processes does not count. */
function speedIn(checkout: string, seed: number): number {
  const flags = ['--game', values.game, '--players', values.players, '--seconds', values.seconds, '--seed', `${seed}`];
  const cli = join(checkout, 'packages/cli/src/main.ts');
  const ran = spawnSync(process.execPath, [cli, 'bench', 'playouts', '--json', ...flags], { cwd: checkout });
  if (ran.status !== 0) throw new Error(`bench playouts failed in ${checkout}:\n${ran.stderr}`);
  const { decisionsPerCpuSecond } = JSON.parse(`${ran.stdout}`);
  if (typeof decisionsPerCpuSecond !== 'number') throw new Error(`no decisionsPerCpuSecond in ${checkout}`);
  return decisionsPerCpuSecond;
}

const ratios: number[] = [];
const speeds: { here: number[]; there: number[] } = { here: [], there: [] };
for (let pair = 0; pair < pairs; pair++) {
  // Which of the two goes first changes with every pair.
  const order = pair % 2 === 0 ? [HERE, resolve(other)] : [resolve(other), HERE];
  const measured = new Map(order.map(checkout => [checkout, speedIn(checkout, pair + 1)]));
  const [here, there] = [measured.get(HERE)!, measured.get(resolve(other))!];
  speeds.here.push(here);
  speeds.there.push(there);
  ratios.push(here / there);
  process.stdout.write(`${here} here, ${there} there: ${(here / there).toFixed(3)}\n`);
}

/** Mean of the fastest quarter: other processes only ever slow a run down, so the fastest are disturbed least. */
function fastest(of: readonly number[]): number {
  const quarter = of.toSorted((a, b) => b - a).slice(0, Math.ceil(of.length / 4));
  return quarter.reduce((sum, speed) => sum + speed, 0) / quarter.length;
}

const logs = ratios.map(Math.log);
const mean = logs.reduce((sum, log) => sum + log, 0) / pairs;
const deviation = Math.sqrt(logs.reduce((sum, log) => sum + (log - mean) ** 2, 0) / (pairs - 1));
const error = deviation / Math.sqrt(pairs);
const shown = (log: number): string => Math.exp(log).toFixed(3);
process.stdout.write(
  `${values.game}: here is ${shown(mean)} times as fast, 95 % interval ${shown(mean - 2 * error)} to ${shown(mean + 2 * error)}, ` +
    `one pair scatters by ${(100 * deviation).toFixed(1)} %; ` +
    `by the fastest quarter of each ${(fastest(speeds.here) / fastest(speeds.there)).toFixed(3)}\n`,
);
