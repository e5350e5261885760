// How questions are put: to one player, to one after the other, or to several at once.

import type { Seat } from '../../game.ts';
import type { Decision } from '../../kit/flow.ts';
import { commit } from '../../kit/joint.ts';
import { no } from '../../kit/refusal.ts';
import { clockwise } from '../../kit/ring.ts';
import type { Move } from '../types/move.ts';
import type {
  AskedSeats,
  Open,
  Phase,
  RattleBattle,
  RattleMenu,
  RattleRefusal,
  RattleState,
  RattleTell,
  RattleView,
} from '../types.ts';

export type SeatAnswer<M extends Move = Move> = { seat: Seat; move: M };

/** A decision of one player, or of several at once: what may be chosen, what is legal, and what follows. */
export type PlayerDecision = {
  menu(view: RattleView): RattleMenu;
  check(view: RattleView, move: Move): RattleRefusal | null;
  /** One answer, or those to a joint question in turn order. The next question of the step, or null. */
  resolve(state: RattleState, answers: readonly SeatAnswer[], tell: RattleTell): Phase | null;
};

export type Question = Exclude<Phase, { kind: 'sea' | 'over' }>;

/**
 * Puts a decision to those who are waited for; the last answer resolves it. Not `jointly` of kit/flow.ts: the same
 * decision may be put to one player alone, who answers openly and without a `ready` event, and `resolve` is given all
 * answers in turn order.
 */
export const put = (decision: PlayerDecision): Decision<RattleBattle> => ({
  menu: view => (isAsked(view) ? decision.menu(view) : { ask: view.open.phase.kind, moves: [], complete: true }),

  check(view, move) {
    if (move.kind === 'landed') return NOT_NOW;
    return isAsked(view) ? decision.check(view, move) : no('not-your-turn');
  },

  play(state, seat, move, tell) {
    const phase = state.open.phase as Question;
    if (phase.waiting.length + phase.ready.length === 1) return decision.resolve(state, [{ seat, move }], tell);
    state.own[seat]!.choice = move;
    tell.all({ type: 'ready', seat });
    const ready = [...phase.ready, seat].sort();
    if (phase.waiting.length > 1) return { ...commit(phase, seat), ready };
    return decision.resolve(state, chosen(state, ready), tell);
  },
});

const isAsked = ({ open: { phase }, seat }: RattleView): boolean =>
  seat !== null && (phase as Question).waiting.includes(seat);

/** What those who answered together have chosen, in turn order; it is a secret no more. */
function chosen({ open, own }: RattleState, seats: readonly Seat[]): SeatAnswer[] {
  return turnOrder(open)
    .filter(seat => seats.includes(seat))
    .map(seat => {
      const move = own[seat]!.choice!;
      own[seat]!.choice = null;
      return { seat, move };
    });
}

export const asked = (...seats: Seat[]): AskedSeats => ({ waiting: seats, ready: [] });

/** From the Baron to the left. */
export const turnOrder = (open: Open): readonly Seat[] => clockwise(open.galleons.length, open.baron);

/** 3.6 Asks those who have a choice, all at once; null when nobody has one. */
export function askThose<K extends Question['kind']>(
  kind: K,
  seats: readonly Seat[],
  hasChoice: (seat: Seat) => boolean,
): ({ kind: K } & AskedSeats) | null {
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
