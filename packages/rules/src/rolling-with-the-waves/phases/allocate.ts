// Rule 5: all captains put their three dice to work at once, each behind a screen.

import { type Decision, jointly } from '../../kit/flow.ts';
import { no } from '../../kit/refusal.ts';
import { reveal } from '../effects/writing.ts';
import { everybody, whyClosed, whyNotBury } from '../facts.ts';
import { BURY, waysToAllocate } from '../moves.ts';
import { CHESTS, ICONS } from '../tables.ts';
import type {
  Allocation,
  Captain,
  Die,
  Move,
  Order,
  Phase,
  RollingMenu,
  RollingRefusal,
  RollingState,
  RollingView,
  RollingWithTheWaves,
} from '../types.ts';

function menu({ open, seat }: RollingView): RollingMenu {
  const asked = open.phase.kind === 'allocate' && seat !== null && open.phase.waiting.includes(seat);
  return { ask: 'allocate', moves: asked ? allocations(open.captains[seat]!) : [], complete: true };
}

/** All a captain can do with the dice in the nest: at most 9 * 8 * 7 allocations and 3 burials. */
export function allocations(captain: Captain): readonly Move[] {
  let icons = 0;
  for (let i = 0; i < ICONS.length; i++) if (whyClosed(captain, ICONS[i]!) === null) icons |= 1 << i;
  const moves = waysToAllocate(icons, facesOf(captain.nest)).slice();
  for (const chest of CHESTS) if (whyNotBury(captain, chest) === null) moves.push(BURY[chest]);
  return moves;
}

/** From low to high: the order in which dice were drafted makes no difference. */
function facesOf([x, y, z]: readonly Die[]): [number, number, number] {
  const low = Math.min(x!.face, y!.face, z!.face);
  const high = Math.max(x!.face, y!.face, z!.face);
  return [low, x!.face + y!.face + z!.face - low - high, high];
}

function check({ open, seat }: RollingView, move: Allocation): RollingRefusal | null {
  if (open.phase.kind !== 'allocate' || seat === null || !open.phase.waiting.includes(seat)) return no('not-your-turn');
  const captain = open.captains[seat]!;
  if (move.kind === 'bury') {
    const why = whyNotBury(captain, move.chest); // 5.5
    return why && no(why, { icon: move.chest });
  }
  if (!sameDice(captain.nest, move.orders)) return no('not-your-dice'); // 5.1
  for (let i = 0; i < move.orders.length; i++) {
    const { icon } = move.orders[i]!;
    if (i > 0 && move.orders[i - 1]!.icon === icon) return no('one-die-an-icon', { icon }); // 5.2
    const why = whyClosed(captain, icon); // 5.4
    if (why) return no(why, { icon });
  }
  return null;
}

function sameDice(nest: readonly Die[], orders: readonly Order[]): boolean {
  const faces = nest.map(({ face }) => face).sort();
  const values = orders.map(({ value }) => value).sort();
  return faces.every((face, i) => face === values[i]);
}

/** 5.1 All captains at the same time. */
export const begin = ({ open }: RollingState): Phase => ({ kind: 'allocate', waiting: everybody(open).slice() });

export const allocate: Decision<RollingWithTheWaves, Allocation> = jointly({
  kinds: ['allocate', 'bury'],
  menu,
  check,
  keep(own, move) {
    own.allocation = move;
  },
  committed: seat => ({ type: 'ready', seat }),
  resolve: reveal, // 6.1
});
