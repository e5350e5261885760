// A worker thread that thinks about one position at a time.

import { rngAt, seedOf } from '@quayside/engine';
import type { Level } from '@quayside/protocol';
import { type AnyGame, type AnyShape, GAMES, loadGame, type View, type World } from '@quayside/rules';
import { advise, chances } from './advice.ts';
import type { Evaluation } from './bot.ts';
import { byStandings, loadEvaluation } from './evaluations.ts';
import { decide, LEVELS } from './levels.ts';

// All rules are read before the first task comes in: nobody's thinking time is spent on reading.
await Promise.all(Object.keys(GAMES).map(async id => loadEvaluation(await loadGame(id))));

/** What is asked: for a move, for advice on it, or for everybody's chances. `version` of the rules: else the newest. */
export type Question = { game: string; version?: number; seed: string } & (
  | { kind: 'move'; view: View<AnyShape>; level: Level }
  | { kind: 'advice'; view: View<AnyShape> }
  | { kind: 'chances'; world: World<AnyShape> }
);

/** What crosses to the worker; the time to think runs from its arrival. */
export type Task = Question & { ms: number };

const ADVISER = LEVELS.admiral.iterations;
const PLAYOUTS = 200; // for a look at everybody's chances

export default async function think(task: Task): Promise<unknown> {
  const until = performance.now() + task.ms;
  const game = await loadGame(task.game, task.version);
  try {
    return answer(task, game, await loadEvaluation(game), until);
  } catch (error) {
    if (game.version === GAMES[task.game]?.meta.version) throw error;
    // The game's evaluation knows the newest rules; where older ones make it fail, the score decides.
    return answer(task, game, byStandings(game), until);
  }
}

function answer(task: Task, game: AnyGame, evaluation: Evaluation<AnyShape>, until: number): unknown {
  const rng = rngAt(seedOf(task.seed), 0);
  switch (task.kind) {
    case 'move':
      return decide({ level: task.level, iterations: null }, game, evaluation, task.view, rng, until);
    case 'advice':
      return advise(game, evaluation, task.view, rng, { iterations: ADVISER, until });
    case 'chances':
      return chances(game, evaluation, task.world, rng, { iterations: PLAYOUTS, until });
  }
}
