// The ports (1.2): four on the mainland, and one on each island.

import { type Cell, cellNamed } from './chart.ts';

export const MAINLAND_PORTS = ['gullhaven', 'tarbarrel', 'lanternhead', 'cinderquay'] as const;
export const PORTS = [
  ...MAINLAND_PORTS,
  'quiet-bight',
  'tapsters-rest',
  'rib-harbour',
  'hammerfall',
  'midstep',
  'crossbar',
] as const;
export type Port = (typeof PORTS)[number];
export type MainlandPort = (typeof MAINLAND_PORTS)[number];

export const PORT_NAMES: Record<Port, string> = {
  gullhaven: 'Gullhaven',
  tarbarrel: 'Tarbarrel',
  lanternhead: 'Lanternhead',
  cinderquay: 'Cinderquay',
  'quiet-bight': 'Quiet Bight',
  'tapsters-rest': 'Tapster’s Rest',
  'rib-harbour': 'Rib Harbour',
  hammerfall: 'Hammerfall',
  midstep: 'Midstep',
  crossbar: 'Crossbar',
};

/** Gullhaven and Tarbarrel lie in the west, the others in the east. */
export const MAINLAND: Record<MainlandPort, Cell> = {
  gullhaven: cellNamed('A4'),
  tarbarrel: cellNamed('B12'),
  lanternhead: cellNamed('R4'),
  cinderquay: cellNamed('S12'),
};
