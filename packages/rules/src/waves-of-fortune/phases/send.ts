// Rule 6.4: how many fighters are sent into the next round of a battle.

import { no } from '../../kit/refusal.ts';
import { fewest, most } from '../effects/battle.ts';
import { SEND } from '../moves.ts';
import type { FortuneRefusal, Move, Open, Phase } from '../types.ts';

type Sending = Extract<Phase, { kind: 'send' }>;

export function menu(open: Open, { seat, battle }: Sending): Move[] {
  return SEND.slice(fewest(battle), most(open.ships[seat]!.crew) + 1);
}

export function check(open: Open, { seat, battle }: Sending, move: Move): FortuneRefusal | null {
  if (move.kind !== 'send') return no('not-now');
  const least = fewest(battle);
  const limit = most(open.ships[seat]!.crew);
  return move.fighters < least || move.fighters > limit ? no('bad-fighters', { least, most: limit }) : null;
}
