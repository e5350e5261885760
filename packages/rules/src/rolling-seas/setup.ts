// Rules 1 and 2: the table before the first island is drawn.

import { type Rng, shuffle } from '../kit/rng.ts';
import { EMPTY_LEDGER } from './facts/ledger.ts';
import type { SeasOptions } from './meta.ts';
import { BLANK, CARDS, ISLANDS, MAINLAND, MAINLAND_PORTS } from './tables/index.ts';
import type { Captain, SeasState, TableSettings } from './types.ts';

/** Nothing is turned up yet. */
export function layOut(seats: number, options: SeasOptions, rng: Rng): SeasState {
  const table = tableOf(options);
  const captains = Array.from({ length: seats }, () => newCaptain(table));
  return {
    open: {
      table,
      turn: 0,
      phase: { kind: 'over' },
      dice: null,
      islands: [],
      discard: [],
      captains,
    },
    own: captains.map(() => ({ choice: null })),
    shut: { islands: shuffle(rng, [...ISLANDS]), deck: shuffle(rng, [...CARDS]) },
    rng,
  };
}

const tableOf = (options: SeasOptions): TableSettings => ({
  islands: options.islands === 'advanced' ? 'advanced' : 'basic',
  startProvisions: Number(options['start-provisions'] ?? 0),
  portOrder: options['port-order'] === 'upgrade-first' ? 'upgrade-first' : 'resupply-first',
  driftStory: options['drift-story'] === 'off' ? 'off' : 'on',
  tightStraits: options['tight-straits'] === 'closed' ? 'closed' : 'open',
  reveal: options.reveal === 'live' ? 'live' : 'together',
});

/** Before anything is drawn, with an empty log. */
export const newCaptain = ({ startProvisions: provisions }: TableSettings): Captain => ({
  chart: {
    cells: [...BLANK],
    islands: [],
    obstacles: [],
    harbours: MAINLAND_PORTS.map(port => ({ port, cell: MAINLAND[port] })),
  },
  home: null,
  start: null,
  at: null,
  ledger: { ...EMPTY_LEDGER, provisions, provisionsFilled: provisions },
  tellings: [],
  log: [],
  stories: [],
  landfall: null,
});
