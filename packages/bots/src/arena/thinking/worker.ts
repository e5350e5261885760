// A worker thread in which a bot of ours decides, in games that programs play too.

import { type AnyShape, loadGame, type Rng, type View } from '@quayside/rules';
import { loadEvaluation } from '../../evaluations.ts';
import { decide, type Player } from '../../levels.ts';
import { thinkingMs } from '../arenaGame.ts';

export type ThinkingTask = { game: string; player: Player; view: View<AnyShape>; rng: Rng; clock: boolean };

export default async function think({ game: id, player, view, rng, clock }: ThinkingTask) {
  const game = await loadGame(id);
  const until = performance.now() + thinkingMs(player, { clock });
  return { move: decide(player, game, await loadEvaluation(game), view, rng, until), rng };
}
