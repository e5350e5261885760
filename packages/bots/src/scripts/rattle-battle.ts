// `hoard`: one ship is sent and never fires, and Loot is sold only in the last Quest. `rush`: all ships are always
// sent. `turtle`: one ship is sent where no Loot is left behind for it, none otherwise, and every turn is passed.

import { count, type Move, minus, type RattleBattle } from '@quayside/rules/rattle-battle';
import type { Scripts } from '../bot.ts';
import { questsLeft } from '../rattle-battle-worth.ts';
import { maxBy } from './maxBy.ts';

type Send = Extract<Move, { kind: 'send' }>;

const sends = (moves: readonly Move[]): Send[] => moves.filter(move => move.kind === 'send');
const away = ({ ships, captain }: Send): number => ships + Number(captain);
const done = (moves: readonly Move[]): Move | null => moves.find(({ kind }) => kind === 'done') ?? null;
const passing = (moves: readonly Move[]): Move | null => moves.find(({ kind }) => kind === 'pass') ?? null;

export const scripts: Scripts<RattleBattle> = {
  hoard({ open }, { moves }) {
    const sent = maxBy(sends(moves), move => -Math.abs(away(move) - 1));
    const isSelling = open.phase.kind === 'pit' && questsLeft(open) > 0;
    return sent ?? passing(moves) ?? (isSelling ? done(moves) : null);
  },
  rush: (_, { moves }) => maxBy(sends(moves), away),
  turtle({ open, seat }, { moves }) {
    const { loot } = open.galleons[seat!]!;
    const free = sends(moves).filter(({ keep }) => count(minus(loot, keep)) === 0);
    return maxBy(free, move => -Math.abs(away(move) - 1)) ?? passing(moves);
  },
};
