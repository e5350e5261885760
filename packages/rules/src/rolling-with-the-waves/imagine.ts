// A world this viewer could be in. All that is ever hidden is what other captains have decided and not yet revealed.

import type { World } from '../game.ts';
import { clone } from '../kit/clone.ts';
import { pick, type Rng } from '../kit/rng.ts';
import { allocations } from './phases/allocate.ts';
import { raisings, whoMayRaise } from './phases/raise.ts';
import type { Allocation, Own, RollingView, RollingWithTheWaves } from './types.ts';

export function imagine({ seat: me, open, own: mine }: RollingView, rng: Rng): World<RollingWithTheWaves> {
  const { phase, captains } = open;
  const own = captains.map((): Own => ({ allocation: null, raising: null }));
  if (phase.kind === 'allocate') {
    for (let seat = 0; seat < own.length; seat++)
      if (seat !== me && !phase.waiting.includes(seat))
        own[seat]!.allocation = pick(rng, allocations(captains[seat]!)) as Allocation;
  } else if (phase.kind === 'raise') {
    for (const seat of whoMayRaise(open))
      if (seat !== me && !phase.waiting.includes(seat)) own[seat]!.raising = pick(rng, raisings(captains[seat]!));
  }
  if (me !== null && mine) own[me] = clone(mine);
  return { open: clone(open), own, shut: {} };
}
