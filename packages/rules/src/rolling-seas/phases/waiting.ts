// What all decisions of Rolling Seas have in common: everybody decides at once, and the last one in resolves.

import type { Seat } from '../../game.ts';
import { commit } from '../../kit/joint.ts';
import type { Move, Phase, SeasState, SeasTell, SeasView } from '../types.ts';

type Together = Extract<Phase, { waiting: Seat[] }>;
/** A phase before it is known who is asked. */
export type Question<P extends Phase = Together> = P extends Together ? Omit<P, 'asked' | 'waiting'> : never;

/** Whether this viewer is asked in a phase of this kind. */
export const isAsked = ({ open, seat }: SeasView, kind: Together['kind']): boolean =>
  seat !== null && open.phase.kind === kind && open.phase.waiting.includes(seat);

export function choose({ open, own }: SeasState, phase: Together, seat: Seat, move: Move, tell: SeasTell): void {
  own[seat]!.choice = move;
  open.phase = commit(phase, seat);
  tell.all({ type: 'ready', seat });
}

/** What a seat can only do, null when it can do nothing; or that there are several things. */
export type Choice = Move | null | 'several';

/** The choice among these moves; two are enough to tell. */
export const among = (moves: readonly Move[]): Choice => (moves.length > 1 ? 'several' : (moves[0] ?? null));

/**
 * Asks everybody who has a choice; false when nobody has. What can only be done is chosen unasked (1.6): charts and
 * ledgers lie open, so that tells no secret.
 */
export function ask(state: SeasState, question: Question, choiceOf: (seat: Seat) => Choice): boolean {
  const { open, own } = state;
  const asked: Seat[] = [];
  open.phase = { ...question, asked, waiting: [] } as Together;
  for (const [seat, mine] of own.entries()) {
    const choice = choiceOf(seat);
    if (choice === 'several') asked.push(seat);
    else mine.choice = choice;
  }
  open.phase = { ...question, asked, waiting: asked.slice() } as Together;
  return asked.length > 0;
}

/** Takes back all choices, to be carried out. */
export function reveal<K extends Move['kind']>({ own }: SeasState, kind: K): [Seat, Extract<Move, { kind: K }>][] {
  const choices: [Seat, Extract<Move, { kind: K }>][] = [];
  for (const [seat, mine] of own.entries()) {
    if (mine.choice?.kind === kind) choices.push([seat, mine.choice as Extract<Move, { kind: K }>]);
    mine.choice = null;
  }
  return choices;
}
