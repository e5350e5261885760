// Rules 6.1, 6.8 and 6.9: pirates just drawn, the Kraken, and the King just found. Each may be fought, or not.

import { no } from '../../kit/refusal.ts';
import { flee } from '../effects/arrival.ts';
import { fightKing, fightKraken, fightPirates } from '../effects/battle.ts';
import { ENGAGE, ESCAPE, FIGHT, LEAVE, PARLEY } from '../moves.ts';
import type { FortuneRefusal, FortuneState, FortuneTell, Move, Phase } from '../types.ts';

type Meeting = Extract<Phase, { kind: 'pirate' | 'kraken' | 'king' }>;

const MENUS: Record<Meeting['kind'], readonly Move[]> = {
  pirate: [FIGHT, PARLEY],
  kraken: [ENGAGE, LEAVE],
  king: [FIGHT, ESCAPE],
};

export const menu = ({ kind }: Meeting): readonly Move[] => MENUS[kind];

export const check = ({ kind }: Meeting, move: Move): FortuneRefusal | null =>
  MENUS[kind].some(listed => listed.kind === move.kind) ? null : no('not-now');

/** Pirates and the Kraken who are let be stay where they are. True when somebody is asked something, or all is over. */
export function play(state: FortuneState, phase: Meeting, move: Move, tell: FortuneTell): boolean {
  const { seat } = phase;
  const { at: tile } = state.open.ships[seat]!;
  const fights = move.kind === 'fight' || move.kind === 'engage';
  switch (phase.kind) {
    case 'pirate':
      if (fights) return fightPirates(state, seat, phase.hp, tell);
      tell.all({ type: 'parleyed', seat, tile, hp: phase.hp });
      return false;
    case 'kraken':
      if (fights) return fightKraken(state, seat, tell);
      tell.all({ type: 'kraken-left', seat, tile });
      return false;
    case 'king':
      if (fights) return fightKing(state, seat, tell);
      flee(state, seat, tell);
      return false;
  }
}
