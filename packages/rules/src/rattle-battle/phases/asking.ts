// How questions are put: to one player, to one after the other, or to several at once.

import type { Seat } from '../../game.ts';
import { no } from '../../kit/refusal.ts';
import { clockwise } from '../../kit/ring.ts';
import type { Move } from '../types/move.ts';
import type { Asked, Open, Phase, RattleMenu, RattleRefusal, RattleState, RattleTell, RattleView } from '../types.ts';

export type Answer<M extends Move = Move> = { seat: Seat; move: M };

/** One decision: what may be chosen, what is legal, and what follows. The next question of the step, or null. */
export type Decision = {
  menu(view: RattleView): RattleMenu;
  check(view: RattleView, move: Move): RattleRefusal | null;
  /** One answer, or those to a joint question in turn order. */
  resolve(state: RattleState, answers: readonly Answer[], tell: RattleTell): Phase | null;
};

export type Question = Exclude<Phase, { kind: 'sea' | 'over' }>;

export const asked = (...seats: Seat[]): Asked => ({ waiting: seats, ready: [] });

/** From the Baron to the left. */
export const turnOrder = (open: Open): readonly Seat[] => clockwise(open.galleons.length, open.baron);

/** 3.6 Asks those who have a choice, all at once; null when nobody has one. */
export function askThose<K extends Question['kind']>(
  kind: K,
  seats: readonly Seat[],
  hasChoice: (seat: Seat) => boolean,
): ({ kind: K } & Asked) | null {
  const choosing = seats.filter(hasChoice).sort();
  return choosing.length === 0 ? null : { kind, ...asked(...choosing) };
}

/** The next player of the queue for whom there is something to decide, asked; null when there is none. */
export function askNext(open: Open, needsAsking: (seat: Seat) => boolean): Seat | null {
  while (open.queue.length > 0) {
    const seat = open.queue.shift()!;
    if (needsAsking(seat)) return seat;
  }
  return null;
}

export const NOT_NOW = no('not-now');

/** What the seat is, for a check: the game has made sure that it is asked. */
export const me = ({ seat }: RattleView): Seat => seat ?? 0;
