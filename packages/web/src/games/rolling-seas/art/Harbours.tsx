// Ports: a ring with an anchor; the Home Port in a star; where the story was told, what it was worth.

import { columnOf, PORT_NAMES } from '@quayside/rules/rolling-seas';
import type { Sailor } from '../scene.ts';
import { centre } from './outline.ts';

const ANCHOR = 'M0-2.6v5M-1.3-1.2h2.6M-2.4.6C-2 2.2-1 2.7 0 2.7s2-.5 2.4-2.1';
const STAR = Array.from({ length: 16 }, (_, n) => {
  const angle = (n * Math.PI) / 8;
  const radius = n % 2 ? 4.6 : 6.6;
  return `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
}).join('L');

export const Harbours = ({ sailor, small }: { sailor: Sailor; small: boolean }) => (
  <>
    {sailor.chart.harbours.map(({ port, cell }) => {
      const [x, y] = centre(cell);
      const told = sailor.tellings.find(telling => telling.port === port);
      const side = columnOf(cell) < 2 ? 'west' : columnOf(cell) > 16 ? 'east' : '';
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
          {!small && (
            <text
              class={`rs-port-name ${side && `rs-name-${side}`}`}
              x={side === 'west' ? -4 : side === 'east' ? 4 : 0}
              y={sailor.home === port ? -7.4 : -5.6}
            >
              {PORT_NAMES[port]}
            </text>
          )}
        </g>
      );
    })}
  </>
);
