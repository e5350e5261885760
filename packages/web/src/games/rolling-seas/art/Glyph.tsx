// What lies in one cell: rocks are triangles, storms spirals, monsters humps, currents arrows.

import { type Cell, columnOf, type Kind, rowOf } from '@quayside/rules/rolling-seas';
import { SIDE } from './outline.ts';

const PATHS: Record<Kind, string> = {
  rocks: 'M-3.8 3.2-1.4-2.4.6 1.6 2-.6 3.9 3.2Z',
  storm:
    'M.1.3c.6-.7 1.6 0 1.3.9-.4 1.2-2.2 1.4-3 .2-1-1.6.2-3.8 2.2-3.9C3.1-2.6 4.9 0 3.9 2.6M-3.6-1.6c.7-1.3 1.9-2.1 3.4-2.2',
  monster:
    'M-4 2.6c.3-3.3 3-3.3 3.3 0M.3 2.6c.2-2.5 2.2-2.5 2.6 0M3.5 2.6c.4-3-.1-5-1.8-5.2-.9 0-1.2.8-1.9.9M-4.4 3.9h8.8',
  current: 'M0 3.6V-3M-2.5-.8 0-3.6 2.5-.8M-3.4 3.4V1.6M3.4 3.4V1.6',
};

export const Glyph = ({ kind, cell, arrow }: { kind: Kind; cell: Cell; arrow: number }) => (
  <path
    class="rs-glyph"
    d={PATHS[kind]}
    transform={`translate(${(columnOf(cell) + 0.5) * SIDE} ${(rowOf(cell) + 0.5) * SIDE}) rotate(${arrow * 45})`}
  />
);
