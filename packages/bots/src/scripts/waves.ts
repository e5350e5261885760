// `rebel`: always the largest stack of Rebels, of equals the strongest. `follow`: always the strongest card as a
// Follower.

import type { Move, Waves } from '@quayside/rules/waves';
import type { Scripts } from '../bot.ts';
import { maxBy } from './maxBy.ts';

const isKind =
  <K extends Move['kind']>(kind: K) =>
  (move: Move): move is Extract<Move, { kind: K }> =>
    move.kind === kind;

export const scripts: Scripts<Waves> = {
  rebel: (_, { moves }) => maxBy(moves.filter(isKind('rebel')), ({ card, count }) => 10 * count + card),
  follow: (_, { moves }) => maxBy(moves.filter(isKind('follow')), ({ card }) => card),
};
