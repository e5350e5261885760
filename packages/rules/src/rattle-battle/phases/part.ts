// 1.3 Every player chooses a Part to start with, all at once.

import { addPart } from '../effects/galleon.ts';
import { PARTS } from '../tables/index.ts';
import type { Move } from '../types/move.ts';
import type { Phase, RattleState } from '../types.ts';
import { asked, NOT_NOW, type PlayerDecision } from './asking.ts';

const MOVES: readonly Move[] = PARTS.map(part => ({ kind: 'part', part }));

export const begin = ({ open }: RattleState): Phase => ({
  kind: 'part',
  ...asked(...open.galleons.map((_, seat) => seat)),
});

export const part: PlayerDecision = {
  menu: () => ({ ask: 'part', moves: MOVES, complete: true }),

  check: (_, move) => (move.kind === 'part' ? null : NOT_NOW),

  resolve(state, answers, tell) {
    for (const { seat, move } of answers) if (move.kind === 'part') addPart(state, seat, move.part, 'start', tell);
    return null;
  },
};
