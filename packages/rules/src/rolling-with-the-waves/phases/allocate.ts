// Rule 5: all captains put their three dice to work at once, each behind a screen.

import type { Seat } from '../../game.ts';
import { no } from '../../kit/refusal.ts';
import { whyClosed, whyNotBury } from '../facts.ts';
import { allocating, BURY, facesKey } from '../moves.ts';
import { CHESTS, ICONS } from '../tables.ts';
import type {
  Allocation,
  Captain,
  Die,
  Move,
  Order,
  RollingMenu,
  RollingRefusal,
  RollingState,
  RollingTell,
  RollingView,
} from '../types.ts';

export function menu({ open, seat }: RollingView): RollingMenu {
  const asked = open.phase.kind === 'allocate' && seat !== null && open.phase.waiting.includes(seat);
  return { ask: 'allocate', moves: asked ? allocations(open.captains[seat]!) : [], complete: true };
}

/** All a captain can do with the dice in the nest: at most 9 * 8 * 7 allocations and 3 burials. */
export function allocations(captain: Captain): Move[] {
  const moves: Move[] = [];
  const icons: number[] = [];
  for (let i = 0; i < ICONS.length; i++) if (whyClosed(captain, ICONS[i]!) === null) icons.push(i);
  const orders = arrangements(captain.nest);
  for (let a = 0; a < icons.length; a++)
    for (let b = a + 1; b < icons.length; b++)
      for (let c = b + 1; c < icons.length; c++)
        for (const faces of orders) moves.push(allocating(icons[a]!, icons[b]!, icons[c]!, faces));
  for (const chest of CHESTS) if (whyNotBury(captain, chest) === null) moves.push(BURY[chest]);
  return moves;
}

/** The different orders three dice can be put in: six, or fewer where faces are equal. */
function arrangements([x, y, z]: readonly Die[]): number[] {
  const a = x!.face;
  const b = y!.face;
  const c = z!.face;
  if (a === b && b === c) return [facesKey(a, a, a)];
  if (a === b) return [facesKey(a, a, c), facesKey(a, c, a), facesKey(c, a, a)];
  if (b === c) return [facesKey(b, b, a), facesKey(b, a, b), facesKey(a, b, b)];
  if (a === c) return [facesKey(a, a, b), facesKey(a, b, a), facesKey(b, a, a)];
  return [
    facesKey(a, b, c),
    facesKey(a, c, b),
    facesKey(b, a, c),
    facesKey(b, c, a),
    facesKey(c, a, b),
    facesKey(c, b, a),
  ];
}

export function check({ open, seat }: RollingView, move: Allocation): RollingRefusal | null {
  if (open.phase.kind !== 'allocate') return no('not-now');
  if (seat === null || !open.phase.waiting.includes(seat)) return no('not-your-turn');
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

export function play(
  { open, own }: RollingState,
  waiting: Seat[],
  seat: Seat,
  move: Allocation,
  tell: RollingTell,
): void {
  own[seat]!.allocation = move;
  open.phase = { kind: 'allocate', waiting: waiting.filter(other => other !== seat) };
  tell.all({ type: 'ready', seat });
}
