// A worker thread that thinks about one position at a time.

import { getPriority, setPriority } from 'node:os';
import { rngAt, seedOf } from '@quayside/engine';
import type { Level, Temperament } from '@quayside/protocol';
import { type AnyGame, type AnyShape, GAMES, loadGame, type View, type World } from '@quayside/rules';
import { advise, chances } from './advice.ts';
import type { Evaluation } from './bot.ts';
import { byStandings, loadEvaluation } from './evaluations.ts';
import { decide } from './levels.ts';

// Threads that answer people go first where all want the processor. On Linux 0 means this thread alone; elsewhere it
// is the whole process, which must not be slowed.
const NICE_INCREMENT = 6; // added to the nice value of the process
const MOST_NICE = 19;
if (process.platform === 'linux') setPriority(0, Math.min(MOST_NICE, getPriority(0) + NICE_INCREMENT));

// All rules are read before the first task comes in: nobody's thinking time is spent on reading.
await Promise.all(Object.keys(GAMES).map(async id => loadEvaluation(await loadGame(id))));

/** What is asked: for a move, for advice on it, or for everybody's chances. `version` of the rules: else the newest. */
export type ThinkingQuestion = { game: string; version?: number; seed: string } & (
  | { kind: 'move'; view: View<AnyShape>; level: Level; temperament: Temperament | null }
  | { kind: 'advice'; view: View<AnyShape> }
  | { kind: 'chances'; world: World<AnyShape> }
);

/** What crosses to the worker; the time to think runs from its arrival. */
export type TimedQuestion = ThinkingQuestion & { ms: number };

const ADVISER = 6000; // iterations
const PLAYOUTS = 200; // for a look at everybody's chances

export default async function think(task: TimedQuestion): Promise<unknown> {
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

function answer(task: TimedQuestion, game: AnyGame, evaluation: Evaluation<AnyShape>, until: number): unknown {
  const rng = rngAt(seedOf(task.seed), 0);
  switch (task.kind) {
    case 'move':
      return decide({ ...task, iterations: null }, game, evaluation, task.view, rng, until);
    case 'advice':
      return advise(game, evaluation, task.view, rng, { iterations: ADVISER, until });
    case 'chances':
      return chances(game, evaluation, task.world, rng, { iterations: PLAYOUTS, until });
  }
}
