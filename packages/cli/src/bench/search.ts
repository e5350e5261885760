// The bots' search from the first decision of a game, every playout to the end of the game.

import { loadEvaluation, Search } from '@quayside/bots';
import { viewOf } from '@quayside/engine';
import { rngOf } from '@quayside/rules';
import { type Flags, whole } from '../command.ts';
import { chosenGame } from '../game.ts';
import { report } from './report.ts';

export async function benchSearch(flags: Flags): Promise<number> {
  const { game, players, options } = await chosenGame(flags);
  const seconds = whole(flags, 'seconds', 5);
  const rng = rngOf(whole(flags, 'seed', 1));
  const { judge, visibleKey, candidates } = await loadEvaluation(game);
  const evaluation = { judge, ...(visibleKey && { visibleKey }), ...(candidates && { candidates }) };
  const world = game.setup(players, options, rng);
  const view = viewOf({ ...world, rng }, game.deciding(world.open)[0]!);
  const began = performance.now();
  const cpuBefore = process.cpuUsage();
  const until = began + 1000 * seconds;
  let iterations = 0;
  // Afresh at every move, as at a table: a tree never grows beyond one thought.
  while (performance.now() < until) {
    const search = new Search(game, evaluation, view, rng);
    while (search.iterations < 20_000 && performance.now() < until) search.iterate();
    iterations += search.iterations;
  }
  const { user, system } = process.cpuUsage(cpuBefore);
  const took = (performance.now() - began) / 1000;
  const line = {
    bench: 'search',
    game: game.id,
    players,
    iterationsPerSecond: Math.round(iterations / took),
    iterationsPerCpuSecond: Math.round((1e6 * iterations) / (user + system)),
  };
  report(line, flags);
  return 0;
}
