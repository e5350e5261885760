// The cup over the sea: it is shaken, tips over, and the dice drop out of it.

import './Cup.css';
import { useEffect } from 'preact/hooks';
import type { DieLook } from './marks.tsx';

/** So many dice are drawn above the rim; the others are hidden below them. */
const SEEN = 7;

/** Where they lie in the cup's mouth, on the grid of the drawing. */
const PLACES: readonly (readonly [x: number, y: number, turned: number])[] = [
  [-30, -3, 14],
  [-12, 3, -20],
  [6, -4, 33],
  [24, 2, 8],
  [-21, -9, -35],
  [-1, -12, 5],
  [17, -10, -14],
];

type Props = { dice: readonly DieLook[]; ms: number; onEnd(): void };

export function Cup({ dice, ms, onEnd }: Props) {
  // Runs once: another fall has another key, and so a cup of its own.
  useEffect(() => {
    const timer = setTimeout(onEnd, ms);
    return () => clearTimeout(timer);
  }, []);
  return (
    <svg class="dice-cup" viewBox="-70 -60 140 140" style={{ '--rattle': `${ms}ms` }} aria-hidden="true">
      <g class="dice-cup-shaken">
        <ellipse class="dice-cup-mouth" cx="0" cy="-18" rx="45" ry="15" />
        {dice.slice(0, SEEN).map(({ tint }, n) => {
          const [x, y, turned] = PLACES[n]!;
          return (
            <g key={n} class={`box-die ${tint}`} transform={`translate(${x} ${y - 16}) rotate(${turned})`}>
              <rect class="dice-cup-die" x="-8" y="-8" width="16" height="16" rx="2.5" />
            </g>
          );
        })}
        <path class="dice-cup-leather" d="M-45-18C-45-10-25-3 0-3S45-10 45-18L36 52c-1 8-16 14-36 14s-35-6-36-14z" />
        <path class="dice-cup-seam" d="M-42 6c8 8 24 12 42 12S34 14 42 6M-37 44c8 7 22 10 37 10s29-3 37-10" />
      </g>
    </svg>
  );
}
