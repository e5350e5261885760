// Rules 6.1, 6.8 and 6.9: pirates just drawn, the Kraken, and the King just found. Each may be fought, or not.

import type { Decision } from '../../kit/flow.ts';
import { flee } from '../effects/arrival.ts';
import { fightKing, fightKraken, fightPirates } from '../effects/battle.ts';
import { ENGAGE, ESCAPE, FIGHT, LEAVE, PARLEY } from '../moves.ts';
import type { FortuneMenu, FortuneView, Move, Phase, WavesOfFortune } from '../types.ts';

type Pirates = Extract<Phase, { kind: 'pirate' }>;

const anyOf = (ask: string, moves: readonly Move[]) => {
  const menu: FortuneMenu = { ask, moves, complete: true };
  return { kinds: moves.map(({ kind }) => kind), menu: (_: FortuneView) => menu, check: () => null };
};

/** Pirates who are let be stay where they are. */
export const pirate: Decision<WavesOfFortune> = {
  ...anyOf('pirate', [FIGHT, PARLEY]),
  play(state, seat, move, tell) {
    const { hp } = state.open.phase as Pirates;
    if (move.kind === 'fight') return fightPirates(state, seat, hp, tell);
    tell.all({ type: 'parleyed', seat, tile: state.open.ships[seat]!.at, hp });
    return null;
  },
};

export const kraken: Decision<WavesOfFortune> = {
  ...anyOf('kraken', [ENGAGE, LEAVE]),
  play(state, seat, move, tell) {
    if (move.kind === 'engage') return fightKraken(state, seat, tell);
    tell.all({ type: 'kraken-left', seat, tile: state.open.ships[seat]!.at });
    return null;
  },
};

export const king: Decision<WavesOfFortune> = {
  ...anyOf('king', [FIGHT, ESCAPE]),
  play(state, seat, move, tell) {
    if (move.kind === 'fight') return fightKing(state, seat, tell);
    flee(state, seat, tell);
    return null;
  },
};
