// A worker thread that plays one game of the arena at a time.

import { loadGame } from '@quayside/rules';
import { loadEvaluation } from '../evaluations.ts';
import { type ArenaGame, type ArenaResult, playArenaGame } from './arenaGame.ts';

export default async function play({
  game: id,
  arenaGame,
}: {
  game: string;
  arenaGame: ArenaGame;
}): Promise<ArenaResult> {
  const game = await loadGame(id);
  return playArenaGame(game, await loadEvaluation(game), arenaGame);
}
