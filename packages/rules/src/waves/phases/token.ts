// Rule 9.2, head to head: the other player puts the Wave token at one of the starting player's Elders.

import type { Decision } from '../../kit/flow.ts';
import { no } from '../../kit/refusal.ts';
import { councilCard, ownerOf } from '../facts.ts';
import { TOKEN } from '../moves.ts';
import type { Move, Phase, Waves, WavesMenu, WavesRefusal, WavesState, WavesTell, WavesView } from '../types.ts';

type Token = Extract<Move, { kind: 'token' }>;

/** In every other mode the token stays where chance has put it. */
export const begin = ({ open }: WavesState): Phase | null =>
  councilCard(open).mode === 'head-to-head' ? { kind: 'token', chooser: 1 - open.token } : null;

function menu(view: WavesView): WavesMenu {
  return { ask: 'token', moves: TOKEN.filter(move => !check(view, move)), complete: true };
}

function check({ open, seat }: WavesView, { place }: Token): WavesRefusal | null {
  if (open.phase.kind !== 'token' || open.phase.chooser !== seat) return no('not-the-chooser');
  if (ownerOf(open, place) === seat) return no('not-the-starters-elder');
  return null;
}

function play({ open }: WavesState, seat: number, { place }: Token, tell: WavesTell): null {
  open.token = place;
  tell.all({ type: 'token-placed', seat, place });
  return null;
}

export const token: Decision<Waves, Token> = { kinds: ['token'], menu, check, play };
