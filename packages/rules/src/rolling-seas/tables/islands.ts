// The six island cards (2.1). Shapes, names and coordinates are reconstructed.

import { type Cell, cellNamed } from './chart.ts';
import type { Port } from './ports.ts';

export const ISLANDS = ['I1', 'I2', 'I3', 'I4', 'I5', 'I6'] as const;
export type Island = (typeof ISLANDS)[number];

export type IslandCard = {
  name: string;
  /** The port on it, marked P in the drawing. */
  harbour: Port;
  /** The coordinate on the card. */
  coordinate: Cell;
  drawing: readonly string[];
};

export const ISLAND_CARDS: Record<Island, IslandCard> = {
  I1: {
    name: 'Sickle Key',
    harbour: 'quiet-bight',
    coordinate: cellNamed('E4'),
    drawing: ['#..', '#.#', '#P#'],
  },
  I2: { name: 'Cask Isle', harbour: 'tapsters-rest', coordinate: cellNamed('E12'), drawing: ['##', '##', 'P.'] },
  I3: { name: 'The Backbone', harbour: 'rib-harbour', coordinate: cellNamed('J6'), drawing: ['#####', '.P...'] },
  I4: {
    name: 'Anvil Island',
    harbour: 'hammerfall',
    coordinate: cellNamed('J10'),
    drawing: ['#####', '..#..', '..P..'],
  },
  I5: { name: 'Stairway Isle', harbour: 'midstep', coordinate: cellNamed('O4'), drawing: ['#..', '#P.', '.##'] },
  I6: { name: 'Bolt Island', harbour: 'crossbar', coordinate: cellNamed('O12'), drawing: ['###..', '..P##'] },
};

export const ISLANDS_IN_PLAY = 4;
