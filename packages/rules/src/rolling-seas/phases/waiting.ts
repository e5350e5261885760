// What all decisions of Rolling Seas have in common: everybody decides at once, and the last one in resolves.

import type { Seat } from '../../game.ts';
import { commit } from '../../kit/joint.ts';
import type { Move, Phase, SeasState, SeasTell, SeasView } from '../types.ts';

type Together = Extract<Phase, { waiting: Seat[] }>;

/** Whether this viewer is asked in a phase of this kind. */
export const isAsked = ({ open, seat }: SeasView, kind: Together['kind']): boolean =>
  seat !== null && open.phase.kind === kind && open.phase.waiting.includes(seat);

export function choose({ open, own }: SeasState, phase: Together, seat: Seat, move: Move, tell: SeasTell): void {
  own[seat]!.choice = move;
  open.phase = commit(phase, seat);
  tell.all({ type: 'ready', seat });
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
