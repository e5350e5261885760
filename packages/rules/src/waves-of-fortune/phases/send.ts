// Rule 6.4: how many fighters are sent into the next round of a battle.

import type { Decision } from '../../kit/flow.ts';
import { no } from '../../kit/refusal.ts';
import { fewest, most, send as sendFighters } from '../effects/battle.ts';
import { SEND } from '../moves.ts';
import type { Move, Open, Phase, WavesOfFortune } from '../types.ts';

type Sending = Extract<Phase, { kind: 'send' }>;

const sendingIn = ({ phase }: Open): Sending => phase as Sending;

export const send: Decision<WavesOfFortune, Extract<Move, { kind: 'send' }>> = {
  kinds: ['send'],

  menu({ open }) {
    const { seat, battle } = sendingIn(open);
    return { ask: 'send', moves: SEND.slice(fewest(battle), most(open.ships[seat]!.crew) + 1), complete: true };
  },

  check({ open }, { fighters }) {
    const { seat, battle } = sendingIn(open);
    const least = fewest(battle);
    const limit = most(open.ships[seat]!.crew);
    return fighters < least || fighters > limit ? no('bad-fighters', { least, most: limit }) : null;
  },

  play: (state, seat, { fighters }, tell) => sendFighters(state, seat, sendingIn(state.open).battle, fighters, tell),
};
