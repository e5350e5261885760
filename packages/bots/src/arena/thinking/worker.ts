// A worker thread in which a bot of ours decides, in games that programs play too.

import { type AnyShape, loadGame, type Rng, type View } from '@quayside/rules';
import { loadEvaluation } from '../../evaluations.ts';
import { type BotPlayer, decide } from '../../levels.ts';
import { thinkingMs } from '../arenaGame.ts';

export type ThinkingTask = { game: string; player: BotPlayer; view: View<AnyShape>; rng: Rng; clock: boolean };

export default async function think({ game: id, player, view, rng, clock }: ThinkingTask) {
  const game = await loadGame(id);
  const evaluation = await loadEvaluation(game);
  const began = performance.now(); // the start of the thread and the loading of the rules are no thinking
  const move = decide(player, game, evaluation, view, rng, began + thinkingMs(player, { clock }));
  return { move, rng, ms: performance.now() - began };
}
