// Moves as lessons write them.

import type { ScriptedMove } from '../../lesson.ts';
import type { Class, Move, Waves } from '../types.ts';

export const follow = (card: Class): Move => ({ kind: 'follow', card });
export const rebel = (card: Class, count: number): Move => ({ kind: 'rebel', card, count });

/** Seats in the order they play, each with a Follower of this class. */
export const followers = (...played: readonly (readonly [number, Class])[]): ScriptedMove<Waves>[] =>
  played.map(([seat, card]) => [seat, follow(card)]);

/** Discards one card of a class. */
export const discard = (card: Class): Move => ({
  kind: 'discard',
  cards: [0, 1, 2, 3, 4, 5].map(c => (c === card ? 1 : 0)),
});
