// Ports: a ring with an anchor; the Home Port in a star; where the story was told, what it was worth.

import { type Cell, COLUMNS, columnOf, PORT_NAMES } from '@quayside/rules/rolling-seas';
import type { Sailor } from '../scene.ts';
import { centre } from './outline.ts';

const ANCHOR = 'M0-2.6v5M-1.3-1.2h2.6M-2.4.6C-2 2.2-1 2.7 0 2.7s2-.5 2.4-2.1';
const STAR = Array.from({ length: 16 }, (_, n) => {
  const angle = (n * Math.PI) / 8;
  const radius = n % 2 ? 4.6 : 6.6;
  return `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
}).join('L');

/** Where a name can stand without covering what is written in the cells: above the port, else below it, else nowhere. */
function besidePort(cell: Cell, side: string, written: ReadonlySet<Cell>): 'above' | 'below' | null {
  const from = side === 'west' ? 0 : side === 'east' ? -2 : -1;
  const isFree = (row: number) => [0, 1, 2].every(n => !written.has(cell + row * COLUMNS + from + n));
  return isFree(-1) ? 'above' : isFree(1) ? 'below' : null;
}

type Props = { sailor: Sailor; small: boolean; written: ReadonlySet<Cell> };

export const Harbours = ({ sailor, small, written }: Props) => (
  <>
    {sailor.chart.harbours.map(({ port, cell }) => {
      const [x, y] = centre(cell);
      const told = sailor.tellings.find(telling => telling.port === port);
      const side = columnOf(cell) < 2 ? 'west' : columnOf(cell) > 16 ? 'east' : '';
      const name = small ? null : besidePort(cell, side, written);
      return (
        <g key={port} class={`rs-port ${told ? 'rs-told' : ''}`} transform={`translate(${x} ${y})`}>
          {sailor.home === port && <path class="rs-home" d={`M${STAR}Z`} />}
          <circle r="4" />
          {told && !small && (
            <text class="rs-numeral" y="1.8">
              {told.value}
            </text>
          )}
          <path class="rs-anchor" d={ANCHOR} />
          {name && (
            <text
              class={`rs-port-name ${side && `rs-name-${side}`}`}
              x={side === 'west' ? -4 : side === 'east' ? 4 : 0}
              y={(sailor.home === port ? 7.4 : 5.6) * (name === 'above' ? -1 : 1) + (name === 'above' ? 0 : 2.4)}
            >
              {PORT_NAMES[port]}
            </text>
          )}
        </g>
      );
    })}
  </>
);
