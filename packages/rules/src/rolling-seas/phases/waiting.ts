// What all decisions of Rolling Seas have in common: everybody decides at once, and the last one in has them carried
// out.

import type { Seat } from '../../game.ts';
import { type Decision, jointly } from '../../kit/flow.ts';
import type { Move, Open, Phase, RollingSeas, SeasState, SeasTell, SeasView } from '../types.ts';

type Together = Extract<Phase, { waiting: Seat[] }>;
/** A phase before it is known who is asked. */
export type Question<P extends Phase = Together> = P extends Together ? Omit<P, 'asked' | 'waiting'> : never;

/** Carries out what all have chosen, and says what is asked next in the same step. */
type CarryOut<P extends Together> = (state: SeasState, phase: P, tell: SeasTell) => Phase | null;

/** Whether this viewer is asked in a phase of this kind. */
export const isAsked = ({ open, seat }: SeasView, kind: Together['kind']): boolean =>
  seat !== null && open.phase.kind === kind && open.phase.waiting.includes(seat);

/** What a seat can only do, null when it can do nothing; or that there are several things. */
export type OnlyMove = Move | null | 'several';

/** The choice among these moves; two are enough to tell. */
export const among = (moves: readonly Move[]): OnlyMove => (moves.length > 1 ? 'several' : (moves[0] ?? null));

/**
 * The question for everybody who has a choice. What can only be done is chosen unasked (1.6): charts and ledgers lie
 * open, so that tells no secret. Where nobody has a choice, all is carried out at once.
 */
export function ask<P extends Together>(
  state: SeasState,
  question: Question<P>,
  choiceOf: (open: Open, seat: Seat) => OnlyMove,
  carryOut: CarryOut<P>,
  tell: SeasTell,
): Phase | null {
  const asked: Seat[] = [];
  const open = { ...state.open, phase: { ...question, asked: [], waiting: [] } as unknown as P };
  for (const [seat, mine] of state.own.entries()) {
    const choice = choiceOf(open, seat);
    if (choice === 'several') asked.push(seat);
    else mine.choice = choice;
  }
  const phase = { ...question, asked, waiting: asked.slice() } as unknown as P;
  return asked.length > 0 ? phase : carryOut(state, phase, tell);
}

/** A decision for which all captains lay down their choices face down. */
export const together = <P extends Together, M extends Move>({
  carryOut,
  ...decision
}: Omit<Decision<RollingSeas, M>, 'play'> & { carryOut: CarryOut<P> }): Decision<RollingSeas, M> =>
  jointly({
    ...decision,
    keep(own, move) {
      own.choice = move;
    },
    committed: seat => ({ type: 'ready', seat }),
    resolve: (state, tell) => carryOut(state, state.open.phase as P, tell),
  });

/** Takes back all choices, to be carried out. */
export function reveal<K extends Move['kind']>({ own }: SeasState, kind: K): [Seat, Extract<Move, { kind: K }>][] {
  const choices: [Seat, Extract<Move, { kind: K }>][] = [];
  for (const [seat, mine] of own.entries()) {
    if (mine.choice?.kind === kind) choices.push([seat, mine.choice as Extract<Move, { kind: K }>]);
    mine.choice = null;
  }
  return choices;
}
