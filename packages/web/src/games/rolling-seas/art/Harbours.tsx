// Ports: a ring with an anchor; the Home Port in a star; where the story was told, what it was worth.

import { CELLS, type Cell, COLUMNS, columnOf } from '@quayside/rules/rolling-seas';
import { piece } from '../../../ui/piece.ts';
import type { DrawnCaptain } from '../scene.ts';
import { names as pieceNames } from '../words.ts';
import { centre } from './outline.ts';

const ANCHOR = 'M0-2.6v5M-1.3-1.2h2.6M-2.4.6C-2 2.2-1 2.7 0 2.7s2-.5 2.4-2.1';
const STAR = Array.from({ length: 16 }, (_, n) => {
  const angle = (n * Math.PI) / 8;
  const radius = n % 2 ? 4.6 : 6.6;
  return `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
}).join('L');

type Beside = 'above' | 'below';

const sideOf = (cell: Cell) => (columnOf(cell) < 2 ? 'west' : columnOf(cell) > 16 ? 'east' : '');

/**
 * Where names can stand without covering a port, another name or what is written in cells: above, else below, else
 * nowhere.
 */
function besidePorts({ chart }: DrawnCaptain, written: ReadonlySet<Cell>): Map<Cell, Beside> {
  const taken = new Set([...written, ...chart.harbours.map(({ cell }) => cell)]);
  const names = new Map<Cell, Beside>();
  for (const { cell } of chart.harbours) {
    const from = { west: 0, '': -1, east: -2 }[sideOf(cell)];
    for (const beside of ['above', 'below'] as const) {
      const first = cell + (beside === 'above' ? -COLUMNS : COLUMNS) + from;
      const covered = [first, first + 1, first + 2];
      if (covered.some(it => it < 0 || it >= CELLS || taken.has(it))) continue;
      for (const it of covered) taken.add(it);
      names.set(cell, beside);
      break;
    }
  }
  return names;
}

type Props = { captain: DrawnCaptain; small: boolean; written: ReadonlySet<Cell>; named: boolean };

export function Harbours({ captain, small, written, named }: Props) {
  const names = besidePorts(captain, written);
  return (
    <>
      {captain.chart.harbours.map(({ port, cell }) => {
        const [x, y] = centre(cell);
        const told = captain.tellings.find(telling => telling.port === port);
        const side = sideOf(cell);
        const name = small ? undefined : names.get(cell);
        return (
          <g
            key={port}
            class={`rs-port ${told ? 'rs-told' : ''}`}
            transform={`translate(${x} ${y})`}
            {...(named && {
              ...piece('port', port),
              'data-anchor': `port:${port}`,
              role: 'img',
              'aria-label': pieceNames.ports[port],
            })}
          >
            {captain.home === port && <path class="rs-home" d={`M${STAR}Z`} />}
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
                y={(captain.home === port ? 7.4 : 5.6) * (name === 'above' ? -1 : 1) + (name === 'above' ? 0 : 2.4)}
              >
                {pieceNames.ports[port]}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
}
