// Rule 6.3, Raise Spirits: who has both squares full in time may write one die as a 7. All who can decide at once.

import type { Seat } from '../../game.ts';
import { type Decision, jointly } from '../../kit/flow.ts';
import { no } from '../../kit/refusal.ts';
import { mayRaise } from '../facts.ts';
import { KEEP, RAISE } from '../moves.ts';
import type {
  Captain,
  Open,
  Phase,
  Raising,
  RollingMenu,
  RollingRefusal,
  RollingState,
  RollingView,
  RollingWithTheWaves,
} from '../types.ts';

function menu({ open, seat }: RollingView): RollingMenu {
  const asked = open.phase.kind === 'raise' && seat !== null && open.phase.waiting.includes(seat);
  return { ask: 'raise', moves: asked ? raisings(open.captains[seat]!) : [], complete: true };
}

/** Any die but one put on Spirits itself, or none. */
export function raisings({ allocation }: Captain): Raising[] {
  const moves: Raising[] = [KEEP];
  if (allocation?.kind === 'allocate')
    for (const { icon } of allocation.orders) if (icon !== 'spirits') moves.push(RAISE[icon]);
  return moves;
}

function check({ open, seat }: RollingView, move: Raising): RollingRefusal | null {
  if (open.phase.kind !== 'raise' || seat === null || !open.phase.waiting.includes(seat)) return no('no-spirits');
  if (move.kind === 'keep') return null;
  const { allocation } = open.captains[seat]!;
  const written = allocation?.kind === 'allocate' && allocation.orders.some(({ icon }) => icon === move.icon);
  return written && move.icon !== 'spirits' ? null : no('not-raisable', { icon: move.icon });
}

/** Who is asked, once the allocations are revealed. */
export function whoMayRaise({ captains }: Open): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < captains.length; seat++) {
    const captain = captains[seat]!;
    if (captain.allocation && mayRaise(captain, captain.allocation)) seats.push(seat);
  }
  return seats;
}

export function begin({ open }: RollingState): Phase | null {
  const waiting = whoMayRaise(open);
  return waiting.length > 0 ? { kind: 'raise', waiting } : null;
}

export const raise: Decision<RollingWithTheWaves, Raising> = jointly({
  kinds: ['raise', 'keep'],
  menu,
  check,
  keep(own, move) {
    own.raising = move;
  },
  committed: seat => ({ type: 'spirits-decided', seat }),
  resolve() {}, // the values are written in the next step, by those who could not raise too
});
