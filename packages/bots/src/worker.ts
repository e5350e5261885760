// A worker thread that thinks about one position at a time.

import { rngAt, seedOf } from '@quayside/engine';
import { type AnyShape, GAMES, loadGame, type View } from '@quayside/rules';
import { loadEvaluation } from './evaluation.ts';
import { decide, type Level } from './levels.ts';

// All rules are read before the first task comes in: nobody's thinking time is spent on reading.
await Promise.all(Object.keys(GAMES).map(async id => loadEvaluation(await loadGame(id))));

/** What crosses to the worker; the time to think runs from its arrival. */
export type Task = { game: string; view: View<AnyShape>; level: Level; seed: string; ms: number };

export default async function think({ game: id, view, level, seed, ms }: Task): Promise<object> {
  const until = performance.now() + ms;
  const game = await loadGame(id);
  const evaluation = await loadEvaluation(game);
  return decide({ level, iterations: null }, game, evaluation, view, rngAt(seedOf(seed), 0), until);
}
