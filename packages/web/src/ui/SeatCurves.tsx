// Points over the course of a game: one line a seat, which ends in its letter.

import { seatClass } from './Emblem.tsx';
import type { SeatFace } from './seatFace.ts';
import './figures.css';

const WIDTH = 300;
const HEIGHT = 90;
const APART = 1.5; // lines that run together stay to be told apart

type Props = { caption: string; points: readonly (readonly number[])[]; faces: readonly SeatFace[] };

export function SeatCurves({ caption, points, faces }: Props) {
  const steps = points[0]?.length ?? 0;
  const most = Math.max(...points.flat());
  if (steps < 2 || most === 0) return null;
  const x = (step: number) => (step / (steps - 1)) * WIDTH;
  const y = (value: number) => HEIGHT - (value / most) * HEIGHT;
  return (
    <figure class="seat-curves">
      <figcaption>{caption}</figcaption>
      <svg viewBox={`-24 -10 ${WIDTH + 84} ${HEIGHT + 24}`} aria-hidden="true">
        <path class="seat-curves-axis" d={`M0 0V${HEIGHT}H${WIDTH}`} />
        <text x="-4" y="6" text-anchor="end">
          {most}
        </text>
        {points.map((values, seat) => (
          <g key={seat} class={seatClass(seat)}>
            <path
              d={`M${values.map((value, step) => `${x(step).toFixed(1)} ${(y(value) + APART * seat).toFixed(1)}`).join('L')}`}
            />
            <text x={WIDTH + 5 + 11 * seat} y={y(values.at(-1)!) + 4}>
              {faces[seat]!.letter}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}
