// Records that nobody played, made to be expensive.

import { type Entry, type GameRecord, randomRecord, seedOf } from '@quayside/engine';
import { loadGame, settle } from '@quayside/rules';

const BLOCK = 25;

/** 25 moves, then blocks of 25 agreed returns, each to the last entry of the block before. */
export async function nestedReturns(length: number): Promise<GameRecord> {
  const game = await loadGame('waves');
  const { options } = settle(game, 2, {});
  const { log, ...beginning } = randomRecord(game, 2, options!, seedOf('nested returns'));
  const nested: Entry[] = log.slice(0, BLOCK);
  while (nested.length < length)
    nested.push({ seat: 0, back: nested.length - (nested.length % BLOCK) - 1, agreed: true });
  return { ...beginning, log: nested };
}
