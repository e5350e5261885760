// Crew at the rail: a sailor in the captain's colour comes up for each die.

import type { Row } from '../map/places.ts';
import './sailors.css';

export const Sailors = ({ at: { x, y, step, size }, count, coming }: { at: Row; count: number; coming: boolean }) => (
  <>
    {Array.from({ length: count + (coming ? 1 : 0) }, (_, n) => (
      <g
        key={n}
        class={`rw-sailor ${n === count ? 'rw-sailor-coming' : ''}`}
        transform={`translate(${x + n * step + size / 2} ${y}) scale(${size / 36})`}
      >
        <path class="rw-shirt" d="M-14 2c0-12 5-17 14-17S14-10 14 2Z" />
        <path class="rw-stripes" d="M-12-6h24M-13.500-1h27" />
        <circle class="rw-skin" cy="-22" r="9.500" />
        <path class="rw-scarf" d="M-10-24c0-7 5-10 10-10s10 3 10 10c-6-2-14-2-20 0ZM9-25l8-2-4 6Z" />
        <path class="rw-eyes" d="M-3.500-21h.01M3.500-21h.01" />
      </g>
    ))}
  </>
);
