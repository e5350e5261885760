// What the tests of the pool ask: a move in one position of W·A·V·E·S.

import { Match, seedOf } from '@quayside/engine';
import { loadGame, settle } from '@quayside/rules';
import type { BotPool, MoveRequest } from '../src/botPool.ts';

const game = await loadGame('waves');
export const match = Match.start(game, 4, settle(game, 4, {}).options!, seedOf('pool'));
export const seat = match.deciding[0]!;
/** These tests are about what is answered, not about this machine's speed. */
export const far = (): number => performance.now() + 120_000;
export const job = (level: MoveRequest['level'], seed = 'a'): MoveRequest => ({
  game: 'waves',
  view: match.view(seat),
  level,
  seed,
  deadline: far(),
});
export const legal = (move: object) => match.game.check(match.view(seat), move) === null;

const THREADS = 3; // of a pool that is not told how many

/** Each thread first loads all rules and bots: on a busy machine that takes longer than the pool waits for a thread. */
export async function threadsStarted(pool: BotPool): Promise<void> {
  const ask = () => Promise.all(Array.from({ length: THREADS }, () => pool.think(job('deckhand'))));
  while ((await ask()).some(({ fallback }) => fallback));
}
