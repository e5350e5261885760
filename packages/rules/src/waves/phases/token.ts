// Rule 9.2, head to head: the other player puts the Wave token at one of the starting player's Elders.

import { no } from '../../kit/refusal.ts';
import { ownerOf } from '../facts.ts';
import { TOKEN } from '../moves.ts';
import type { Move, WavesMenu, WavesRefusal, WavesState, WavesTell, WavesView } from '../types.ts';

type Token = Extract<Move, { kind: 'token' }>;

export function menu(view: WavesView): WavesMenu {
  return { ask: 'token', moves: TOKEN.filter(move => !check(view, move)), complete: true };
}

export function check({ open, seat }: WavesView, { place }: Token): WavesRefusal | null {
  if (open.phase.kind !== 'token') return no('not-now');
  if (open.phase.chooser !== seat) return no('not-the-chooser');
  if (ownerOf(open, place) === seat) return no('not-the-starters-elder');
  return null;
}

export function play({ open }: WavesState, seat: number, { place }: Token, tell: WavesTell): void {
  open.token = place;
  tell.all({ type: 'token-placed', seat, place });
}
