// Rule 1: what lies on the table before the first round.

import { below, type Rng } from '../kit/rng.ts';
import { emptyByIcon } from './facts.ts';
import type { RollingOptions } from './meta.ts';
import { COLOURS, CREW_DICE, CREW_IN_BAG, FIRST_INFAMY, FREEBOOTER, freebooters } from './tables.ts';
import type { Captain, RollingState } from './types.ts';

const unwritten = (): Captain => ({
  infamy: FIRST_INFAMY,
  nest: [],
  squares: emptyByIcon(),
  buried: { chestA: false, chestB: false, chestC: false },
  allocation: null,
});

/** Empty maps, dice in the bag and in reserve, and a random first player. */
export function layOut(seats: number, options: RollingOptions, rng: Rng): RollingState {
  const captains = Array.from({ length: seats }, unwritten);
  const bag: number[] = COLOURS.map(colour => (colour < seats ? CREW_IN_BAG : 0));
  bag[FREEBOOTER] = freebooters(seats);
  const first = below(rng, seats);
  return {
    open: {
      portsTie: options['ports-tie'] === 'nobody' ? 'nobody' : 'all-tied',
      round: 0,
      first,
      phase: { kind: 'draft', seat: first },
      bag,
      reserve: captains.map(() => CREW_DICE - CREW_IN_BAG),
      pool: [],
      captains,
    },
    own: captains.map(() => ({ allocation: null, raising: null })),
    shut: {},
    rng,
  };
}
