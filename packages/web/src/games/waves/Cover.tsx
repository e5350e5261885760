// The front page's picture: the Council rises from the sea before a mosaic sun.

import type { Class } from '@quayside/rules/waves';
import { CardFace } from './art/Card.tsx';
import { SHELL } from './art/Emblems.tsx';
import './palette.css';
import './cover.css';

// Not the rules' list: the front page would have to fetch the whole game for it.
const CLASSES: readonly Class[] = [1, 2, 3, 4, 5];

const RAYS = Array.from({ length: 30 }, (_, i) => 44 + i * 13);
const STONES = ['12 2 9 2 14 2', '10 2 13 2', '9 2 12 2 11 2'];

/** A row of curling waves, `step` apart, as one filled band down to the bottom edge. */
const surf = (y: number, step: number, shift: number): string => {
  const curl = `c0 ${-step * 0.42} ${step * 0.3} ${-step * 0.6} ${step * 0.6} ${-step * 0.6}c${step * 0.2} 0 ${step * 0.32} ${step * 0.14} ${step * 0.32} ${step * 0.28}c0 ${step * 0.13} ${-step * 0.1} ${step * 0.2} ${-step * 0.19} ${step * 0.2}c${-step * 0.02} ${step * 0.1} ${step * 0.1} ${step * 0.12} ${step * 0.27} ${step * 0.12}`;
  const count = Math.ceil((640 - shift) / step) + 1;
  return `M${shift} ${y}${curl.repeat(count)}V400H${shift}Z`;
};

export const Cover = () => (
  <svg class="waves-cover waves-palette" viewBox="0 0 640 360" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect class="sky" width="640" height="360" />
    <g transform="translate(320 236)">
      {RAYS.map((r, i) => (
        <circle key={r} class={`ray-${i % 5}`} r={r} stroke-dasharray={STONES[i % 3]} transform={`rotate(${i * 47})`} />
      ))}
    </g>
    <path class="surf-3" d={surf(262, 46, -30)} />
    <g transform="translate(320 470)">
      {CLASSES.map(card => (
        <g key={card} transform={`rotate(${(card - 3) * 15}) translate(-66 -398)`}>
          <svg x="0" y="0" width="132" height="185" aria-hidden="true">
            <CardFace card={card} />
          </svg>
        </g>
      ))}
    </g>
    <path class="surf-2" d={surf(304, 58, -44)} />
    <path class="surf-1" d={surf(342, 74, -20)} />
    {[96, 320, 544].map(x => (
      <svg key={x} class="shell" x={x - 17} y="322" width="34" height="34" viewBox="0 0 60 60" aria-hidden="true">
        {SHELL}
      </svg>
    ))}
  </svg>
);
