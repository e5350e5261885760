// The island: a coast with water lines, dunes and palms, and five harbours along the shore.

import { useId } from 'preact/hooks';
import { coast } from '../../../ui/art/coast.ts';
import type { Box, Places, Row } from '../map/places.ts';
import './isle.css';

/** A closed shore just inside a box; the same box gives the same shore. */
function shore({ x, y, w, h }: Box): string {
  const m = Math.min(w, h) * 0.05;
  const marks: [number, number][] = [
    [x + m * 2, y + m],
    [x + w * 0.3, y + m * 0.5],
    [x + w * 0.62, y + m * 1.1],
    [x + w - m * 1.6, y + m * 0.6],
    [x + w - m * 0.6, y + h * 0.3],
    [x + w - m * 1.2, y + h * 0.68],
    [x + w - m * 1.7, y + h - m * 0.8],
    [x + w * 0.66, y + h - m * 0.5],
    [x + w * 0.34, y + h - m * 0.9],
    [x + m * 1.5, y + h - m * 0.6],
    [x + m * 0.6, y + h * 0.66],
    [x + m * 1.2, y + h * 0.3],
    [x + m * 2, y + m],
  ];
  return `${coast(marks, Math.round(w), 0.09)}Z`;
}

const LINES = [1, 0.62, 0.3];

export function Isle({ places }: { places: Places }) {
  const id = useId();
  const line = shore(places.island);
  const reach = places.name === 'wide' ? 30 : places.name === 'square' ? 12 : 7;
  return (
    <g class="rw-isle">
      {LINES.map(n => (
        <path key={n} class="rw-surf" d={line} stroke-width={reach * n} data-line={n} />
      ))}
      <path class="rw-land" d={line} />
      <clipPath id={`${id}-land`}>
        <path d={line} />
      </clipPath>
      <path class="rw-beach" d={line} stroke-width={reach * 0.8} clip-path={`url(#${id}-land)`} />
      <path class="rw-coast" d={line} />
      {places.name === 'wide' && <Trees at={places.island} />}
    </g>
  );
}

const PALM = 'M0 0c1-10 4-16 9-22m0 0c-9-5-15-1-17 4m17-4c8-6 15-2 16 3m-16-3c0-7-7-11-11-8m11 8c3-7 10-9 13-5';

const Trees = ({ at: { x, y, w } }: { at: Box }) => (
  <>
    <path class="rw-dune" d={`M${x + 26} ${y + 250}q12-26 22-6t16 6Z`} />
    <path class="rw-palm" transform={`translate(${x + 150} ${y + 248})`} d={PALM} />
    <path class="rw-palm" transform={`translate(${x + 292} ${y + 246}) scale(-1 1)`} d={PALM} />
    <path class="rw-dune" d={`M${x + w - 84} ${y + 250}q10-22 20-5t20 5Z`} />
  </>
);

/** Houses over each square; raided ones have red roofs and are joined to the route. */
export function Harbours({ at, count, raided, planned }: { at: Row; count: number; raided: number; planned: boolean }) {
  const { x, y, step, size } = at;
  const to = raided + (planned ? 1 : 0);
  const gap = step - size;
  return (
    <>
      {gap > 8 &&
        Array.from({ length: count - 1 }, (_, n) => (
          <path
            key={`route-${n}`}
            class={`rw-route ${n + 1 < raided ? 'rw-sailed' : n + 1 < to ? 'rw-sailed rw-to-sail' : ''}`}
            d={`M${x + n * step + size + 3} ${y + size * 0.62}q${(gap - 6) / 2} ${size * 0.3} ${gap - 6} 0`}
          />
        ))}
      {Array.from({ length: count }, (_, n) => (
        <House key={n} x={x + n * step} y={y} size={size} isRaided={n < raided} />
      ))}
    </>
  );
}

const House = ({ x, y, size, isRaided }: { x: number; y: number; size: number; isRaided: boolean }) => (
  <g
    class={`rw-house ${isRaided ? 'rw-raided' : ''}`}
    transform={`translate(${x + size * 0.06} ${y}) scale(${size / 38})`}
  >
    <path class="rw-house-wall" d="M2-1v-13h17V-1ZM19-1v-21h12V-1Z" />
    <path class="rw-house-roof" d="M-1-14 10.500-24 22-14ZM16-22l9-13 9 13Z" />
    <path class="rw-house-door" d="M8-1v-7h5v7ZM23-16h4v4h-4Z" />
  </g>
);
