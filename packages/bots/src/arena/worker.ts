// A worker thread that plays one game of the arena at a time.

import { loadGame } from '@quayside/rules';
import { loadEvaluation } from '../evaluation.ts';
import { type Duel, type Played, playDuel } from './duel.ts';

export default async function play({ game: id, duel }: { game: string; duel: Duel }): Promise<Played> {
  const game = await loadGame(id);
  return playDuel(game, await loadEvaluation(game), duel);
}
