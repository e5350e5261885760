// `hoard`: explores wherever it can, and tells its story only in the last turns. `rush`: tells wherever somebody
// listens, before anything else. `turtle`: explores, tells, and heaves to where neither can be done.

import { type Move, type RollingSeas, TURNS } from '@quayside/rules/rolling-seas';
import type { Scripts } from '../bot.ts';
import { maxBy } from './maxBy.ts';

const LAST_TURNS = 6;

const telling = (moves: readonly Move[]): Move | null =>
  maxBy(
    moves.filter(move => move.kind === 'port' && move.tell),
    move => (move.kind === 'port' ? Number(move.resupply) + Number(move.upgrade) : 0),
  );

const exploring = (moves: readonly Move[]): Move | null => moves.find(({ kind }) => kind === 'explore') ?? null;
const heavingTo = (moves: readonly Move[]): Move | null =>
  moves.find(move => move.kind === 'sail' && move.path.length === 0) ?? null;

export const scripts: Scripts<RollingSeas> = {
  hoard: ({ open }, { moves }) => (open.turn > TURNS - LAST_TURNS ? telling(moves) : exploring(moves)),
  rush: (_, { moves }) => telling(moves),
  turtle: (_, { moves }) => telling(moves) ?? exploring(moves) ?? heavingTo(moves),
};
